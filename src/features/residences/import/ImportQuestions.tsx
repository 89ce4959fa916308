import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { EncodingChoice } from '../../../admin/sheet/file-text.ts';
import type { WrittenAreaUnit } from '../../../lib/geo/areas.ts';
import { formatNumber, type DecimalSign } from '../../../lib/text/numbers.ts';
import { columnNames, type ColumnQuestion } from './home-import.ts';

type EncodingQuestionProps = {
  choices: readonly EncodingChoice[];
  onChoose: (text: string) => void;
};

/** Asks what the letters of a file are, when its bytes do not tell. */
export function EncodingQuestion({ choices, onChoose }: EncodingQuestionProps) {
  const [encoding, setEncoding] = useState('');
  return (
    <NativeSelect
      label="Text encoding"
      description="The file does not state its encoding. Choose the one whose text reads right."
      data-autofocus
      value={encoding}
      onChange={({ currentTarget }) => {
        setEncoding(currentTarget.value);
        onChoose(choices.find((choice) => choice.encoding === currentTarget.value)?.text ?? '');
      }}
      data={[
        { value: '', label: 'Choose' },
        ...choices.map((choice) => ({
          value: choice.encoding,
          label: `${choice.sample} (${choice.name})`,
        })),
      ]}
    />
  );
}

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
