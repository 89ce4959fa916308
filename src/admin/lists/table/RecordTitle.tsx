import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { changeAddress } from '../../browser/useAddress.ts';
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
  const { id, address, open } = useContext(RowContext);

  if (!open) return <span className={styles.name}>{children}</span>;
  // On narrow screens it stands for Edit.
  const props = { className: styles.title, 'data-focus': `name-${id} edit-${id}` };
  const openForm = open;

  return address ? (
    <a {...props} href={address} onClick={(event) => follow(event, openForm)}>
      {children}
    </a>
  ) : (
    <button {...props} type="button" onClick={openForm}>
      {children}
    </button>
  );
}

/** A value of a record in its list, as a link to the field of its form. */
export function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  return <LinkInForm query={{ field }}>{children}</LinkInForm>;
}

/** When a record was edited, as a link to its history. */
export function HistoryLink({ children }: { children: ReactNode }) {
  return (
    <LinkInForm query={{ show: 'history' }} title="History">
      {children}
    </LinkInForm>
  );
}

type LinkInFormProps = { query: Record<string, string>; title?: string; children: ReactNode };

function LinkInForm({ query, title, children }: LinkInFormProps) {
  const { address, open } = useContext(RowContext);
  if (!open || !address) return children;
  const edit = new URLSearchParams(address).get('edit') ?? undefined;
  return (
    <a
      className={styles.value}
      title={title}
      href={`${address}&${new URLSearchParams(query)}`}
      onClick={(event) =>
        follow(event, () => changeAddress({ query: { edit, ...query }, isStep: true }))
      }
    >
      {children}
    </a>
  );
}

function follow(event: MouseEvent, open: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
}
