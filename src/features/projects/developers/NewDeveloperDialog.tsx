import { TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { developerErrors, developerSchema, type Developer } from '../../developers/developer.ts';

type NewDeveloperDialogProps = {
  onCancel: () => void;
  onAdded: (developer: Developer) => void;
};

export function NewDeveloperDialog({ onCancel, onAdded }: NewDeveloperDialogProps) {
  const { save, seen, validated, errors, state } = useSaveDialog();

  function add(name: string) {
    const data = validated(developerSchema, { name });
    if (!data) return;
    void save({
      action: actions.developers.save,
      input: { ...data, id: seen.id },
      errorMessage: developerErrors.create,
      onDone: ({ record }) => onAdded({ ...record, logo: null }),
    });
  }

  return (
    <SaveDialog
      heading="New developer"
      button="Add Developer"
      busy="Adding..."
      state={state}
      onClose={onCancel}
      onSave={({ text }) => add(text('name'))}
    >
      <TextInput
        label="Name"
        description="You can add logo, description and website later, under Developers"
        required
        autoComplete="off"
        data-autofocus
        name="name"
        error={errors['name']}
      />
    </SaveDialog>
  );
}
