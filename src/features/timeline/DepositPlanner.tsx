import type { CSSProperties } from 'react';
import { filledBy } from '../../lib/field-marks.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { Button } from '../../ui/Button.tsx';
import { currencyName, currencyOf, moneyText, type Currency } from '../residences/money.ts';
import type { Residences } from '../residences/residence.ts';
import { depositPlan, type PlannedPayment } from './deposit-plan.ts';
import { homesForSale, type DepositQuestion } from './deposit-question.ts';
import styles from './DepositPlanner.module.css';
import { HomeOptions } from './HomeOptions.tsx';
import { PlannerField } from './PlannerField.tsx';
import type { Timeline } from './timeline.ts';

type DepositPlannerProps = {
  timeline: Timeline;
  residences: Residences;
  city: string;
  completionDate: string | null;
  question: DepositQuestion;
};

const anchor = 'deposits';
const mostListed = 80;

/** What is paid when, for a home or a price and a day of signing. */
export function DepositPlanner(props: DepositPlannerProps) {
  const { timeline, residences, city, completionDate, question } = props;
  if (timeline.deposits.length === 0) return null;
  const currency = currencyOf(city);
  const { price, home, signed } = question;
  const { payments, balance, deposits } = depositPlan(timeline, { price, signed, completionDate });
  const said = projectMessages().deposits;
  const named = ({ all, ofPrice, ofHome }: typeof said.summary) => {
    if (price === null) return all;
    const money = moneyText(price, currency);
    return home ? ofHome(home, money) : ofPrice(money);
  };
  const facts = [
    [said.inAll, deposits],
    [said.balance, price === null ? null : balance.amount],
    [home ? said.priceOfHome(home) : said.priceAlone, price],
  ] as const;
  return (
    <>
      <section
        className={`wrap ${styles.section}`}
        id={anchor}
        aria-labelledby="deposits-heading"
        data-in-place=""
        {...filledBy('timeline.deposits')}
      >
        <div className={`grid ${styles.head}`}>
          <h2 className={`display display--2 ${styles.title}`} id="deposits-heading">
            {said.heading}
          </h2>
          <Form residences={residences} currency={currency} question={question} />
        </div>
        <div data-summary={named(said.summary)}>
          <ol
            className={styles.line}
            aria-label={named(said.payments)}
            style={{ '--steps': payments.length } as CSSProperties}
          >
            {[...payments, balance].map((payment, at) => (
              <Payment key={at} payment={payment} currency={currency} />
            ))}
          </ol>
          {price === null ? null : (
            <dl className={styles.sum}>
              {facts.map(([label, amount]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">{amount === null ? '–' : moneyText(amount, currency)}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={`small muted ${styles.note}`} {...filledBy('timeline.depositNote')}>
            {timeline.depositNote} {said.currency(currencyName(currency))}
          </p>
        </div>
      </section>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}

type FormProps = { residences: Residences; currency: Currency; question: DepositQuestion };

function Form({ residences, currency, question }: FormProps) {
  const { home, priceTyped, signed, errors } = question;
  const forSale = homesForSale(residences);
  const said = projectMessages().deposits;
  return (
    <form className={styles.form} action={`#${anchor}`} aria-label={said.form} data-follow="">
      {home ? <input type="hidden" name="before" value={home} /> : null}
      {forSale.length === 0 ? null : (
        <PlannerField name="home" label={said.home} error={errors.home}>
          {(control) =>
            forSale.length > mostListed ? (
              <input
                {...control}
                autoComplete="off"
                defaultValue={home}
                placeholder={said.itsNumber}
              />
            ) : (
              <select {...control} defaultValue={home}>
                <option value="">{said.anyHome}</option>
                <HomeOptions residences={residences} currency={currency} />
              </select>
            )
          }
        </PlannerField>
      )}
      <PlannerField
        name="price"
        label={forSale.length === 0 ? said.price : said.orPrice}
        error={errors.price}
      >
        {(control) => (
          <input {...control} inputMode="numeric" autoComplete="off" defaultValue={priceTyped} />
        )}
      </PlannerField>
      <PlannerField name="signed" label={said.signing} error={errors.signed}>
        {(control) => <input {...control} type="date" defaultValue={signed} />}
      </PlannerField>
      <Button type="submit" id="deposit-go" isNatural>
        {said.go}
      </Button>
    </form>
  );
}

function Payment({ payment, currency }: { payment: PlannedPayment; currency: Currency }) {
  const { share, amount, when, day, dayWords } = payment;
  return (
    <li className={styles.step}>
      <span className={`num ${styles.share}`}>
        {share === null ? null : (
          <>
            {share}
            <small>%</small>
          </>
        )}
      </span>
      <span className={styles.when}>{when}</span>
      {day === null ? (
        <span className="small muted">{dayWords}</span>
      ) : (
        <time className="small muted" dateTime={day}>
          {dayWords}
        </time>
      )}
      <b className={`num ${styles.amount}`}>
        {amount === null ? null : moneyText(amount, currency)}
      </b>
    </li>
  );
}
