import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useChange } from '../../../admin/actions/useChange.ts';
import { formatDate } from '../../../admin/controls/format-local-time.ts';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import table from '../../../admin/lists/PlainTable.module.css';
import { PlainTable } from '../../../admin/lists/PlainTable.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { importsKey } from './import-screen.ts';
import { countOf, movingErrors, recordKinds, type ListedImport } from '../moving.ts';
import styles from './Moving.module.css';
import { ReportButton } from './ReportButton.tsx';

/** Imports that are finished, each with its undo. */
export function PastImports({ imports }: { imports: readonly ListedImport[] }) {
  const { change, isBusy } = useChange({ keys: [importsKey] });
  const [asked, setAsked] = useState<ListedImport>();

  async function undo({ id }: ListedImport) {
    await change(async (send) => {
      await send(actions.moving.undo, { id }, movingErrors.undo);
    });
    setAsked(undefined);
  }

  return (
    <section aria-labelledby="past-heading">
      <h2 id="past-heading">Earlier imports</h2>
      <PlainTable columns={['File', 'Imported', 'Result', 'Actions']}>
        {imports.map((one) => (
          <tr key={one.id}>
            <td>
              <b>{one.name}</b>
            </td>
            <td data-label="Imported">
              {formatDate(one.createdAt)}
              <span className={table.lighter}>by {one.createdBy}</span>
            </td>
            <td data-label="Result" className={styles.sample}>
              {resultText(one)}
            </td>
            <td>
              <div className={styles.acts}>
                <ReportButton id={one.id} name={one.name} label="Report (CSV)" />
                {one.state !== 'undone' && (
                  <Button variant="default" onClick={() => setAsked(one)}>
                    Undo…
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </PlainTable>
      {asked && (
        <ConfirmDialog
          heading={`Undo the import of ${asked.name}?`}
          confirm="Undo the import"
          busy="Undoing..."
          isBusy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void undo(asked)}
        >
          <p>
            What it created goes to the bin, what it updated gets its former version. What someone
            has changed since stays.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function resultText({ state, problem, counts }: ListedImport) {
  if (state === 'failed') return problem ?? 'Failed';
  if (state === 'undone') {
    // One that was given up before it ran.
    if (countOf(counts, ['created', 'changed', 'writing', 'waiting']) === 0) return 'Cancelled';
    const left = countOf(counts, ['clash'], recordKinds);
    return left === 0 ? 'Undone' : `Undone, except ${plural(left, '# record', '# records')}`;
  }
  const nouns = recordKinds;
  const parts = [
    `${countOf(counts, ['created'], nouns)} created`,
    `${countOf(counts, ['changed'], nouns)} updated`,
    `${countOf(counts, ['same'], nouns)} unchanged`,
    `${countOf(counts, ['refused', 'missing'])} left out`,
  ];
  return parts.join(', ');
}
