import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

type TextLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Underlined only while pointed at. */
  isBare?: boolean;
};

export function TextLink({ isBare, children, ...props }: TextLinkProps) {
  return (
    <a {...props} className={isBare ? `${styles.link} ${styles.bare}` : styles.link}>
      {children}
    </a>
  );
}
