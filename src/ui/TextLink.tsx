import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

type TextLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Underlined only on hover. */
  isBare?: boolean;
};

export function TextLink({ isBare, className, children, ...props }: TextLinkProps) {
  const classes = [styles.link, isBare && styles.bare, className];
  return (
    <a {...props} className={classes.filter(Boolean).join(' ')}>
      {children}
    </a>
  );
}
