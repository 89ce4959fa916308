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
  form: ReturnType<typeof useHomes>;
  heading: string;
  /** The file's text. If undefined, the dialog asks for pasted rows. */
  text: string | undefined;
  onClose: () => void;
};

/** Maps the columns of a table, previews the changes, then writes them. */
export function ImportDialog({ form, heading, text: fileText, onClose }: ImportDialogProps) {
  const [text, setText] = useState(fileText ?? '');
  const [chosenMapping, setChosenMapping] = useState<Mapping>();
  const { homes, plans, currency, write } = form;
  const table = useMemo(() => readDelimited(text), [text]);
  const [firstRow = []] = table;
  const guessedMapping = useMemo(() => mappingOf(firstRow), [firstRow]);
  const mapping = useMemo(
    () => chosenMapping ?? guessedMapping ?? firstRow.map((_, index) => homeColumns[index] ?? null),
    [chosenMapping, guessedMapping, firstRow],
  );
  const result = useMemo(
    () =>
      importRows(
        guessedMapping ? table.slice(1) : table,
        mapping,
        { homes, plans },
        guessedMapping ? 2 : 1,
      ),
    [table, guessedMapping, mapping, homes, plans],
  );
  const takenCount = result.changed + result.added;

  function take() {
    if (takenCount === 0) return;
    write(result.homes, result.plans);
    onClose();
    showToast({
      text: `${plural(takenCount, '# home', '# homes')} imported${result.refused.length > 0 ? `, ${plural(result.refused.length, '# row', '# rows')} skipped` : ''}`,
    });
  }

  return (
    <Dialog
      isWide
      heading={heading}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <Button aria-disabled={takenCount === 0} onClick={take}>
          {plural(takenCount, 'Import # row', 'Import # rows')}
        </Button>
      }
    >
      {fileText === undefined && (
        <Textarea
          label="Paste rows here"
          description="Copy rows in Excel or Google Sheets, with the header row if there is one"
          rows={text ? 3 : 6}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChosenMapping(undefined);
          }}
        />
      )}
      {table.length > 0 && (
        <>
          <p className="muted">
            {plural(table.length - (guessedMapping ? 1 : 0), '# row', '# rows')} and{' '}
            {plural(firstRow.length, '# column', '# columns')}. Check what each column contains.
            Nothing changes until you import.
          </p>
          <div className={styles.mapping}>
            {firstRow.map((title, index) => (
              <NativeSelect
                key={index}
                label={guessedMapping ? `Column “${title}”` : `Column ${index + 1}, “${title}”`}
                value={mapping[index] ?? ''}
                onChange={({ currentTarget }) =>
                  setChosenMapping(
                    withColumn(
                      mapping,
                      index,
                      (currentTarget.value || null) as ImportColumn | null,
                    ),
                  )
                }
                data={[
                  { value: '', label: 'Skip' },
                  ...Object.entries(importColumns).map(([value, label]) => ({ value, label })),
                ]}
              />
            ))}
          </div>
          <ImportOutcome
            result={result}
            head={guessedMapping ? firstRow : firstRow.map(() => '')}
            currency={currency}
          />
        </>
      )}
    </Dialog>
  );
}
