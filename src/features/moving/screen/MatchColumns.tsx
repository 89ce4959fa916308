import { Button, NativeSelect } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useChange } from '../../../admin/actions/useChange.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { PlainTable } from '../../../admin/lists/PlainTable.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { nouns } from '../../nouns.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { importsKey } from './import-screen.ts';
import { movingErrors, type ListedImport, type SheetKind } from '../moving.ts';
import styles from './Moving.module.css';
import {
  guessColumns,
  isSheetNoun,
  missingFields,
  sheetFields,
  sheetNouns,
} from '../source/sheet-fields.ts';

function sheetKindName(kind: SheetKind) {
  return kind === 'people' ? 'VIP person' : nouns[kind].noun.one;
}

/** Says which column of a sheet fills which field. */
export function MatchColumns({ item: { id, name, options } }: { item: ListedImport }) {
  const { head, sample } = options;
  const { change, isBusy, failure, setFailure } = useChange({
    keys: [importsKey],
    failsIn: 'place',
  });
  const [noun, setNoun] = useState(isSheetNoun(options.noun) ? options.noun : 'partners');
  const [columns, setColumns] = useState(options.columns);
  const titles = head.map((title, index) => title || `Column ${index + 1}`);
  const used = new Set(Object.values(columns));
  const unused = titles.filter((_title, index) => !used.has(index));

  function choose(field: string, value: string) {
    const { [field]: _former, ...others } = columns;
    setColumns(value === '' ? others : { ...others, [field]: Number(value) });
  }

  function check() {
    const [missing] = missingFields(noun, columns);
    if (missing) return setFailure(`Choose the column for ${missing.label}.`);
    void change(async (send) => {
      const chosen = { noun, columns };
      await send(actions.moving.check, { id, options: chosen }, movingErrors.start);
    });
  }

  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      {failure && <Alert>{failure}</Alert>}
      <NativeSelect
        label="Each row is a"
        className={styles.select}
        data={sheetNouns.map((value) => ({ value, label: sheetKindName(value) }))}
        value={noun}
        onChange={({ currentTarget: { value } }) => {
          if (!isSheetNoun(value)) return;
          setNoun(value);
          setColumns(guessColumns(value, head));
        }}
      />
      <PlainTable columns={['Field', 'Column', 'First rows']}>
        {sheetFields[noun].map((field) => {
          const index = columns[field.name];
          const cells = index === undefined ? [] : sample.map((row) => row[index] ?? '');
          return (
            <tr key={field.name}>
              <td>
                {field.label}
                {field.isRequired && <span className="muted"> (required)</span>}
              </td>
              <td data-label="Column">
                <NativeSelect
                  aria-label={`Column for ${field.label}`}
                  data={[
                    { value: '', label: 'None' },
                    ...titles.map((label, at) => ({ value: String(at), label })),
                  ]}
                  value={index === undefined ? '' : String(index)}
                  onChange={({ currentTarget }) => choose(field.name, currentTarget.value)}
                />
              </td>
              <td data-label="First rows" className={styles.sample}>
                {cells.filter(Boolean).join(', ') || '–'}
              </td>
            </tr>
          );
        })}
      </PlainTable>
      {unused.length > 0 && (
        <p className="muted">
          {plural(unused.length, 'This column fills no field', 'These columns fill no field')}:{' '}
          {unused.join(', ')}
        </p>
      )}
      <div className={styles.buttons}>
        <DiscardButton id={id} />
        <Button aria-disabled={isBusy} onClick={check}>
          Check the sheet
        </Button>
      </div>
    </>
  );
}
