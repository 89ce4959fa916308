import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dateOf } from '../../admin/moment-text.ts';
import { fold } from '../../lib/fold.ts';
import { plural } from '../../lib/plural.ts';
import { Check } from './Check.tsx';
import type { VipPerson } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';

type PeopleChoiceProps = {
  people: VipPerson[];
  /** Their ids. */
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** People come only from the VIP list, and only those who have not left it. */
export function PeopleChoice({ people, chosen, error, onChange }: PeopleChoiceProps) {
  const [sought, setSought] = useState('');
  const found = people.filter(({ name, email, message }) =>
    fold(`${name} ${email} ${message}`).includes(fold(sought)),
  );
  const others = found.filter(({ id }) => !chosen.includes(id));
  if (people.length === 0)
    return <p className={styles.quiet}>Whoever joins the VIP list stands here.</p>;
  return (
    <>
      <TextInput
        aria-label={`Find among ${plural(people.length, '# person', '# people')} on the VIP list`}
        placeholder={`Find among ${people.length} on the VIP list`}
        value={sought}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      <fieldset className={styles.choices}>
        <legend className="sr">People</legend>
        {found.map(({ id, name, email, message, since }) => (
          <Check
            key={id}
            label={name}
            note={[email, message, `Since ${dateOf(since)}`].filter(Boolean).join('. ')}
            isChecked={chosen.includes(id)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      <p className={styles.under}>
        <span role="status">{chosen.length} chosen</span>
        {others.length > 0 && (
          <Button
            variant="subtle"
            onClick={() => onChange([...chosen, ...others.map(({ id }) => id)])}
          >
            Choose all {found.length}
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
