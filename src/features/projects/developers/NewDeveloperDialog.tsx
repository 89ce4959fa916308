import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState, type KeyboardEvent } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { makeId } from '../../../admin/forms/make-id.ts';
import { useAction } from '../../../admin/session/SignInAgain.tsx';
import { developerErrors, developerSchema, type Developer } from '../../developers/developer.ts';

type NewDeveloperDialogProps = {
  onCancel: () => void;
  onAdded: (developer: Developer) => void;
};

/** Forms cannot be nested, so this is not a form and handles Enter itself. */
export function NewDeveloperDialog({ onCancel, onAdded }: NewDeveloperDialogProps) {
  const call = useAction();
  const [id] = useState(makeId);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const adding = useMutation({
    mutationFn: async (draft: object) => {
      const result = await call(actions.developers.save, { ...draft, id }, developerErrors.create);
      if (result.outcome === 'done') onAdded({ ...result.record, logo: null });
      else if (result.outcome === 'refused') setNameError(result.fields['name']);
      else throw new ActionFailure(developerErrors.create);
    },
  });

  function add() {
    if (adding.isPending) return;
    const { data, error } = developerSchema.safeParse({ name });
    setNameError(error?.issues[0]?.message);
    if (data) adding.mutate(data);
    else adding.reset();
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Dialog
      heading="New developer"
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button aria-disabled={adding.isPending} onClick={add}>
          {adding.isPending ? 'Adding...' : 'Add Developer'}
        </Button>
      }
    >
      {adding.error && <Alert>{adding.error.message}</Alert>}
      <TextInput
        label="Name"
        description="You can add logo, description and website later, under Developers"
        required
        autoComplete="off"
        data-autofocus
        value={name}
        error={nameError}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={addByKey}
      />
    </Dialog>
  );
}
