import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, type ComponentProps } from 'react';
import { proposedSlug, readableSlug } from '../../lib/slugs/proposed-slug.ts';
import type { Noun } from '../../model/noun.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useFields, useValue } from './fields-context.ts';
import { inputWithButton } from './input-with-button.tsx';

type SlugFieldProps = FieldProps & {
  /** The name of the field that the slug is derived from. */
  from: string;
  /** Whose word begins the slug of a title that has no letters for it. */
  noun: Pick<Noun, 'short'>;
};

export function SlugField({ from, noun, ...field }: SlugFieldProps) {
  return (
    <Field {...field}>
      {(input, change) => (
        <SlugInput {...input} from={from} word={noun.short} value={input.value} onWrite={change} />
      )}
    </Field>
  );
}

type SlugInputProps = ComponentProps<typeof TextInput> & {
  from: string;
  word: string;
  value: string;
  onWrite: (slug: string) => void;
};

function SlugInput({ from, word, onWrite, description, ...input }: SlugInputProps) {
  const name = useValue(from);
  const source = typeof name === 'string' ? name : '';
  const proposal = proposedSlug(source, word);
  useFollowing(proposal, input.value, onWrite);
  const isCode = proposal !== '' && input.value === proposal && readableSlug(source) === '';
  return (
    <TextInput
      {...input}
      description={isCode ? codeHint : description}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      inputContainer={inputWithButton(
        <Button variant="default" onClick={() => onWrite(proposal)}>
          Generate
        </Button>,
      )}
    />
  );
}

const codeHint =
  'A short code, because there is no Latin spelling and no reading in kana. You can type your own words.';

/** On a new record the slug follows its source until it is edited. */
function useFollowing(proposal: string, slug: string, change: (slug: string) => void) {
  const fields = useFields();
  const isNew = fields.mode === 'form' && fields.isNew;
  const previous = useRef(proposal);

  useEffect(() => {
    const isFollowing = isNew && slug === previous.current;
    if (proposal === previous.current) return;
    previous.current = proposal;
    if (isFollowing) change(proposal);
  });
}
