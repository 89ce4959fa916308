import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import type { ZodType } from 'zod';
import { makeId } from './make-id.ts';
import { schemaErrors } from './schema-errors.ts';
import { useSave } from './useSave.ts';
import styles from './SaveDialog.module.css';

type SaveDialogProps = {
  heading: string;
  /** The button that sends the form, also while it is sent. */
  button: string;
  busy?: string;
  /** What is saved cannot be changed later, so no key for saving does it. */
  isFinal?: boolean;
  state: ReturnType<typeof useSaveDialog>['state'];
  onSave: (values: TypedValues) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form that is saved. */
export function SaveDialog(props: SaveDialogProps) {
  const { heading, button, busy = 'Saving...' } = props;
  const { errors, isSaving, message } = props.state;
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
          if (!isSaving) props.onSave(typedValues(new FormData(event.currentTarget)));
        }}
      >
        {message && <Alert>{message}</Alert>}
        {props.children}
      </form>
    </Dialog>
  );
}

type TypedValues = ReturnType<typeof typedValues>;

/** What is typed and checked in a form, by the names of its fields. */
export function typedValues(fields: FormData) {
  return {
    text: (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    },
    choices: <Value extends string>(name: string, all: readonly Value[]) =>
      all.filter((value) => fields.getAll(name).includes(value)),
  };
}

type Seen = { id: string | undefined; revision: number | undefined };

/** Saves what a dialog edits. After a conflict the next save replaces what is stored, or adds it again. */
export function useSaveDialog(key?: QueryKey, { id, revision }: Partial<Seen> = {}) {
  const { save, isSaving, failure, setFailure, errors, setErrors } = useSave(
    key && { keys: [key] },
  );
  const [seen, setSeen] = useState<Seen>(() => ({ id: id ?? makeId(), revision }));
  const [conflictText, setConflictText] = useState<string>();

  function overwriteNext(newest: { id: string; revision: number } | null, text: string) {
    setSeen({ id: newest?.id ?? makeId(), revision: newest?.revision });
    setConflictText(text);
  }

  /** What of a form can be sent. What cannot is marked at its fields. */
  function validated<Output>(schema: ZodType<Output>, input: unknown) {
    setFailure(undefined);
    setErrors(schemaErrors(schema, input));
    return schema.safeParse(input).data;
  }

  const state = {
    /** By field. The first one is focused. */
    errors,
    isSaving,
    /** Why the last save was not made, above the fields. */
    message: failure ?? conflictText,
  };
  return { save, seen, overwriteNext, validated, setFailure, errors, state };
}
