import { TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { numberFrom, type NumberFieldRules } from './number-text.ts';
import { plainNumber } from '../../lib/text/numbers.ts';

type NumberFieldProps = FieldProps &
  NumberFieldRules & {
    /** Reads a pasted or left text that is no plain number. */
    readText?: (text: string) => number | undefined;
    /** Shows the value in another unit than the stored one. */
    scale?: Scale;
    /** What is counted, at the end of the input. */
    suffix?: string;
  };

type Scale = { display: (value: number) => number; stored: (display: number) => number };

/** The value is a number or null. Any other text is kept as it is, and the schema refuses it. */
export function NumberField(props: NumberFieldProps) {
  const { isDecimal, isFraction, unit, min, max, readText, scale, suffix, ...field } = props;
  const inUnit = (value: unknown) =>
    scale && typeof value === 'number' ? scale.display(value) : value;
  return (
    <Field {...field} formatValue={scale && ((value) => formatValue(inUnit(value)))}>
      {(input, change, value) => (
        <NumberInput
          {...input}
          {...(suffix && { rightSection: suffix, rightSectionWidth: '4rem' })}
          rules={{ isDecimal, isFraction, unit, min, max }}
          readText={readText}
          value={inUnit(value)}
          onWrite={(next) => change(scale && typeof next === 'number' ? scale.stored(next) : next)}
        />
      )}
    </Field>
  );
}

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'value'> & {
  rules: NumberFieldRules;
  readText: NumberFieldProps['readText'];
  value: unknown;
  onWrite: (value: number | string | null) => void;
};

/** Keeps the typed text, so that `1.` can become `1.5`. */
function NumberInput({ rules, readText, value, onWrite, ...input }: NumberInputProps) {
  const [text, setText] = useState('');
  const isTyped = numberFrom(text, rules) === (value ?? null);
  const display = isTyped ? text : formatValue(value);

  function write(typed: string, isWhole: boolean) {
    const plain = numberFrom(typed, rules);
    const read = isWhole && typeof plain === 'string' ? readText?.(typed) : undefined;
    setText(read === undefined ? typed : plainNumber(read));
    onWrite(read ?? plain);
  }

  return (
    <TextInput
      {...input}
      inputMode={rules.isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={display}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        write(typed, typed.length > display.length + 1);
      }}
      onBlur={(event) => {
        if (typeof value === 'string') write(value, true);
        input.onBlur?.(event);
      }}
    />
  );
}

function formatValue(value: unknown) {
  if (typeof value === 'number') return plainNumber(value);
  return typeof value === 'string' ? value : '';
}
