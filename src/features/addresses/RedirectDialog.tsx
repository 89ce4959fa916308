import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { makeId } from '../../admin/forms/make-id.ts';
import { useSave } from '../../admin/forms/useSave.ts';
import { showToast } from '../../admin/feedback/Toasts.tsx';
import { addressesKey } from './address-screen.ts';
import styles from './Addresses.module.css';
import { redirectErrors, type RedirectDraft, type RedirectRow } from './redirect.ts';
import { removing } from './useRemoval.ts';

type RedirectDialogProps = { draft: RedirectDraft; onClose: () => void };

type Seen = { id: string | undefined; revision: number | undefined };

/** Adds a redirect, also for a given missing page, or edits one. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isNew = draft.id === undefined;
  const [seen, setSeen] = useState<Seen>(() => ({
    id: draft.id ?? makeId(),
    revision: draft.revision,
  }));
  const [fromPath, setFromPath] = useState(draft.fromPath);
  const [target, setTarget] = useState(draft.target);
  const [conflictText, setConflictText] = useState<string>();
  const { save, isSaving, errors } = useSave({ keys: [addressesKey], failsIn: 'toast' });

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  function submit() {
    void save({
      action: actions.addresses.save,
      input: { ...seen, fromPath, target },
      errorMessage: redirectErrors.save,
      onDone: ({ record }) => {
        onClose();
        if (!isNew) return 'Redirect saved';
        const text = `${record.fromPath} now redirects to ${record.target}`;
        return { text, undo: removing(record) };
      },
      onConflict: (newest) => {
        preserveMine(newest);
        showToast({ text: 'Not saved: someone else changed this redirect' });
      },
    });
  }

  /** Makes the next save replace a colleague's change, or add a redirect that a colleague deleted. */
  function preserveMine(newest: RedirectRow | null) {
    setSeen({ id: newest?.id ?? makeId(), revision: newest?.revision });
    setConflictText(
      newest
        ? `Someone else changed this: ${newest.fromPath} now redirects to ${newest.target}. Save again to overwrite it.`
        : 'Someone else deleted this redirect. Save again to recreate it.',
    );
  }

  return (
    <Dialog
      heading={isNew ? 'Add redirect' : 'Edit redirect'}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button type="submit" form={formId} aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save redirect'}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {conflictText && <Alert>{conflictText}</Alert>}
        <TextInput
          label="From"
          description="The old path, such as /old-page or /?p=12"
          required
          autoComplete="off"
          spellCheck={false}
          data-autofocus={draft.fromPath === '' || !isNew || undefined}
          value={fromPath}
          error={errors['fromPath']}
          onChange={({ currentTarget }) => setFromPath(currentTarget.value)}
        />
        <TextInput
          label="To"
          description="A path on this site, or a full URL starting with https://"
          required
          autoComplete="off"
          spellCheck={false}
          data-autofocus={(draft.fromPath !== '' && isNew) || undefined}
          value={target}
          error={errors['target']}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
