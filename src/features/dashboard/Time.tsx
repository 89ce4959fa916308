import type { ReactNode } from 'react';

type TimeProps = {
  /** In UTC. */
  at: string;
  text: string;
  className?: string | undefined;
  children?: ReactNode;
};

/** A formatted moment. Suppresses hydration warnings, because server and browser may format spaces differently. */
export function Time({ at, text, className, children }: TimeProps) {
  return (
    <time className={className} dateTime={at}>
      <span suppressHydrationWarning>{text}</span>
      {children}
    </time>
  );
}
