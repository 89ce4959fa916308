import { narrowAmounts } from '../../lib/amounts/amounts.ts';
import { asSentence, inText, labelled } from '../../lib/text/in-line.ts';
import type { CSSProperties } from 'react';
import { filledBy } from '../../lib/html/field-marks.ts';
import { locale } from '../../lib/text/locale.ts';
import { projectMessages } from '../../messages/projects.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { currencyName, findCurrency, moneyText, type Currency } from '../residences/money.ts';
import { aboutText, ratesNote } from '../residences/rates.ts';
import type { Residences } from '../residences/residence.ts';
import { depositPlan, type PlannedPayment } from './deposit-plan.ts';
import { homeQuery, type DepositQuestion } from './deposit-question.ts';
import styles from './DepositPlanner.module.css';
import { DepositForm } from './DepositForm.tsx';
import type { Timeline } from './timeline.ts';
import { MoneyText } from '../../ui/amounts/MoneyText.tsx';

type DepositPlannerProps = {
  timeline: Timeline;
  residences: Residences;
  city: string;
  completionDate: string | null;
  /** True when the building is finished on the day of signing. */
  isReady: boolean;
  question: DepositQuestion;
  /** True if the page has an enquiry form. */
  canAsk: boolean;
};

const anchor = 'deposits';

/** The deposit schedule for a home or a price, and a day of signing. */
export function DepositPlanner(props: DepositPlannerProps) {
  const { timeline, residences, city, completionDate, isReady, question, canAsk } = props;
  if (timeline.deposits.length === 0) return null;
  const currency = findCurrency(city);
  const { price, priceText, home, signed } = question;
  const signing = { price, signed, completionDate, isReady };
  const { payments, balance, deposits } = depositPlan(timeline, signing);
  const messages = projectMessages().deposits;
  const textFor = ({ all, ofPrice, ofHome }: typeof messages.summary) => {
    if (price === null) return all;
    const money = moneyText(price, currency);
    return home ? ofHome(home, money) : ofPrice(money);
  };
  const money = (amount: number | null) =>
    amount === null ? '–' : narrowAmounts(moneyText(amount, currency));
  const facts = [
    [messages.inAll(payments.length), deposits],
    [
      isReady ? messages.balanceOnClosing : messages.balance,
      price === null ? null : balance.amount,
    ],
    [
      home ? messages.priceOfHome(home) : priceText ? messages.priceAlone : messages.lowestPrice,
      price,
    ],
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
            {messages.heading}
          </h2>
          <DepositForm residences={residences} currency={currency} question={question} />
        </div>
        <PhoneFold
          isOpen={home !== '' || priceText !== ''}
          facts={
            price === null ? (
              textFor(messages.payments)
            ) : (
              <MoneyText
                text={inText(
                  facts
                    .slice(0, 2)
                    .map(([label, amount]) => asSentence(labelled(label, money(amount)))),
                )}
              />
            )
          }
        >
          <div data-summary={textFor(messages.summary)}>
            <ol
              className={styles.line}
              aria-label={textFor(messages.payments)}
              style={{ '--steps': payments.length } as CSSProperties}
            >
              {[...payments, balance].map((payment, index) => (
                <Payment key={index} payment={payment} currency={currency} />
              ))}
            </ol>
            {price === null ? null : (
              <dl className={styles.sum}>
                {facts.map(([label, amount]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd className="num">
                      <MoneyText text={money(amount)} />
                      <About amount={amount} currency={currency} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {home && canAsk ? (
              <p className={styles.ask}>
                <TextLink href={`${homeQuery(home)}#interest`}>
                  {messages.askAboutHome(home)}
                </TextLink>
              </p>
            ) : null}
            <p className={`small muted ${styles.note}`} {...filledBy('timeline.depositNote')}>
              {inText([
                timeline.depositNote,
                messages.currency(currencyName(currency)),
                ratesNote(currency),
              ])}
            </p>
          </div>
        </PhoneFold>
      </section>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}

function Payment({ payment, currency }: { payment: PlannedPayment; currency: Currency }) {
  const { share, amount, when, day, dayText } = payment;
  const { percent } = projectMessages();
  const figure = share?.toLocaleString(locale()) ?? '';
  return (
    <li className={styles.step}>
      <span className={`num ${styles.share} ${Number.isInteger(share) ? '' : styles.fraction}`}>
        {share === null ? null : (
          <>
            {figure}
            <small>{percent(figure).slice(figure.length)}</small>
          </>
        )}
      </span>
      <span className={styles.when}>{when}</span>
      {day === null ? (
        <span className="small muted">{dayText}</span>
      ) : (
        <time className="small muted" dateTime={day}>
          {dayText}
        </time>
      )}
      <b className={`num ${styles.amount}`}>
        {amount === null ? null : <MoneyText text={narrowAmounts(moneyText(amount, currency))} />}
        <About amount={amount} currency={currency} />
      </b>
    </li>
  );
}

function About({ amount, currency }: { amount: number | null; currency: Currency }) {
  const about = aboutText(amount, currency);
  return about ? (
    <small className={styles.about}>
      <MoneyText text={about} />
    </small>
  ) : null;
}
