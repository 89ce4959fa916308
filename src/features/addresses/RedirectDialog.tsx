import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { SaveDialog, useSaveDialog } from '../../admin/forms/SaveDialog.tsx';
import { showToast } from '../../admin/feedback/Toasts.tsx';
import { addressesKey } from './address-screen.ts';
import { redirectErrors, type RedirectDraft } from './redirect.ts';
import { removing } from './useRemoval.ts';

type RedirectDialogProps = { draft: RedirectDraft; onClose: () => void };

/** Adds a redirect, also for a given missing page, or edits one. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const isNew = draft.id === undefined;
  const { save, seen, overwriteNext, errors, state } = useSaveDialog(addressesKey, draft);

  return (
    <SaveDialog
      heading={isNew ? 'Add redirect' : 'Edit redirect'}
      button="Save redirect"
      state={state}
      onClose={onClose}
      onSave={({ text }) =>
        void save({
          action: actions.addresses.save,
          input: { ...seen, fromPath: text('fromPath'), target: text('target') },
          errorMessage: redirectErrors.save,
          onDone: ({ record }) => {
            onClose();
            if (!isNew) return 'Redirect saved';
            const { fromPath, target } = record;
            return { text: `${fromPath} now redirects to ${target}`, undo: removing(record) };
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
        })
      }
    >
      <TextInput
        label="From"
        description="The old path, such as /old-page or /?p=12"
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus={draft.fromPath === '' || !isNew || undefined}
        name="fromPath"
        defaultValue={draft.fromPath}
        error={errors['fromPath']}
      />
      <TextInput
        label="To"
        description="A path on this site, or a URL such as https://example.com"
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus={(draft.fromPath !== '' && isNew) || undefined}
        name="target"
        defaultValue={draft.target}
        error={errors['target']}
      />
    </SaveDialog>
  );
}
