import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { SaveDialog, useSaveDialog } from '../../admin/forms/SaveDialog.tsx';
import { accessErrors, accessKey, newPersonSchema } from './first-access.ts';

type AddPersonDialogProps = { onClose: () => void; onAdded: (id: string) => void };

/** Puts someone on the list who has not filled in the form. They get a link, but no emails. */
export function AddPersonDialog({ onClose, onAdded }: AddPersonDialogProps) {
  const { save, seen, validated, errors, state } = useSaveDialog(accessKey);

  function add(name: string, email: string) {
    const data = validated(newPersonSchema, { id: seen.id, name, email: email.trim() });
    if (!data) return;
    void save({
      action: actions.firstAccess.add,
      input: data,
      errorMessage: accessErrors.add,
      onDone: ({ id }) => onAdded(id),
    });
  }

  return (
    <SaveDialog
      heading="Add person"
      button="Add person"
      busy="Adding..."
      state={state}
      onClose={onClose}
      onSave={({ text }) => add(text('name'), text('email'))}
    >
      <TextInput
        label="Name"
        required
        autoComplete="off"
        data-autofocus
        name="name"
        error={errors['name']}
      />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="off"
        name="email"
        error={errors['email']}
      />
      <p className="muted">
        The site sends this person no emails, because they have not agreed to any. Copy their link
        and share it yourself. If they join the VIP list, emails can be sent as well.
      </p>
    </SaveDialog>
  );
}
