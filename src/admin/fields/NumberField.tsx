import { TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { numberFrom, type NumberFieldRules } from './number-text.ts';
import { plainNumber } from '../../lib/numbers.ts';

type NumberFieldProps = FieldProps & NumberFieldRules;

/** The value is a number or null. Any other text is kept as it is, and the schema refuses it. */
export function NumberField({ isDecimal, isFraction, unit, min, max, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(input, change, value) => (
        <NumberInput
          {...input}
          rules={{ isDecimal, isFraction, unit, min, max }}
          value={value}
          onWrite={change}
        />
      )}
    </Field>
  );
}

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'value'> & {
  rules: NumberFieldRules;
  value: unknown;
  onWrite: (value: number | string | null) => void;
};

/** Keeps the typed text, so that `1.` can become `1.5`. */
function NumberInput({ rules, value, onWrite, ...input }: NumberInputProps) {
  const [text, setText] = useState('');
  const isTyped = numberFrom(text, rules) === (value ?? null);
  return (
    <TextInput
      {...input}
      inputMode={rules.isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isTyped ? text : textOf(value)}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onWrite(numberFrom(currentTarget.value, rules));
      }}
    />
  );
}

function textOf(value: unknown) {
  if (typeof value === 'number') return plainNumber(value);
  return typeof value === 'string' ? value : '';
}
