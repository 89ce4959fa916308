import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, type ComponentProps } from 'react';
import { toSlug } from '../../lib/text/slug.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFields, useValue } from './fields-context.ts';
import { inputWithButton } from './input-with-button.tsx';

type SlugFieldProps = FieldProps & {
  /** The name of the field that the slug is derived from. */
  from: string;
};

export function SlugField({ from, ...field }: SlugFieldProps) {
  return (
    <Field {...field}>
      {(input, change) => <SlugInput {...input} from={from} value={input.value} onWrite={change} />}
    </Field>
  );
}

type SlugInputProps = ComponentProps<typeof TextInput> & {
  from: string;
  value: string;
  onWrite: (slug: string) => void;
};

function SlugInput({ from, onWrite, ...input }: SlugInputProps) {
  const name = useValue(from);
  const source = typeof name === 'string' ? name : '';
  useFollowing(source, input.value, onWrite);
  return (
    <TextInput
      {...input}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      inputContainer={inputWithButton(
        <Button variant="default" onClick={() => onWrite(toSlug(source))}>
          Generate
        </Button>,
      )}
    />
  );
}

/** On a new record the slug follows its source until it is edited. */
function useFollowing(source: string, slug: string, change: (slug: string) => void) {
  const fields = useFields();
  const isNew = fields.mode === 'form' && fields.isNew;
  const previous = useRef(source);

  useEffect(() => {
    const isFollowing = isNew && slug === toSlug(previous.current);
    if (source === previous.current) return;
    previous.current = source;
    if (isFollowing) change(toSlug(source));
  });
}
