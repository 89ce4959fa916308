import type { ReactNode } from 'react';

type MomentProps = {
  /** In UTC. */
  at: string;
  text: string;
  className?: string | undefined;
  children?: ReactNode;
};

/** A moment in words. Server and browser may write it with other spaces. */
export function Moment({ at, text, className, children }: MomentProps) {
  return (
    <time className={className} dateTime={at}>
      <span suppressHydrationWarning>{text}</span>
      {children}
    </time>
  );
}
