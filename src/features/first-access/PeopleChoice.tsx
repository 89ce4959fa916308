import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../admin/controls/format-local-time.ts';
import { fold, defaultSearchTexts } from '../../lib/text/fold.ts';
import { plural } from '../../lib/text/plural.ts';
import { Check } from './Check.tsx';
import type { VipPerson } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';

type PeopleChoiceProps = {
  people: VipPerson[];
  /** The ids of the selected people. */
  personIds: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Offers only people on the VIP list who have not left it. */
export function PeopleChoice({ people, personIds, error, onChange }: PeopleChoiceProps) {
  const [search, setSearch] = useState('');
  const words = defaultSearchTexts(search);
  const matches = people.filter(({ name, email, message }) => {
    const text = fold(`${name} ${email} ${message}`);
    return words.every((word) => text.includes(word));
  });
  const others = matches.filter(({ id }) => !personIds.includes(id));
  if (people.length === 0)
    return <p className={styles.quiet}>People who join the VIP list appear here.</p>;
  return (
    <>
      <TextInput
        aria-label={`Search ${plural(people.length, '# person', '# people')} on the VIP list`}
        placeholder={`Search ${people.length} people on the VIP list`}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <fieldset className={styles.choices}>
        <legend className="sr">People</legend>
        {matches.map(({ id, name, email, message, since }) => (
          <Check
            key={id}
            label={name}
            note={[email, message, `Since ${formatDate(since)}`].filter(Boolean).join('. ')}
            isChecked={personIds.includes(id)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...personIds, id] : personIds.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      <p className={styles.under}>
        <span role="status">{personIds.length} selected</span>
        {others.length > 0 && (
          <Button
            variant="subtle"
            onClick={() => onChange([...personIds, ...others.map(({ id }) => id)])}
          >
            Select all {matches.length}
          </Button>
        )}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
