import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Dialog } from '../../feedback/Dialog.tsx';

type SaveViewDialogProps = {
  failure: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onSave: (name: string) => void;
};

export function SaveViewDialog({ failure, isBusy, onCancel, onSave }: SaveViewDialogProps) {
  const form = useId();
  return (
    <Dialog
      heading="Save view"
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button type="submit" form={form} aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save view'}
        </Button>
      }
    >
      <p>Saves the search, filter and sorting. Only you see this view, on all your devices.</p>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          if (!isBusy && typeof name === 'string' && name.trim() !== '') onSave(name.trim());
        }}
      >
        <TextInput
          name="name"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          data-autofocus
          error={failure}
        />
      </form>
    </Dialog>
  );
}
