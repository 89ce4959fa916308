import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { RefusedDeletionProps } from '../../admin/screen.ts';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import { ActionFailure } from '../../admin/actions.ts';
import { ConfirmDelete } from '../../admin/lists/ConfirmDelete.tsx';
import { useAction } from '../../admin/SignInAgain.tsx';
import { projectErrors } from '../projects/project.ts';
import { developerErrors, developerNoun, type Developer, type DeveloperRow } from './developer.ts';

/** Moves the projects of a developer to another one, so that the developer can be deleted. Then asks again. */
export function DeveloperProjectsDialog(props: RefusedDeletionProps<DeveloperRow>) {
  const { record, fields, isBusy, onCancel, onDelete } = props;
  const [targetId, setTargetId] = useState('');
  const [choiceError, setChoiceError] = useState<string>();
  const [hasMoved, setMoved] = useState(false);
  const reassignment = useReassignment(record.id, () => setMoved(true));
  const others = useOtherDevelopers(record.id);

  function move() {
    if (targetId === '') setChoiceError(chooseFirst);
    else if (!reassignment.isPending) reassignment.mutate(targetId);
  }

  if (hasMoved) {
    return (
      <ConfirmDelete
        noun="developer"
        name={record.name}
        warning="Its projects have been moved."
        isBusy={isBusy}
        onCancel={onCancel}
        onDelete={onDelete}
      />
    );
  }
  return (
    <Dialog
      heading="Delete developer"
      onCancel={onCancel}
      cancel="Cancel"
      focusesCancel
      actions={
        others.length > 0 && (
          <Button aria-disabled={reassignment.isPending} onClick={move}>
            {reassignment.isPending ? 'Moving...' : 'Move projects'}
          </Button>
        )
      }
    >
      {reassignment.error && <Alert>{reassignment.error.message}</Alert>}
      <p>{fields['projects']}</p>
      <p>{developerErrors.reassignFirst}</p>
      {others.length > 0 && (
        <NativeSelect
          label="Move all projects to"
          value={targetId}
          error={choiceError}
          onChange={({ currentTarget }) => {
            setChoiceError(undefined);
            setTargetId(currentTarget.value);
          }}
        >
          <option value="">{chooseFirst}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Dialog>
  );
}

const chooseFirst = 'Choose a developer';

function useReassignment(from: string, onMoved: () => void) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (to: string) => {
      const change = await call(actions.projects.reassign, { from, to }, projectErrors.reassign);
      if (change.outcome === 'done') return onMoved();
      await client.invalidateQueries({ queryKey: developersKey });
      const message = change.outcome === 'refused' ? Object.values(change.fields)[0] : undefined;
      throw new ActionFailure(message ?? projectErrors.reassign);
    },
  });
}

const developersKey = [developerNoun.name];

/** Reads the cache that the list behind the dialog has filled. */
function useOtherDevelopers(id: string) {
  const { data = [] } = useQuery<Developer[]>({ queryKey: developersKey, enabled: false });
  return data.filter((developer) => developer.id !== id);
}
