import { Input, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useEditor } from '../../admin/member-context.ts';
import { changeAddress } from '../../admin/useAddress.ts';
import { versioned } from '../nouns.ts';
import { actNames, acts, otherKinds, type ActivityFilter, type ActivityPage } from './activity.ts';
import styles from './ActivityScreen.module.css';
import { actorWords } from './activity-words.ts';

const writeAfterMs = 250;
const spans = { '1': 'Today', '7': 'Last 7 days', '30': 'Last 30 days' };

export const noFilter = {
  who: undefined,
  kind: undefined,
  act: undefined,
  when: undefined,
  words: undefined,
};

type FiltersProps = { filter: ActivityFilter; people: ActivityPage['people'] };

export function ActivityFilters({ filter, people }: FiltersProps) {
  const email = useEditor();
  const kinds = [
    ...Object.entries(versioned).map(([name, { noun }]) => [name, noun.title] as const),
    ...Object.entries(otherKinds),
  ];
  const who = people.map(({ actor, name }) => {
    return [actor, actor === email ? 'You' : actorWords(actor, name)] as const;
  });
  const isDay = filter.when?.includes('-') === true;
  return (
    <div className={styles.filters} role="search" aria-label="Activity">
      <Words words={filter.words ?? ''} />
      <Choice label="Who" all="Everyone" name="who" value={filter.who} options={who} />
      <Choice label="Kind" all="Every kind" name="kind" value={filter.kind} options={kinds} />
      <Choice
        label="What"
        all="All that was done"
        name="act"
        value={filter.act}
        options={actNames.map((act) => [act, acts[act]])}
      />
      <Choice
        label="When"
        all={isDay ? 'One day' : 'At any time'}
        name="when"
        value={isDay ? '' : filter.when}
        options={Object.entries(spans)}
      />
      <TextInput
        type="date"
        aria-label="Day"
        className={styles.day}
        value={isDay ? filter.when : ''}
        onChange={({ currentTarget }) => changeAddress({ query: { when: currentTarget.value } })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** The option that filters nothing. */
  all: string;
  name: keyof ActivityFilter;
  value: string | undefined;
  options: (readonly [value: string, words: string])[];
};

function Choice({ label, all, name, value = '', options }: ChoiceProps) {
  const isMissing = value !== '' && options.every(([option]) => option !== value);
  return (
    <Input
      component="select"
      aria-label={label}
      pointer
      value={value}
      onChange={({ currentTarget }) => changeAddress({ query: { [name]: currentTarget.value } })}
    >
      <option value="">{all}</option>
      {isMissing && <option value={value}>{value}</option>}
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Input>
  );
}

function Words({ words }: { words: string }) {
  const [typed, setTyped] = useState<string>();
  const write = useDebouncedCallback(
    (text: string) => {
      changeAddress({ query: { words: text } });
      setTyped(undefined);
    },
    { delay: writeAfterMs, flushOnUnmount: true },
  );
  return (
    <TextInput
      type="search"
      className={styles.words}
      aria-label="Find"
      placeholder="Find a name or a word"
      autoComplete="off"
      maxLength={200}
      value={typed ?? words}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        write(currentTarget.value);
      }}
    />
  );
}
