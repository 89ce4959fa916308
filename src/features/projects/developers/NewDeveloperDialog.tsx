import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { makeId } from '../../../admin/forms/make-id.ts';
import { useSave } from '../../../admin/forms/useSave.ts';
import { developerErrors, developerSchema, type Developer } from '../../developers/developer.ts';

type NewDeveloperDialogProps = {
  onCancel: () => void;
  onAdded: (developer: Developer) => void;
};

export function NewDeveloperDialog({ onCancel, onAdded }: NewDeveloperDialogProps) {
  const [id] = useState(makeId);
  const [name, setName] = useState('');
  const { save, isSaving, failure, setFailure, errors, setErrors } = useSave();

  function add() {
    if (isSaving) return;
    const { data, error } = developerSchema.safeParse({ name });
    setErrors({ ...(error?.issues[0] && { name: error.issues[0].message }) });
    setFailure(undefined);
    if (!data) return;
    void save({
      action: actions.developers.save,
      input: { ...data, id },
      errorMessage: developerErrors.create,
      onDone: ({ record }) => onAdded({ ...record, logo: null }),
    });
  }

  return (
    <Dialog
      heading="New developer"
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button aria-disabled={isSaving} onClick={add}>
          {isSaving ? 'Adding...' : 'Add Developer'}
        </Button>
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <TextInput
        label="Name"
        description="You can add logo, description and website later, under Developers"
        required
        autoComplete="off"
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}
