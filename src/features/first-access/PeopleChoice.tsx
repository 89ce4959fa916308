import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../admin/controls/format-local-time.ts';
import { fold, defaultSearchTexts } from '../../lib/text/fold.ts';
import { plural } from '../../lib/text/plural.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
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

/** Offers the people on the VIP list who have not left it, and to add others. */
export function PeopleChoice({ people, personIds, error, onChange }: PeopleChoiceProps) {
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const words = defaultSearchTexts(search);
  const matches = people.filter(({ name, email, message }) => {
    const text = fold(`${name} ${email} ${message}`);
    return words.every((word) => text.includes(word));
  });
  const asked = matches.filter(({ agreesToEmails }) => agreesToEmails);
  // Whoever has not agreed to emails gets a link alone.
  const offered = asked.length > 0 ? asked : matches;
  const others = offered.filter(({ id }) => !personIds.includes(id));
  const leftOut = matches.filter(
    ({ id, agreesToEmails }) => !agreesToEmails && !personIds.includes(id),
  ).length;
  const searchLabel = `Search ${plural(people.length, '# person', '# people')} on the VIP list`;
  return (
    <>
      {people.length === 0 ? (
        <p className={styles.quiet}>People who join the VIP list appear here.</p>
      ) : (
        <TextInput
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <fieldset className={styles.choices} hidden={people.length === 0}>
        <legend className="sr">People</legend>
        {matches.map(({ id, name, email, message, since, agreesToEmails }) => (
          <Check
            key={id}
            label={name}
            note={[
              email,
              `${agreesToEmails ? 'Since' : 'Added'} ${formatDate(since)}`,
              agreesToEmails ? '' : 'No emails: copy the link',
              message,
            ]
              .filter(Boolean)
              .join('. ')}
            isChecked={personIds.includes(id)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...personIds, id] : personIds.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      <p className={styles.under}>
        <span role="status">
          {personIds.length} selected
          {asked.length > 0 && others.length === 0 && leftOut > 0 && `. ${leftOutText(leftOut)}`}
        </span>
        <Button variant="subtle" onClick={() => setAdding(true)}>
          Add person…
        </Button>
        {others.length > 0 && matches.length > 1 && (
          <Button
            variant="subtle"
            onClick={() => onChange([...personIds, ...others.map(({ id }) => id)])}
          >
            Select all {offered.length}
          </Button>
        )}
      </p>
      {isAdding && (
        <AddPersonDialog
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            setSearch('');
            onChange([...new Set([...personIds, id])]);
          }}
        />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function leftOutText(count: number) {
  return plural(
    count,
    '# who has not agreed to emails is left out',
    '# who have not agreed to emails are left out',
  );
}
