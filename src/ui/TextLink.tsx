import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

type TextLinkProps = ComponentProps<'a'> & {
  /** Without a URL it is plain text. */
  href: string | undefined;
  /** Underlined only on hover. */
  isBare?: boolean;
};

export function TextLink({ isBare, className, children, ...props }: TextLinkProps) {
  if (props.href === undefined) return <span className={className}>{children}</span>;
  const classes = [styles.link, isBare && styles.bare, className];
  return (
    <a {...props} className={classes.filter(Boolean).join(' ')}>
      {children}
    </a>
  );
}
