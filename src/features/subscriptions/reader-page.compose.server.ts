import { knownValue } from '../../lib/values/known-value.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { readPostedValues } from '../../platform/http/posted-values.ts';
import {
  contentLocale,
  runInFormLanguage,
  runInLanguage,
} from '../../platform/languages/page-language.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { locale } from '../../lib/text/locale.ts';
import { subscriptionMessages } from '../../messages/subscriptions.ts';
import { actors } from '../../model/actors.ts';
import {
  deleteNewReader,
  endSubscriptions,
  lockReader,
  withdrawConsent,
  withdrawLaunches,
} from '../../records/consents.server.ts';
import { officeToday } from '../../site/office-today.ts';
import { paths } from '../../site/paths.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { fullAddressLine } from '../../lib/geo/postal-address.ts';
import { erasePerson, exportPerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { personPage } from '../enquiries/privacy/person-page.ts';
import { findOfferedTitle } from '../alerts/offered-projects.compose.server.ts';
import { listFitting } from '../projects/search/project-search.server.ts';
import { mayTryLink } from '../viewings/viewing-token.server.ts';
import { requestEmail } from './confirm-emails.ts';
import { requestAnswers, type ReaderView } from './reader-page.ts';
import {
  findSubscription,
  readerRequests,
  readReaderToken,
  readRequestToken,
  requestToken,
  type ReaderRequest,
} from './readers.server.ts';
import {
  changeSearch,
  confirmSubscription,
  pauseSubscription,
} from './subscription-rows.server.ts';
import { searchContext } from './subscription-search.ts';
import { conditionQuery, isAlert, subscriptionText } from './subscription-text.ts';
import type { SubscriptionRow } from './subscription.ts';

type Page = { request: Request; url: URL; clientAddress: string };

/**
 * What a reader's own page shows, after it has done what was posted; reading it changes nothing, so what follows the links
 * of emails turns nothing on. `done` leads back to the page.
 */
export async function answerReader(token: string, { request, url, clientAddress }: Page) {
  if (!(await mayTryLink(clientAddress))) return { outcome: 'limited' } as const;
  const id = readReaderToken(token);
  const row = id === undefined ? undefined : await findSubscription(id);
  if (!row) return { outcome: 'unknown' } as const;
  if (request.method === 'POST') {
    const { values = {} } = await readPostedValues(request);
    return { outcome: 'done', query: await act(row, values) } as const;
  }
  return { outcome: 'found', view: await readView(token, row, url.searchParams) } as const;
}

async function readView(
  token: string,
  row: SubscriptionRow,
  query: URLSearchParams,
): Promise<ReaderView> {
  const all = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('personKey', '=', row.personKey)
    .orderBy('askedAt')
    .execute();
  const isSearch = row.kind === 'search' || row.kind === 'similar';
  return {
    token,
    email: row.email,
    subscription: row,
    about: await findText(row),
    fitting:
      isSearch && row.state === 'confirmed'
        ? await listFitting(searchContext(row, officeToday()))
        : null,
    others:
      row.state === 'asked'
        ? []
        : await Promise.all(
            all
              .filter(
                ({ id, state }) => id !== row.id && (state === 'confirmed' || state === 'paused'),
              )
              .map(async (one) => ({ id: one.id, text: await findText(one), state: one.state })),
          ),
    isChanging: query.has('change') && row.kind === 'search',
    isSame: query.has('same'),
    requested: requestAnswers.find((one) => query.has(one)) ?? null,
  };
}

/** In the language of the page. */
async function findText(row: SubscriptionRow) {
  return subscriptionText(row, await findOfferedTitle(db, row, contentLocale()));
}

type Posted = Record<string, unknown>;

/** The query of the page that is shown then. */
async function act(own: SubscriptionRow, posted: Posted) {
  const text = (name: string) => (typeof posted[name] === 'string' ? posted[name] : '');
  const asked = text('do');
  const request = readerRequests.find((one) => one === asked);
  // Only the address itself gets what is held about it.
  if (request) {
    const requested = await askByEmail(own, request);
    return requested ? `?${requested}` : '';
  }
  return inTransaction(async (tx) => {
    const row = text('of') === '' ? own : await findOther(tx, own, text('of'));
    const isSame = row && asked === 'change' && !(await changeCriteria(tx, row, text));
    if (row) await change(tx, row, asked);
    return isSame ? '?change&same#change' : '';
  });
}

/** Another subscription of the person, which was confirmed from an email of its own. */
async function findOther(tx: Transaction, { personKey }: SubscriptionRow, id: string) {
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('personKey', '=', personKey)
    .where('state', 'in', ['confirmed', 'paused'])
    .executeTakeFirst();
}

async function change(tx: Transaction, row: SubscriptionRow, asked: string) {
  const { id, personKey, emailFolded } = row;
  const withdrawal = { emailFolded, way: 'own' as const, now: new Date() };
  switch (asked) {
    case 'confirm':
      return confirmSubscription(tx, id);
    case 'pause':
    case 'resume':
      return pauseSubscription(tx, id, asked === 'pause');
    case 'stop-all':
      return withdrawConsent(tx, withdrawal);
    case 'stop':
      // The consent was given with an enquiry, and first access is sent for it.
      if (row.enquiryId !== null && !(isAlert(row) && (await hasLaunches(tx, row))))
        return withdrawLaunches(tx, withdrawal);
      return endSubscriptions(tx, { personKey, id, way: 'own', now: withdrawal.now });
  }
}

/** False if the person has a subscription to the same already. */
async function changeCriteria(
  tx: Transaction,
  row: SubscriptionRow,
  text: (name: string) => string,
) {
  if (row.kind !== 'search') return true;
  const chosen = ['bedrooms', 'price', 'completion', 'availability'];
  const query = new URLSearchParams(chosen.map((name) => [name, text(name)]));
  const typed = new URLSearchParams(row.search).get('words');
  if (typed) query.set('words', typed);
  const cities = settings().cities.cities.map((one) => one.id);
  const city = knownValue(cities, text('city')) ?? null;
  return changeSearch(tx, row, { city, search: conditionQuery(String(query)) });
}

/** True if the person hears of something else that came with an enquiry. */
async function hasLaunches(tx: Transaction, { personKey, id }: SubscriptionRow) {
  const other = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('personKey', '=', personKey)
    .where('id', '!=', id)
    .where('enquiryId', 'is not', null)
    .where('state', '!=', 'ended')
    .executeTakeFirst();
  return other !== undefined;
}

async function askByEmail(row: SubscriptionRow, request: ReaderRequest) {
  if (row.state === 'asked') return undefined;
  const email = runInFormLanguage({ consentLanguage: row.language }, () => {
    const url = new URL(paths.readerRequest(requestToken(row.id, request)), env.siteUrl);
    return requestEmail(row, request, url.href);
  });
  const added = await inTransaction(async (tx) => {
    await lockReader(tx, row.personKey);
    if (await findSubscription(row.id, tx)) return putInOutbox(tx, [email]);
    return deleteNewReader(tx, row.personKey);
  });
  if (added === undefined) return undefined;
  wakeMailer();
  return added > 0 ? 'asked' : 'limited';
}

/** What the page of a link shows that was asked for: the question, the data itself, or that all is erased. */
export async function answerRequest(token: string, { request, url, clientAddress }: Page) {
  if (!(await mayTryLink(clientAddress))) return { outcome: 'limited' } as const;
  const asked = readRequestToken(token);
  if (!asked) return { outcome: 'unknown' } as const;
  if (asked.request === 'erase' && url.searchParams.has('done'))
    return { outcome: 'erased' } as const;
  const row = await findSubscription(asked.id);
  if (!row) return { outcome: 'unknown' } as const;
  if (request.method !== 'POST') return { outcome: 'found', request: asked.request } as const;
  if (asked.request === 'data') return { outcome: 'data', html: await dataPage(row) } as const;
  await erasePerson(row, actors.visitor);
  return { outcome: 'done' } as const;
}

async function dataPage({ email, emailFolded }: SubscriptionRow) {
  const office = headOffice();
  const person = await exportPerson({ email: emailFolded });
  const lead = subscriptionMessages().own.dataLead;
  const options = {
    email,
    own: { lead, language: locale() },
    timeZone: office.timeZone,
    company: [
      settings().company.name,
      fullAddressLine(office),
      `${office.infoEmail}, ${office.phone}`,
    ],
    now: new Date().toISOString(),
  };
  return runInLanguage(undefined, () => personPage(person, options));
}
