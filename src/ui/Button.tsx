import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type SharedProps = {
  children: ReactNode;
  isSolid?: boolean;
  /** For labels in sentence case, without the letter-spacing of capitals. */
  isNatural?: boolean;
  isWide?: boolean;
};

type ButtonProps = SharedProps &
  (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>));

/** Renders a link if it has an `href`, otherwise a button. */
export function Button({ isSolid, isNatural, isWide, children, ...props }: ButtonProps) {
  const className = [
    styles.button,
    isSolid && styles.solid,
    isNatural && styles.natural,
    isWide && styles.wide,
  ]
    .filter(Boolean)
    .join(' ');
  if (props.href !== undefined) {
    return (
      <a {...props} className={className}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...props} className={className}>
      {children}
    </button>
  );
}
