import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { enquiryErrors } from '../inbox/enquiry-inbox.ts';
import { signatureSchema } from './reply-templates.ts';

type SignatureDialogProps = { onCancel: () => void; onNamed: (name: string) => void };

/** Asks once for the name that signs replies, and gives it to the account. */
export function SignatureDialog({ onCancel, onNamed }: SignatureDialogProps) {
  const { save, validated, errors, state } = useSaveDialog(['members']);

  function saveName(name: string) {
    const data = validated(signatureSchema, { name });
    if (!data) return;
    void save({
      action: actions.enquiries.signAs,
      input: data,
      errorMessage: enquiryErrors.name,
      onDone: () => onNamed(data.name),
    });
  }

  return (
    <SaveDialog
      heading="Your name"
      button="Save name"
      state={state}
      onClose={onCancel}
      onSave={({ text }) => saveName(text('name'))}
    >
      <TextInput
        label="Name"
        description="Signs your replies. You can change it in Account."
        required
        autoComplete="name"
        data-autofocus
        name="name"
        error={errors['name']}
      />
    </SaveDialog>
  );
}
