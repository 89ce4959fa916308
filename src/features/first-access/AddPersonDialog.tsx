import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { makeId } from '../../admin/forms/make-id.ts';
import { schemaErrors } from '../../admin/forms/schema-errors.ts';
import { useSave } from '../../admin/forms/useSave.ts';
import { accessErrors, accessKey, newPersonSchema } from './first-access.ts';

type AddPersonDialogProps = { onClose: () => void; onAdded: (id: string) => void };

/** Puts someone on the list who has not filled in the form. They get a link, but no emails. */
export function AddPersonDialog({ onClose, onAdded }: AddPersonDialogProps) {
  const [id] = useState(makeId);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const { save, isSaving, failure, setFailure, errors, setErrors } = useSave({ keys: [accessKey] });

  function add() {
    if (isSaving) return;
    const input = { id, name, email: email.trim() };
    const { data } = newPersonSchema.safeParse(input);
    setErrors(schemaErrors(newPersonSchema, input));
    setFailure(undefined);
    if (!data) return;
    void save({
      action: actions.firstAccess.add,
      input: data,
      errorMessage: accessErrors.add,
      onDone: ({ id: added }) => onAdded(added),
    });
  }

  return (
    <Dialog
      heading="Add person"
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button aria-disabled={isSaving} onClick={add}>
          {isSaving ? 'Adding...' : 'Add person'}
        </Button>
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <TextInput
        label="Name"
        required
        autoComplete="off"
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="off"
        value={email}
        error={errors['email']}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <p className="muted">
        The site sends this person no emails, because they have not agreed to any. Copy their link
        and share it yourself. If they join the VIP list, emails can be sent as well.
      </p>
    </Dialog>
  );
}
