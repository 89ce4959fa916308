import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useChange } from '../../../admin/actions/useChange.ts';
import { DryRun } from './DryRun.tsx';
import { importsKey, stepsOf } from './import-screen.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { movingErrors, type ListedImport } from '../moving.ts';
import styles from './Moving.module.css';
import { ProgressBar } from './ProgressBar.tsx';

type ImportProps = { item: ListedImport };

/** The import that is being prepared or runs. */
export function CurrentImport({ item }: ImportProps) {
  return (
    <>
      <ol className={styles.steps}>
        {stepsOf(item).map(({ name, isDone, isCurrent }) => (
          <li
            key={name}
            className={isDone ? styles.done : undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <Step item={item} />
    </>
  );
}

function Step({ item }: ImportProps) {
  const { state } = item;
  if (state === 'matching') return <MatchColumns item={item} />;
  if (state === 'checked') return <DryRun item={item} />;
  if (state === 'stopped') return <Stopped item={item} />;
  return <Working item={item} />;
}

const workTitles = {
  checking: 'Checking',
  running: 'Importing',
  undoing: 'Undoing the import of',
} as const;

function Working({ item }: ImportProps) {
  const { id, name, state, done, total } = item;
  const { change, isBusy } = useChange({ keys: [importsKey] });
  const title = workTitles[state as keyof typeof workTitles];
  return (
    <div className={styles.progress}>
      <p role="status">
        {title} {name}
        {total > 0 && state !== 'undoing' && `: ${done} of ${total}`}
      </p>
      <ProgressBar label={title} part={total > 0 ? done / total : 0} />
      {state === 'running' && (
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() =>
            void change(async (send) => {
              await send(actions.moving.stop, { id }, movingErrors.stop);
            })
          }
        >
          Stop
        </Button>
      )}
    </div>
  );
}

function Stopped({ item: { id, name, done, total } }: ImportProps) {
  const { change, isBusy } = useChange({ keys: [importsKey] });
  return (
    <>
      <p>
        The import of {name} was stopped after {done} of {total}. Continuing makes nothing twice.
      </p>
      <div className={styles.buttons}>
        <Button
          aria-disabled={isBusy}
          onClick={() =>
            void change(async (send) => {
              await send(actions.moving.resume, { id }, movingErrors.start);
            })
          }
        >
          Continue
        </Button>
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() =>
            void change(async (send) => {
              await send(actions.moving.undo, { id }, movingErrors.undo);
            })
          }
        >
          Undo the import
        </Button>
      </div>
    </>
  );
}
