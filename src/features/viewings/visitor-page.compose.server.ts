import { db } from '../../platform/database/database.ts';
import { readPostedValues } from '../../platform/http/posted-values.ts';
import { acceptsInterest } from '../projects/project-status.ts';
import { findProjectAt } from '../projects/projects.server.ts';
import { readViewingFacts, viewingCalendar } from './viewing-facts.compose.server.ts';
import { mayTryLink } from './viewing-token.server.ts';
import { makeOffer } from './choose/offer.ts';
import {
  cancelByVisitor,
  changeTime,
  findByToken,
  findTimesFor,
  showViewing,
} from './visitor-viewing.compose.server.ts';

type Page = { request: Request; url: URL; clientAddress: string };

/** What the page of a visitor's link shows, after it has done what was posted. `isDone` leads back to the page. */
export async function answerVisitor(token: string, { request, url, clientAddress }: Page) {
  if (!(await mayTryLink(clientAddress))) return { outcome: 'limited' } as const;
  const found = await findByToken(token);
  if (!found) return { outcome: 'unknown' } as const;
  let alert: string | undefined;
  let asks = url.searchParams.get('do');
  if (request.method === 'POST') {
    const { values = {} } = await readPostedValues(request);
    asks = String(values['do']);
    alert = await act(found, asks, values['viewing']);
    if (alert === undefined) return { outcome: 'done' } as const;
  }
  const viewing = await showViewing(found);
  if (!viewing) return { outcome: 'unknown' } as const;
  const { record: project } = await findProjectAt(viewing.projectSlug ?? '');
  const mayChoose = project !== undefined && acceptsInterest(project);
  const { hosts, times } =
    viewing.state === 'booked' && mayChoose
      ? await findTimesFor(found.row)
      : { hosts: [], times: [] };
  return {
    outcome: 'found',
    viewing: { ...viewing, projectSlug: project ? viewing.projectSlug : null },
    mayChoose,
    alert,
    asks: asks === 'cancel' || asks === 'change' ? asks : undefined,
    offer: makeOffer(times, hosts, {
      cityId: project?.city ?? '',
      day: url.searchParams.get('day') ?? undefined,
    }),
    image: project?.image ?? null,
  } as const;
}

type Found = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** Why nothing changed; undefined if it did, or had before. */
async function act({ row, state }: Found, asked: string, at: unknown) {
  if (asked === 'cancel') await cancelByVisitor(row.id);
  if (asked !== 'change' || state !== 'booked') return undefined;
  return changeTime(row, typeof at === 'string' ? at : '');
}

/** The calendar entry of a visitor's link. Undefined for a link that opens nothing. */
export async function readVisitorCalendar(token: string, clientAddress: string) {
  const found = (await mayTryLink(clientAddress)) ? await findByToken(token) : undefined;
  if (!found || found.state === 'closed') return undefined;
  const viewing = await readViewingFacts(db, found.row);
  return viewing && viewingCalendar(viewing, false);
}
