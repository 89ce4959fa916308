import { NativeSelect } from '@mantine/core';
import type { WrittenAreaUnit } from '../../../lib/geo/areas.ts';
import { formatNumber, type DecimalSign } from '../../../lib/text/numbers.ts';
import { columnNames, type ColumnQuestion } from './home-import.ts';

type NumberQuestionProps = {
  question: ColumnQuestion;
  /** The unit of the column of areas. */
  areaUnit: WrittenAreaUnit;
  sign: DecimalSign | undefined;
  onAnswer: (sign: DecimalSign | undefined) => void;
};

/** Asks what the numbers of a column are, when they have two readings. */
export function NumberQuestion({ question, areaUnit, sign, onAnswer }: NumberQuestionProps) {
  const { column, text, readings } = question;
  const signs: DecimalSign[] = readings['.'] > readings[','] ? ['.', ','] : [',', '.'];
  return (
    <NativeSelect
      label={`${columnNames(areaUnit)[column]}: “${text}” is`}
      value={sign ?? ''}
      error={sign === undefined ? 'Choose what the numbers mean.' : undefined}
      onChange={({ currentTarget }) =>
        onAnswer((currentTarget.value || undefined) as DecimalSign | undefined)
      }
      data={[
        ...(sign === undefined ? [{ value: '', label: 'Choose' }] : []),
        ...signs.map((one) => ({ value: one, label: formatNumber(readings[one]) })),
      ]}
    />
  );
}
