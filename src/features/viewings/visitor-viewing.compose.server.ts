import { dayMs } from '../../lib/time/durations.ts';
import { readPostedValues } from '../../platform/http/posted-values.ts';
import { viewingMessages } from '../../messages/viewings.ts';
import { actors } from '../../model/actors.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { wakeMailer } from '../../platform/mail/outbox.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { findImages, imageAt } from '../../records/read-records.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { logActivity } from '../../platform/activity.ts';
import { changeEnquiry } from '../enquiries/enquiry-changes.server.ts';
import type { EnquiryRow, ViewingColumns } from '../enquiries/enquiry.ts';
import { withPlate } from '../partners/plate/plates.server.ts';
import { acceptsInterest } from '../projects/project-status.ts';
import { findProjectAt } from '../projects/projects.server.ts';
import { viewingColumns } from './book-viewing.compose.server.ts';
import { findTimeAt, timesBy } from './free-times.ts';
import { findFreeTimes, listProjectHosts } from './free-times.server.ts';
import { makeOffer } from './choose/offer.ts';
import { mayTryLink, viewingToken } from './viewing-token.server.ts';
import { readViewingFacts, viewingCalendar } from './viewing-facts.compose.server.ts';
import { linkDays, viewingDetails, withoutWord, type ShownViewing } from './viewing.ts';

/** The enquiry of a visitor's link, and what can be done with it. Undefined for an unknown link. */
export async function findByToken(token: string, now = new Date()) {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('viewingToken', '=', hashToken(token))
    .executeTakeFirst();
  return row && { row, state: shownState(row, now) };
}

/** `begun`: it can be neither changed nor cancelled. `closed`: 30 days after the viewing. */
function shownState(row: EnquiryRow, now: Date): ShownViewing['state'] {
  const end = Date.parse(row.viewingUntil ?? row.updatedAt);
  if (end + linkDays * dayMs <= now.getTime()) return 'closed';
  if (row.viewingState === 'asked' || row.viewingState === 'cancelled') return row.viewingState;
  if (row.viewingState === 'came') return 'over';
  if (end <= now.getTime() || row.viewingState !== 'booked') return 'past';
  return Date.parse(row.viewingAt ?? '') <= now.getTime() ? 'begun' : 'booked';
}

/** What a receipt shows of a viewing that was just booked or asked for. Undefined for other enquiries. */
export async function findBooked(id: string) {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where('viewingState', 'is not', null)
    .executeTakeFirst();
  return row && showViewing({ row, state: shownState(row, new Date()) });
}

/** What pages show of a viewing, in the language of the content. */
export async function showViewing({ row, state }: Found): Promise<ShownViewing | undefined> {
  const { facts, portrait } = (await readViewingFacts(db, row)) ?? {};
  if (!facts || !portrait) return undefined;
  const { slug, imageUrl } = portrait;
  const images = await findImages(imageUrl === null ? [] : [imageUrl]);
  const photo = await withPlate({ slug, name: facts.host.name, image: imageAt(imageUrl, images) });
  const { email, aboutSlug: projectSlug } = row;
  return { ...facts, state, email, photo, projectSlug, token: viewingToken(row.id) };
}

type Found = { row: EnquiryRow; state: ShownViewing['state'] };

/** The times to which a visitor can change. */
export async function findTimesFor(row: EnquiryRow, now = new Date()) {
  const { medium = 'in-person' } = viewingDetails(row) ?? {};
  const projectId = row.aboutId ?? '';
  const hosts = await listProjectHosts(projectId);
  const times = await findFreeTimes(hosts, projectId, { now, except: row.id });
  const offered = timesBy(medium, times, hosts);
  return { hosts, times: offered.filter(({ at }) => at !== row.viewingAt) };
}

/** Cancels by the visitor's link. Nothing happens to what is no longer booked or asked for. */
export async function cancelByVisitor(id: string) {
  await changeByLink(id, (current) =>
    ['asked', 'booked'].includes(shownState(current, new Date()))
      ? { viewingState: 'cancelled', viewingDetails: withoutWord(current) }
      : undefined,
  );
}

/** Changes the time by the visitor's link. Returns what is wrong, with the old time kept. */
export async function changeTime(row: EnquiryRow, at: string, now = new Date()) {
  const { hosts, times } = await findTimesFor(row, now);
  const details = viewingDetails(row);
  const time =
    details &&
    findTimeAt(times, hosts, { at, language: details.language, hostId: row.viewingHost });
  const host = hosts.find(({ id }) => id === time?.hostId);
  const { errors } = viewingMessages();
  if (!time || !host || !details) return at === '' ? errors.choose : errors.past;
  const chosen = { host, time, now };
  const { viewingToken: _token, ...columns } = viewingColumns(row.id, details, chosen);
  try {
    await changeByLink(row.id, (current) =>
      current.viewingState === 'booked' && current.viewingAt === row.viewingAt
        ? columns
        : undefined,
    );
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    return errors.past;
  }
  return undefined;
}

async function changeByLink(
  id: string,
  getChanges: (current: EnquiryRow) => Partial<ViewingColumns> | undefined,
) {
  await changeContent(async (tx) => {
    const step = await changeEnquiry(tx, id, getChanges, null);
    if (!step) return;
    const { revision, before, row } = step;
    await logActivity(tx, {
      actor: actors.visitor,
      kind: 'enquiries',
      act: 'viewing',
      subjectId: id,
      detail: row.viewingState === 'cancelled' ? 'cancelled' : 'moved',
      revision,
      standing: JSON.stringify(before),
    });
  });
  wakeMailer();
}

type Page = { request: Request; url: URL; clientAddress: string };

/** What the page of a visitor's link shows, after it has done what was posted. `done` leads back to the page. */
export async function answerVisitor(token: string, { request, url, clientAddress }: Page) {
  if (!(await mayTryLink(clientAddress))) return { outcome: 'limited' } as const;
  const found = await findByToken(token);
  if (!found) return { outcome: 'unknown' } as const;
  let alert: string | undefined;
  let asks = url.searchParams.get('do');
  if (request.method === 'POST') {
    const { values = {} } = await readPostedValues(request);
    asks = String(values['do']);
    const { row, state } = found;
    if (asks === 'cancel') await cancelByVisitor(row.id);
    const at = values['viewing'];
    if (asks === 'change' && state === 'booked')
      alert = await changeTime(row, typeof at === 'string' ? at : '');
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

/** The calendar entry of a visitor's viewing. Undefined if the link is unknown or has ended. */
export async function readVisitorCalendar(token: string, clientAddress: string) {
  const found = (await mayTryLink(clientAddress)) ? await findByToken(token) : undefined;
  if (!found || found.state === 'closed') return undefined;
  const viewing = await readViewingFacts(db, found.row);
  return viewing && viewingCalendar(viewing, false);
}
