import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { ListedNotes } from '../../notes/NoteButtons.tsx';
import styles from './RecordTitle.module.css';

type OpenedRow = {
  id: string;
  /** The URL of the form, if it has one. */
  address: string | undefined;
  /** Undefined for read-only members. */
  open: (() => void) | undefined;
};

const RowContext = createContext<OpenedRow>({ id: '', address: undefined, open: undefined });

export const RowProvider = RowContext.Provider;

/** The name of a record in its list, as a link to its form, and its notes. */
export function RecordTitle({ children }: { children: ReactNode }) {
  const { id } = useContext(RowContext);
  return (
    <>
      <Title>{children}</Title>
      <ListedNotes id={id} />
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  const { address, open } = useContext(RowContext);

  if (!open) return <span className={styles.name}>{children}</span>;
  const openForm = open;

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openForm();
  }

  return address ? (
    <a className={styles.title} href={address} onClick={follow}>
      {children}
    </a>
  ) : (
    <button type="button" className={styles.title} onClick={openForm}>
      {children}
    </button>
  );
}
