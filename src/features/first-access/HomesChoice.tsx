import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/SignInAgain.tsx';
import { homesInOrder } from '../residences/residence-figures.ts';
import { currencyOf, moneyText } from '../residences/money.ts';
import { accessErrors } from './first-access.ts';
import { Check } from './Check.tsx';
import styles from './FirstAccessScreen.module.css';

type HomesChoiceProps = {
  projectId: string;
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
export function HomesChoice({ projectId, homeKeys, error, onChange }: HomesChoiceProps) {
  const read = useRead();
  const { data } = useQuery({
    queryKey: ['firstAccess', 'homes', projectId],
    enabled: projectId !== '',
    queryFn: () => read(actions.projects.find, { ids: [projectId] }, accessErrors.fetch),
  });
  if (projectId === '') return <p className={styles.quiet}>Choose a project first.</p>;
  const residences = data?.[0]?.residences;
  const currency = currencyOf(data?.[0]?.city ?? '');
  const homes = residences ? homesInOrder(residences.homes) : [];
  const options = homes.filter(({ state }) => state === 'available' || state === 'not-released');
  return (
    <>
      <Check
        label={
          homes.length === 0
            ? 'The whole project (no homes added yet)'
            : `All ${options.length} available and unreleased homes`
        }
        isChecked={homeKeys === null}
        onChange={(isChecked) => onChange(isChecked ? null : [])}
      />
      {homeKeys !== null && (
        <fieldset className={styles.choices}>
          <legend className="sr">Homes</legend>
          {options.map(({ key, number, price, state }) => (
            <Check
              key={key}
              label={`${number}, ${price === null ? 'on request' : moneyText(price, currency)}, ${states[state]}`}
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
