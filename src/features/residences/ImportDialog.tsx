import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Dialog } from '../../admin/Dialog.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { readDelimited } from '../../lib/delimited.ts';
import { plural } from '../../lib/plural.ts';
import {
  importColumns,
  importRows,
  mappingOf,
  withColumn,
  type ImportColumn,
  type Mapping,
} from './home-import.ts';
import { homeColumns } from './home-rows.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import type { useHomes } from './useHomes.ts';
import styles from './HomeDialogs.module.css';

type ImportDialogProps = {
  all: ReturnType<typeof useHomes>;
  heading: string;
  /** Of a file; what is pasted is asked for. */
  text: string | undefined;
  onClose: () => void;
};

/** Names the columns of a table, says what its rows would change, and takes them then. */
export function ImportDialog({ all, heading, text: given, onClose }: ImportDialogProps) {
  const [text, setText] = useState(given ?? '');
  const [chosen, setChosen] = useState<Mapping>();
  const { homes, plans, currency, write } = all;
  const table = useMemo(() => readDelimited(text), [text]);
  const [first = []] = table;
  const guessed = useMemo(() => mappingOf(first), [first]);
  const mapping = useMemo(
    () => chosen ?? guessed ?? first.map((_, index) => homeColumns[index] ?? null),
    [chosen, guessed, first],
  );
  const result = useMemo(
    () => importRows(guessed ? table.slice(1) : table, mapping, { homes, plans }, guessed ? 2 : 1),
    [table, guessed, mapping, homes, plans],
  );
  const taken = result.changed + result.added;

  function take() {
    if (taken === 0) return;
    write(result.homes, result.plans);
    onClose();
    showToast({
      text: `${plural(taken, '# home', '# homes')} taken${result.refused.length > 0 ? `, ${plural(result.refused.length, '# row', '# rows')} left out` : ''}`,
    });
  }

  return (
    <Dialog
      isWide
      heading={heading}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button aria-disabled={taken === 0} onClick={take}>
          {plural(taken, 'Take # row', 'Take # rows')}
        </Button>
      }
    >
      {given === undefined && (
        <Textarea
          label="Rows from the clipboard"
          description="Copy them in Excel or Sheets, with their headings if there are any, and paste them here"
          rows={text ? 3 : 6}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChosen(undefined);
          }}
        />
      )}
      {table.length > 0 && (
        <>
          <p className="muted">
            {plural(table.length - (guessed ? 1 : 0), '# row', '# rows')} and{' '}
            {plural(first.length, '# column', '# columns')}. First choose what they are. Nothing is
            written before you take them.
          </p>
          <div className={styles.mapping}>
            {first.map((title, index) => (
              <NativeSelect
                key={index}
                label={guessed ? `“${title}” is` : `Column ${index + 1}, “${title}”, is`}
                value={mapping[index] ?? ''}
                onChange={({ currentTarget }) =>
                  setChosen(
                    withColumn(
                      mapping,
                      index,
                      (currentTarget.value || null) as ImportColumn | null,
                    ),
                  )
                }
                data={[
                  { value: '', label: 'Leave out' },
                  ...Object.entries(importColumns).map(([value, label]) => ({ value, label })),
                ]}
              />
            ))}
          </div>
          <ImportOutcome
            result={result}
            head={guessed ? first : first.map(() => '')}
            currency={currency}
          />
        </>
      )}
    </Dialog>
  );
}
