import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { makeId } from './make-id.ts';
import styles from './SaveDialog.module.css';

type SaveDialogProps = {
  heading: string;
  /** The button that sends the form, also while it is sent. */
  button: string;
  busy?: string;
  /** What is saved cannot be changed later, so no key for saving does it. */
  isFinal?: boolean;
  /** By field. The first one is focused. */
  errors: Record<string, string>;
  isSaving: boolean;
  /** Why the last save was not made, above the fields. */
  conflictText?: string | undefined;
  /** Gets the form, for fields that keep their own values. */
  onSave: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that is saved. */
export function SaveDialog(props: SaveDialogProps) {
  const { heading, button, busy = 'Saving...', errors, isSaving, conflictText } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [errors]);

  return (
    <Dialog
      heading={heading}
      onCancel={props.onClose}
      cancel="Cancel"
      actions={
        <Button
          type="submit"
          form={formId}
          data-sends={props.isFinal || undefined}
          aria-disabled={isSaving}
        >
          {isSaving ? busy : button}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave(event.currentTarget);
        }}
      >
        {conflictText && <Alert>{conflictText}</Alert>}
        {props.children}
      </form>
    </Dialog>
  );
}

type Seen = { id: string | undefined; revision: number | undefined };

/** The revision that a dialog saves over. After a conflict the next save replaces what is stored, or adds it again. */
export function useSeen({ id, revision }: Partial<Seen> = {}) {
  const [seen, setSeen] = useState<Seen>(() => ({ id: id ?? makeId(), revision }));
  const [conflictText, setConflictText] = useState<string>();

  function overwriteNext(newest: { id: string; revision: number } | null, text: string) {
    setSeen({ id: newest?.id ?? makeId(), revision: newest?.revision });
    setConflictText(text);
  }

  return { seen, conflictText, overwriteNext };
}
