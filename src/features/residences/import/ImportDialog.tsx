import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { EncodingQuestion } from '../../../admin/import/EncodingQuestion.tsx';
import { readDelimited } from '../../../admin/sheet/delimited.ts';
import type { FileText } from '../../../admin/sheet/file-text.ts';
import { plural } from '../../../lib/text/plural.ts';
import {
  areaUnitOfColumn,
  columnNames,
  findUnknownColumns,
  findColumns,
  importRows,
  readColumns,
  withColumn,
  type ColumnAnswers,
  type ImportColumn,
  type Mapping,
} from './home-import.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { NumberQuestion } from './ImportQuestions.tsx';
import type { HomesForm } from '../form/useHomes.ts';
import styles from '../form/HomeDialogs.module.css';

type ImportDialogProps = {
  form: Pick<HomesForm, 'homes' | 'plans' | 'units' | 'write'>;
  heading: string;
  /** If undefined, the dialog asks for pasted rows. */
  file: FileText | undefined;
  onClose: () => void;
};

/** Maps the columns of a table, previews the changes, then writes them. */
export function ImportDialog({ form, heading, file, onClose }: ImportDialogProps) {
  const [text, setText] = useState(file && 'text' in file ? file.text : '');
  const [chosenMapping, setChosenMapping] = useState<Mapping>();
  const [answers, setAnswers] = useState<ColumnAnswers>({});
  const { homes, plans, units, write } = form;
  const { rows: table, error: tableError } = useMemo(() => readDelimited(text), [text]);
  const error = file && 'error' in file ? file.error : tableError;
  const { titles, rows, mapping: guessedMapping } = useMemo(() => findColumns(table), [table]);
  const mapping = chosenMapping ?? guessedMapping;
  const unknown = useMemo(() => findUnknownColumns(rows, mapping), [rows, mapping]);
  const readings = useMemo(
    () => readColumns(rows, mapping, answers, titles),
    [rows, mapping, answers, titles],
  );
  const { questions, rules, isAnswered } = readings;
  const areaUnit = areaUnitOfColumn(titles, mapping) ?? units.areaUnit;
  const { currency } = units;
  const isOpen =
    questions.length + unknown.length > 0 ||
    mapping.includes(null) ||
    // What was just changed stays in sight.
    chosenMapping !== undefined ||
    Object.keys(answers).length > 0;
  const result = useMemo(() => {
    const firstRow = titles ? 2 : 1;
    const priceTitle = titles?.[mapping.indexOf('price')];
    const reading = { firstRow, rules, areaUnit, currency, priceTitle };
    return importRows(rows, mapping, { homes, plans }, reading);
  }, [rows, titles, mapping, rules, areaUnit, currency, homes, plans]);
  const takenCount = isAnswered ? result.changed + result.addedHomes.length : 0;

  function read(nextText: string) {
    setText(nextText);
    setChosenMapping(undefined);
    setAnswers({});
  }

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
      {file === undefined && (
        <Textarea
          label="Paste rows here"
          description="Copy rows in Excel or Google Sheets, with the header row if there is one"
          rows={text ? 3 : 6}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      )}
      {file && 'choices' in file && <EncodingQuestion choices={file.choices} onChoose={read} />}
      {error !== undefined && (
        <p role="alert" className={styles.refused}>
          {error}
        </p>
      )}
      {table.length > 0 && (
        <>
          <p className="muted">
            {plural(rows.length, '# row', '# rows')} and{' '}
            {plural(mapping.length, '# column', '# columns')}. Check what each column contains.
            Nothing changes until you import.
          </p>
          <details className={styles.columns} open={isOpen}>
            <summary>{plural(mapping.length, '# column', '# columns')} matched. Change</summary>
            <div className={styles.mapping}>
              {mapping.map((column, index) => (
                <NativeSelect
                  key={index}
                  label={columnLabel(titles, table, index)}
                  value={column ?? (unknown.includes(index) ? '' : skip)}
                  error={unknown.includes(index) ? 'Choose what this column contains.' : undefined}
                  onChange={({ currentTarget: { value } }) =>
                    setChosenMapping(
                      withColumn(mapping, index, value === skip ? null : (value as ImportColumn)),
                    )
                  }
                  data={[
                    ...(unknown.includes(index) ? [{ value: '', label: 'Choose' }] : []),
                    { value: skip, label: 'Skip' },
                    ...Object.entries(columnNames(areaUnit)).map(([value, label]) => ({
                      value,
                      label,
                    })),
                  ]}
                />
              ))}
              {unknown.length > 1 && (
                <Button
                  variant="default"
                  onClick={() => setChosenMapping(mapping.map((column) => column ?? null))}
                >
                  Skip the other {unknown.length} columns
                </Button>
              )}
              {questions.map((question) => (
                <NumberQuestion
                  key={question.column}
                  question={question}
                  areaUnit={areaUnit}
                  sign={rules[question.column]?.sign}
                  onAnswer={(sign) => setAnswers({ ...answers, [question.column]: sign })}
                />
              ))}
            </div>
          </details>
          <ImportOutcome result={result} head={titles ?? mapping.map(() => '')} units={units} />
        </>
      )}
    </Dialog>
  );
}

const skip = 'skip';

function columnLabel(titles: readonly string[] | undefined, table: string[][], index: number) {
  const title = titles?.[index];
  return title ? `Column “${title}”` : `Column ${index + 1}, “${table[0]?.[index] ?? ''}”`;
}
