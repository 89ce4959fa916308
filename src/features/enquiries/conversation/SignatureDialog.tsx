import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { schemaErrors } from '../../../admin/forms/schema-errors.ts';
import { useSave } from '../../../admin/forms/useSave.ts';
import { enquiryErrors } from '../inbox/enquiry-inbox.ts';
import { signatureSchema } from './reply-templates.ts';

type SignatureDialogProps = { onCancel: () => void; onNamed: (name: string) => void };

/** Asks once for the name that signs replies, and gives it to the account. */
export function SignatureDialog({ onCancel, onNamed }: SignatureDialogProps) {
  const [name, setName] = useState('');
  const { save, isSaving, failure, setFailure, errors, setErrors } = useSave({
    keys: [['members']],
  });

  function saveName() {
    if (isSaving) return;
    const { data } = signatureSchema.safeParse({ name });
    setErrors(schemaErrors(signatureSchema, { name }));
    setFailure(undefined);
    if (!data) return;
    void save({
      action: actions.enquiries.signAs,
      input: data,
      errorMessage: enquiryErrors.name,
      onDone: () => onNamed(data.name),
    });
  }

  return (
    <Dialog
      heading="Your name"
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button aria-disabled={isSaving} onClick={saveName}>
          {isSaving ? 'Saving...' : 'Save name'}
        </Button>
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <TextInput
        label="Name"
        description="Signs your replies. You can change it in Account."
        required
        autoComplete="name"
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Dialog>
  );
}
