import { currencyWord } from '../../lib/amounts/amounts.ts';
import type { ReactNode } from 'react';
import { projectMessages } from '../../messages/projects.ts';
import { subscriptionMessages } from '../../messages/subscriptions.ts';
import { paths } from '../../site/paths.ts';
import { settings } from '../../site/settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { OwnPage } from '../../ui/own-page/OwnPage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import linkStyles from '../../ui/TextLink.module.css';
import fieldStyles from '../enquiries/forms/EnquiryField.module.css';
import { cityName } from '../projects/project.ts';
import { parseProjectSearch, searchChoices } from '../projects/search/project-search.ts';
import { mainCurrency } from '../residences/money.ts';
import factStyles from '../viewings/page/ViewingFacts.module.css';
import type { ReaderView } from './reader-page.ts';
import { SelectField } from './SelectField.tsx';
import { isAlert } from './subscription-text.ts';
import styles from './ReaderPage.module.css';

const maxFitting = 6;

/** A reader's own page, by the link of each email: it turns a subscription on, and changes and ends it. */
export function ReaderPage({ view }: { view: ReaderView }) {
  const { subscription, about } = view;
  const { own, sent } = subscriptionMessages();
  const { state } = subscription;
  const heading = {
    asked: sent.heading,
    confirmed: own.heading,
    paused: own.paused,
    ended: own.ended,
  }[state];
  return (
    <OwnPage
      lead={about}
      heading={heading}
      aside={state === 'asked' ? undefined : <Ways view={view} />}
    >
      {view.requested ? (
        <p className="lead" role="status">
          {view.requested === 'asked' ? own.requestSent : own.requestLimited}
        </p>
      ) : null}
      {state === 'asked' ? (
        <Confirm view={view} />
      ) : state === 'ended' ? (
        <>
          <p className="lead">{own.endedLead}</p>
          <p>
            <TextLink href={paths.projects}>{own.again}</TextLink>
          </p>
        </>
      ) : (
        <Facts view={view} />
      )}
      {view.isChanging && state !== 'ended' ? <Change view={view} /> : null}
      {view.others.length > 0 ? <Others view={view} /> : null}
    </OwnPage>
  );
}

type ViewProps = { view: ReaderView };

function Confirm({ view }: ViewProps) {
  const { own } = subscriptionMessages();
  return (
    <>
      <p className="lead">{own.confirmLead}</p>
      <p lang={view.subscription.language || undefined}>{view.subscription.sentence}</p>
      <div className={factStyles.actions}>
        <Act view={view} act="confirm">
          <Button type="submit" isSolid isNatural>
            {own.confirm}
          </Button>
        </Act>
        <Act view={view} act="stop">
          <LinkButton>{own.refuse}</LinkButton>
        </Act>
      </div>
    </>
  );
}

function Facts({ view }: ViewProps) {
  const { own } = subscriptionMessages();
  const { subscription, fitting, email } = view;
  return (
    <dl className={factStyles.facts}>
      <div>
        <dt>{own.to}</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>{own.often}</dt>
        <dd>{isAlert(subscription) ? own.oftenAlerts : own.oftenLaunches}</dd>
      </div>
      {fitting ? (
        <div>
          <dt>{own.today}</dt>
          <dd>
            {fitting.length === 0 ? own.none : null}
            {fitting.slice(0, maxFitting).map(({ slug, title, left }) => (
              <p key={slug}>
                <TextLink href={paths.project(slug)}>
                  {left === null ? title : own.homes(title, left)}
                </TextLink>
              </p>
            ))}
            {fitting.length > maxFitting ? (
              <TextLink href={listUrl(view)}>{`+ ${fitting.length - maxFitting}`}</TextLink>
            ) : null}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Ways({ view }: ViewProps) {
  const { own } = subscriptionMessages();
  const { subscription, token, isChanging } = view;
  const { state, kind } = subscription;
  return (
    <>
      {kind === 'search' && state !== 'ended' && !isChanging ? (
        <TextLink href={`${paths.reader(token)}?change#change`}>{own.change}</TextLink>
      ) : null}
      {state === 'ended' ? null : (
        <>
          <Act view={view} act={state === 'paused' ? 'resume' : 'pause'}>
            <LinkButton>{state === 'paused' ? own.resume : own.pause}</LinkButton>
          </Act>
          <Act view={view} act="stop">
            <LinkButton>{isAlert(subscription) ? own.stop : own.stopLaunches}</LinkButton>
          </Act>
        </>
      )}
      {view.others.length > 0 ? (
        <Act view={view} act="stop-all">
          <LinkButton>{own.stopAll}</LinkButton>
        </Act>
      ) : null}
      <Act view={view} act="data">
        <LinkButton>{own.data}</LinkButton>
      </Act>
      <Act view={view} act="erase">
        <LinkButton>{own.erase}</LinkButton>
      </Act>
    </>
  );
}

function Others({ view }: ViewProps) {
  const { own } = subscriptionMessages();
  return (
    <section aria-labelledby="others-heading">
      <h2 className="title" id="others-heading">
        {own.others}
      </h2>
      <ul className={styles.others}>
        {view.others.map(({ id, text, state }) => (
          <li key={id}>
            <span>{state === 'paused' ? `${text} (${own.paused})` : text}</span>
            <Act view={view} act="stop" of={id}>
              <LinkButton>
                {own.stop}
                <span className="sr">: {text}</span>
              </LinkButton>
            </Act>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ view }: ViewProps) {
  const { own } = subscriptionMessages();
  const { search: labels } = projectMessages();
  const { city, search } = view.subscription;
  const current = new URLSearchParams(search);
  const choices = searchChoices(parseProjectSearch(current));
  current.set('city', city ?? '');
  const cities = settings().cities.cities.map(({ id }) => ({ value: id, label: cityName(id) }));
  const selects = [
    { name: 'city', label: own.city, options: cities },
    { name: 'bedrooms', label: labels.bedrooms, options: choices.bedrooms },
    { name: 'price', label: labels.price(currencyWord(mainCurrency())), options: choices.price },
    { name: 'completion', label: labels.completion, options: choices.completion },
    { name: 'availability', label: labels.availability, options: choices.availability },
  ];
  return (
    <Act view={view} act="change" className={styles.change} id="change">
      {selects.map((select) => (
        <SelectField
          {...select}
          key={select.name}
          id={`change-${select.name}`}
          options={[{ value: '', label: labels.any }, ...select.options]}
          value={current.get(select.name) ?? ''}
        />
      ))}
      {view.isSame ? (
        <p className={fieldStyles.error} role="alert">
          {own.same}
        </p>
      ) : null}
      <p className={factStyles.actions}>
        <Button type="submit" isSolid isNatural>
          {own.save}
        </Button>
      </p>
    </Act>
  );
}

type ActProps = {
  view: ReaderView;
  act: string;
  /** Another subscription of the person. */
  of?: string;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
};

function Act({ view, act, of, className, id, children }: ActProps) {
  return (
    <form method="post" action={paths.reader(view.token)} className={className} id={id}>
      <input type="hidden" name="do" value={act} />
      {of ? <input type="hidden" name="of" value={of} /> : null}
      {children}
    </form>
  );
}

/** A button that looks like the links beside it. */
function LinkButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={`${linkStyles.link} ${styles.link}`}>
      {children}
    </button>
  );
}

function listUrl({ subscription }: ReaderView) {
  const { city, search } = subscription;
  const query = [city === null ? '' : `city=${city.toLowerCase()}`, search].filter(Boolean);
  return `${paths.projects}?${query.join('&')}`;
}
