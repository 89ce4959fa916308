import { currencyWord } from '../../lib/amounts/amounts.ts';
import { projectMessages } from '../../messages/projects.ts';
import { Button } from '../../ui/Button.tsx';
import type { Currency } from '../residences/money.ts';
import type { Residences } from '../residences/residence.ts';
import fieldStyles from '../enquiries/forms/EnquiryField.module.css';
import { homesForSale, type DepositQuestion } from './deposit-question.ts';
import styles from './DepositForm.module.css';
import { sortedPlans } from '../residences/residence-summary.ts';
import type { ReactNode } from 'react';

const maxListed = 80;

type DepositFormProps = { residences: Residences; currency: Currency; question: DepositQuestion };

/** Asks for a home or a price, and the day of signing. Works without script. */
export function DepositForm({ residences, currency, question }: DepositFormProps) {
  const { home, priceText, signed, errors } = question;
  const homes = homesForSale(residences);
  const messages = projectMessages().deposits;
  return (
    <form className={styles.form} action="#deposits" aria-label={messages.form} data-follow="">
      {home ? <input type="hidden" name="before" value={home} /> : null}
      {homes.length === 0 ? null : (
        <PlannerField name="home" label={messages.home} error={errors.home}>
          {(control) =>
            homes.length > maxListed ? (
              <input
                {...control}
                autoComplete="off"
                defaultValue={home}
                placeholder={messages.itsNumber}
              />
            ) : (
              <select {...control} defaultValue={home}>
                <option value="">{messages.anyHome}</option>
                <HomeOptions residences={residences} />
              </select>
            )
          }
        </PlannerField>
      )}
      <PlannerField
        name="price"
        label={(homes.length === 0 ? messages.price : messages.orPrice)(currencyWord(currency))}
        error={errors.price}
      >
        {(control) => (
          <input {...control} inputMode="numeric" autoComplete="off" defaultValue={priceText} />
        )}
      </PlannerField>
      <PlannerField name="signed" label={messages.signing} error={errors.signed}>
        {(control) => <input {...control} type="date" defaultValue={signed} />}
      </PlannerField>
      <Button type="submit" id="deposit-go" isNatural>
        {messages.go}
      </Button>
    </form>
  );
}

/** The homes for sale, grouped by plan. Homes without a plan come last. */
function HomeOptions({ residences }: Pick<DepositFormProps, 'residences'>) {
  const plans = sortedPlans(residences);
  const names = new Map(plans.map(({ key, name }) => [key, name]));
  const byPlan = Map.groupBy(homesForSale(residences), ({ plan }) =>
    names.has(plan ?? '') ? plan : null,
  );
  return [...names.keys(), null].map((plan) => {
    const options = byPlan.get(plan)?.map(({ key, number }) => (
      <option key={key} value={number}>
        {number}
      </option>
    ));
    if (!options || plan === null) return options;
    return (
      <optgroup key={plan} label={names.get(plan)}>
        {options}
      </optgroup>
    );
  });
}

type Control = {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type PlannerFieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A label, its control and the control's error. */
function PlannerField({ name, label, error, children }: PlannerFieldProps) {
  const id = `deposit-${name}`;
  return (
    <div className={`${fieldStyles.field} ${styles.field}`}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        className: `num ${fieldStyles.input}`,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
      })}
      {error === undefined ? null : (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
