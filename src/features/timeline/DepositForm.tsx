import { projectMessages } from '../../messages/projects.ts';
import { Button } from '../../ui/Button.tsx';
import type { Currency } from '../residences/money.ts';
import type { Residences } from '../residences/residence.ts';
import { homesForSale, type DepositQuestion } from './deposit-question.ts';
import styles from './DepositForm.module.css';
import { HomeOptions } from './HomeOptions.tsx';
import { PlannerField } from './PlannerField.tsx';

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
                <HomeOptions residences={residences} currency={currency} />
              </select>
            )
          }
        </PlannerField>
      )}
      <PlannerField
        name="price"
        label={(homes.length === 0 ? messages.price : messages.orPrice)(currency)}
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
