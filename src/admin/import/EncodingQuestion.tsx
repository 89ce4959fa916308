import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { EncodingChoice } from '../sheet/file-text.ts';

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
