import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import styles from './RecordTitle.module.css';

type OpenedRow = {
  /** Of the form, where it has an address of its own. */
  address: string | undefined;
  open: () => void;
};

const RowContext = createContext<OpenedRow>({ address: undefined, open: () => undefined });

export const RowProvider = RowContext.Provider;

/** What a record is called in its list, and the way to its form. */
export function RecordTitle({ children }: { children: ReactNode }) {
  const { address, open } = useContext(RowContext);

  function follow(event: MouseEvent) {
    // A form that is being written in has asked first.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  }

  return address ? (
    <a className={styles.title} href={address} onClick={follow}>
      {children}
    </a>
  ) : (
    <button type="button" className={styles.title} onClick={open}>
      {children}
    </button>
  );
}
