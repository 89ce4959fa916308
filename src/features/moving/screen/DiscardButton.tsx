import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useChange } from '../../../admin/actions/useChange.ts';
import { importsKey } from './import-screen.ts';
import { movingErrors } from '../moving.ts';

/** Gives up an import that has written nothing. */
export function DiscardButton({ id }: { id: string }) {
  const { change, isBusy } = useChange({ keys: [importsKey] });
  return (
    <Button
      variant="default"
      aria-disabled={isBusy}
      onClick={() =>
        void change(async (send) => {
          await send(actions.moving.discard, { id }, movingErrors.stop);
        })
      }
    >
      Cancel
    </Button>
  );
}
