import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { makeId } from '../../admin/forms/make-id.ts';
import { useReportedAction } from '../../admin/actions/useReportedAction.ts';
import { addressesKey } from './address-screen.ts';
import styles from './Addresses.module.css';
import { redirectErrors, type RedirectDraft, type RedirectRow } from './redirect.ts';
import { useRemoval } from './useRemoval.ts';

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
  const { remove } = useRemoval();
  const saving = useReportedAction({
    key: addressesKey,
    action: actions.addresses.save,
    errorMessage: redirectErrors.save,
    hasForm: true,
    toast: (answer) => {
      if (answer.outcome === 'conflict') {
        keepMine(answer.newest);
        return 'Not saved: someone else changed this redirect';
      }
      onClose();
      const { record } = answer;
      return isNew
        ? {
            text: `${record.fromPath} now redirects to ${record.target}`,
            action: { label: 'Undo', run: () => remove(record) },
          }
        : 'Redirect saved';
    },
  });
  const fields = saving.data?.outcome === 'refused' ? saving.data.fields : {};

  useEffect(() => {
    if (saving.data?.outcome === 'refused')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saving.data]);

  /** Makes the next save replace a colleague's change, or add a redirect that a colleague deleted. */
  function keepMine(newest: RedirectRow | null) {
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
        <Button type="submit" form={formId} aria-disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save redirect'}
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
          if (!saving.isPending) saving.mutate({ ...seen, fromPath, target });
        }}
      >
        {conflictText && <Alert>{conflictText}</Alert>}
        <TextInput
          label="From"
          description="The old path, such as /old-page"
          required
          autoComplete="off"
          spellCheck={false}
          data-autofocus={draft.fromPath === '' || !isNew || undefined}
          value={fromPath}
          error={fields['fromPath']}
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
          error={fields['target']}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
