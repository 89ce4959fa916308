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
  chosen: string[] | null;
  error: string | undefined;
  onChange: (chosen: string[] | null) => void;
};

const states = {
  available: 'available',
  reserved: 'reserved',
  sold: 'sold',
  'not-released': 'not released',
} as const;

/** All homes that can be had, or some, those that are not released among them. */
export function HomesChoice({ projectId, chosen, error, onChange }: HomesChoiceProps) {
  const read = useRead();
  const { data } = useQuery({
    queryKey: ['firstAccess', 'homes', projectId],
    enabled: projectId !== '',
    queryFn: () => read(actions.projects.find, { ids: [projectId] }, accessErrors.fetch),
  });
  if (projectId === '') return <p className={styles.quiet}>Choose a project first.</p>;
  const found = data?.[0]?.residences;
  const currency = currencyOf(data?.[0]?.city ?? '');
  const homes = found ? homesInOrder(found.homes) : [];
  const open = homes.filter(({ state }) => state === 'available' || state === 'not-released');
  return (
    <>
      <Check
        label={
          homes.length === 0
            ? 'The project; it has no homes yet'
            : `All ${open.length} homes that can be had`
        }
        isChecked={chosen === null}
        onChange={(isChecked) => onChange(isChecked ? null : [])}
      />
      {chosen !== null && (
        <fieldset className={styles.choices}>
          <legend className="sr">Homes</legend>
          {open.map(({ key, number, price, state }) => (
            <Check
              key={key}
              label={`${number}, ${price === null ? 'on request' : moneyText(price, currency)}, ${states[state]}`}
              isChecked={chosen.includes(key)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...chosen, key] : chosen.filter((one) => one !== key))
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
