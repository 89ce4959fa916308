import { frameMessages } from '../messages/frame.ts';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Sheet.module.css';

type SheetProps = {
  /** A link to this fragment opens the sheet. */
  id: string;
  /** The id of that link. Closing the sheet returns to it. */
  openerId: string;
  heading: string;
  children: ReactNode;
};

/** A dialog that slides in from the right edge. */
export function Sheet({ id, openerId, heading, children }: SheetProps) {
  const headingId = `${id}-heading`;
  return (
    <dialog id={id} className={styles.scrim} aria-labelledby={headingId}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className="display display--2" id={headingId}>
            {heading}
          </h2>
          <a className={styles.close} href={`#${openerId}`} aria-label={frameMessages().close}>
            <Icon name="cross" />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}
