import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState, type KeyboardEvent } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import type { Change, Action } from '../../admin/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import {
  developerErrors,
  developerSchema,
  type Developer,
  type DeveloperRow,
} from '../developers/developer.ts';

type NewDeveloperDialogProps = {
  onCancel: () => void;
  onAdded: (developer: Developer) => void;
};

const save: Action<object, Change<DeveloperRow>> = actions.developers.save;

/** It stands within another form, so it has none of its own: Enter adds. */
export function NewDeveloperDialog({ onCancel, onAdded }: NewDeveloperDialogProps) {
  const call = useAction();
  const [id] = useState(makeId);
  const [name, setName] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function add() {
    if (isBusy) return;
    const draft = developerSchema.safeParse({ name });
    setComplaint(draft.error?.issues[0]?.message);
    setFailure(undefined);
    if (!draft.success) return;
    setBusy(true);
    try {
      const answer = await call(save, { ...draft.data, id }, developerErrors.create);
      if (answer.outcome === 'done') return onAdded({ ...answer.record, logo: null });
      if (answer.outcome === 'refused') setComplaint(answer.fields['name']);
      else setFailure(developerErrors.create);
    } catch {
      setFailure(developerErrors.create);
    } finally {
      setBusy(false);
    }
  }

  function addByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <Dialog
      heading="New developer"
      onCancel={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button aria-disabled={isBusy} onClick={() => void add()}>
            {isBusy ? 'Adding...' : 'Add Developer'}
          </Button>
        </>
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <TextInput
        label="Name"
        description="Logo, description and website can follow under Developers"
        required
        autoComplete="off"
        data-autofocus
        value={name}
        error={complaint}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={addByKey}
      />
    </Dialog>
  );
}
