import { allHomesText } from './first-access.ts';
import { shortMoneyText } from '../residences/money.ts';
import { Check } from './Check.tsx';
import styles from './FirstAccessScreen.module.css';
import type { OfferedHomes } from './useOfferedHomes.ts';

type HomesChoiceProps = {
  projectId: string;
  offered: OfferedHomes;
  /** Null for the whole project. */
  homeKeys: string[] | null;
  error: string | undefined;
  onChange: (chosen: string[] | null) => void;
};

const states = {
  available: 'available',
  reserved: 'reserved',
  sold: 'sold',
  'not-released': 'not released',
} as const;

/** Selects all available homes, or some of them, including unreleased ones. */
export function HomesChoice(props: HomesChoiceProps) {
  const { projectId, offered, homeKeys, error, onChange } = props;
  const { homes, currency } = offered;
  if (projectId === '') return <p className={styles.quiet}>Choose a project first.</p>;
  return (
    <>
      <Check
        label={
          offered.hasHomes ? allHomesText(homes.length) : 'The whole project (no homes added yet)'
        }
        isChecked={homeKeys === null}
        onChange={(isChecked) => onChange(isChecked ? null : [])}
      />
      {homeKeys !== null && (
        <fieldset className={styles.choices}>
          <legend className="sr">Homes</legend>
          {homes.map(({ key, number, price, state }) => (
            <Check
              key={key}
              label={`${number}, ${price === null ? 'on request' : shortMoneyText(price, currency)}, ${states[state]}`}
              isChecked={homeKeys.includes(key)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...homeKeys, key] : homeKeys.filter((one) => one !== key))
              }
            />
          ))}
        </fieldset>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
