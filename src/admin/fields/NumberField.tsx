import { TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { ComparedTexts } from './ComparedTexts.tsx';
import layout from './Field.module.css';
import type { FieldProps } from './Field.tsx';
import { useField } from './fields-context.ts';
import { numberFrom, type NumberRules } from './number-text.ts';

type NumberFieldProps = FieldProps & NumberRules;

/** Its value is a number or null. Any other text stays as it is, and the schema refuses it. */
export function NumberField({
  name,
  label,
  hint,
  isRequired,
  width = 'half',
  ...rules
}: NumberFieldProps) {
  const field = useField(name);
  if (field.mode === 'comparison') return <ComparedTexts name={name} label={label} />;
  return (
    <div className={layout[width]}>
      <NumberInput
        name={name}
        label={label}
        description={hint}
        error={field.error}
        required={isRequired ?? false}
        onBlur={field.leave}
        rules={rules}
        value={field.value}
        onWrite={field.change}
      />
    </div>
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
