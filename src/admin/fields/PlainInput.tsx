import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core';
import {
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { withHttps } from '../../lib/web/with-https.ts';
import {
  completionAt,
  mentionAt,
  usePlaceholders,
  type Completion,
  type Placeholder,
} from './placeholders.ts';
import { PlaceholderList } from './PlaceholderList.tsx';
import styles from './PlaceholderList.module.css';

type Writable = HTMLInputElement | HTMLTextAreaElement;

type PlainInputProps = Omit<TextInputProps & TextareaProps, keyof ComponentProps<'input'>> &
  Pick<TextInputProps, 'type' | 'autoComplete' | 'name' | 'required' | 'maxLength'> & {
    value: string;
    onBlur: () => void;
    onWrite: (value: string) => void;
    /** For a textarea. */
    rows?: number;
    /** Names, suggested after `@` instead of placeholders. */
    mentions?: readonly Placeholder[];
  };

/** A plain-text input. Suggests the form's placeholders after `{`, and completes a URL when it is left. */
export function PlainInput({ rows, mentions, onWrite, onBlur, ...input }: PlainInputProps) {
  const ofForm = usePlaceholders();
  const placeholders = mentions ?? ofForm;
  const findCompletion = mentions ? mentionAt : completionAt;
  const [completion, setCompletion] = useState<Completion>();
  const [chosen, setChosen] = useState(0);
  const list = useId();

  function updateCompletion({ currentTarget }: SyntheticEvent<Writable>) {
    const { value, selectionStart } = currentTarget;
    if (placeholders.length > 0)
      setCompletion(findCompletion(value, selectionStart ?? value.length, placeholders));
    setChosen(0);
  }

  function onInput(event: SyntheticEvent<Writable>) {
    onWrite(event.currentTarget.value);
    updateCompletion(event);
  }

  function complete(target: Writable, name: string) {
    if (!completion) return;
    const { from, to } = completion;
    const text = target.value;
    const before = `${text.slice(0, from)}${mentions ? `@${name} ` : `{${name}}`}`;
    flushSync(() => {
      onWrite(before + text.slice(to));
      setCompletion(undefined);
    });
    target.setSelectionRange(before.length, before.length);
  }

  function press(event: KeyboardEvent<Writable>) {
    if (!completion) return;
    const { found } = completion;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isChoice = event.key === 'Enter' || event.key === 'Tab';
    if ((!step && !isChoice && event.key !== 'Escape') || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) setChosen((chosen + step + found.length) % found.length);
    else if (isChoice) complete(event.currentTarget, found[chosen]?.name ?? '');
    else setCompletion(undefined);
  }

  const props = {
    ...input,
    onChange: onInput,
    onClick: updateCompletion,
    onKeyDown: press,
    onBlur: () => {
      setCompletion(undefined);
      if (input.type === 'url') {
        const url = withHttps(input.value);
        if (url !== input.value) onWrite(url);
      }
      onBlur();
    },
    ...(completion && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': list,
      'aria-activedescendant': `${list}-${chosen}`,
    }),
  };
  const control =
    rows === undefined ? <TextInput {...props} /> : <Textarea {...props} rows={rows} />;
  if (placeholders.length === 0 && !mentions) return control;
  return (
    <div className={styles.holder}>
      {control}
      <PlaceholderList
        id={list}
        areNames={mentions !== undefined}
        matches={completion?.found ?? []}
        chosen={chosen}
        onChoose={(name, target) => complete(target, name)}
      />
    </div>
  );
}
