import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { SaveDialog, useSeen } from '../../admin/forms/SaveDialog.tsx';
import { useSave } from '../../admin/forms/useSave.ts';
import { showToast } from '../../admin/feedback/Toasts.tsx';
import { addressesKey } from './address-screen.ts';
import { redirectErrors, type RedirectDraft } from './redirect.ts';
import { removing } from './useRemoval.ts';

type RedirectDialogProps = { draft: RedirectDraft; onClose: () => void };

/** Adds a redirect, also for a given missing page, or edits one. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const isNew = draft.id === undefined;
  const { seen, conflictText, overwriteNext } = useSeen(draft);
  const [fromPath, setFromPath] = useState(draft.fromPath);
  const [target, setTarget] = useState(draft.target);
  const { save, isSaving, errors } = useSave({ keys: [addressesKey], failsIn: 'toast' });

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
        overwriteNext(
          newest,
          newest
            ? `Someone else changed this: ${newest.fromPath} now redirects to ${newest.target}. Save again to overwrite it.`
            : 'Someone else deleted this redirect. Save again to recreate it.',
        );
        showToast({ text: 'Not saved: someone else changed this redirect' });
      },
    });
  }

  return (
    <SaveDialog
      heading={isNew ? 'Add redirect' : 'Edit redirect'}
      button="Save redirect"
      errors={errors}
      isSaving={isSaving}
      conflictText={conflictText}
      onSave={submit}
      onClose={onClose}
    >
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
    </SaveDialog>
  );
}
