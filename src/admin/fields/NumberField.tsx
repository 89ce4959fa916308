import { TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { numberFrom, type NumberRules } from './number-text.ts';

type NumberFieldProps = FieldProps & NumberRules;

/** Its value is a number or null. Any other text stays as it is, and the schema refuses it. */
export function NumberField({ isDecimal, min, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(input, change, value) => (
        <NumberInput {...input} rules={{ isDecimal, min }} value={value} onWrite={change} />
      )}
    </Field>
  );
}

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'value'> & {
  rules: NumberRules;
  value: unknown;
  onWrite: (value: number | string | null) => void;
};

/** The text stays as it is typed, so that `1.` can become `1.5`. */
function NumberInput({ rules, value, onWrite, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const isTyped = numberFrom(typed, rules) === (value ?? null);
  return (
    <TextInput
      {...input}
      inputMode={rules.isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isTyped ? typed : textOf(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onWrite(numberFrom(currentTarget.value, rules));
      }}
    />
  );
}

function textOf(value: unknown) {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
