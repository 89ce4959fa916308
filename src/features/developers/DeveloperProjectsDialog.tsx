import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { RefusedDeletionProps } from '../../admin/frame/screen.ts';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { ActionFailure } from '../../admin/actions/actions.ts';
import { ConfirmDelete } from '../../admin/lists/bin/ConfirmDelete.tsx';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { projectErrors } from '../projects/project.ts';
import { developerErrors, developerNoun, type Developer, type DeveloperRow } from './developer.ts';

/** Moves the projects of a developer to another one, so that the developer can be deleted. Then asks again. */
export function DeveloperProjectsDialog(props: RefusedDeletionProps<DeveloperRow>) {
  const { record, fields, isBusy, onCancel, onDelete } = props;
  const [targetId, setTargetId] = useState('');
  const [choiceError, setChoiceError] = useState<string>();
  const [hasMoved, setMoved] = useState(false);
  const { change, isBusy: isMoving, failure } = useChange({ keys: [], failsIn: 'place' });
  const others = useOtherDevelopers(record.id);

  function move() {
    if (targetId === '') setChoiceError(chooseFirst);
    else if (!isMoving) void change(reassign, [developersKey]);
  }

  const reassign: ChangeWork = async (send) => {
    const input = { from: record.id, to: targetId };
    const { outcome } = await send(actions.projects.reassign, input, projectErrors.reassign);
    if (outcome !== 'done') throw new ActionFailure(projectErrors.reassign);
    setMoved(true);
    return undefined;
  };

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
          <Button aria-disabled={isMoving} onClick={move}>
            {isMoving ? 'Moving...' : 'Move projects'}
          </Button>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
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

const developersKey = [developerNoun.name];

/** Reads the cache that the list behind the dialog has filled. */
function useOtherDevelopers(id: string) {
  const { data = [] } = useQuery<Developer[]>({ queryKey: developersKey, enabled: false });
  return data.filter((developer) => developer.id !== id);
}
