import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { minuteMs } from '../../../lib/time/durations.ts';
import { instantAt } from '../../../lib/time/zoned-time.ts';
import { localeOf, siteLanguages } from '../../../model/languages.ts';
import { refused } from '../../../model/record.ts';
import type { Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { addByTeam } from '../../enquiries/added-people.server.ts';
import { decide, decideWithin } from '../../enquiries/assignment/decisions.server.ts';
import { changeEnquiry } from '../../enquiries/enquiry-changes.server.ts';
import type { EnquiryRow, ViewingColumns } from '../../enquiries/enquiry.ts';
import { ofOwnEnquiry } from '../../enquiries/assignment/own-enquiries.server.ts';
import { readableSubjects } from '../../own-records.server.ts';
import { offers, viewingColumns } from '../book-viewing.server.ts';
import { findTimedHost, type Connection } from '../free-times.server.ts';
import { openHousesOn } from '../free-times.ts';
import { viewingDetails } from '../viewing.ts';
import '../viewing-changes.server.ts';
import type { cancelSchema, markSchema, MovedViewing, NewViewing } from './office-viewing.ts';

const errors = {
  changed:
    'Nothing was changed: it is as you ask already, or someone else has changed it. Look at it again.',
  host: 'This host does not receive visitors of this project. Choose another one.',
  medium: 'This host does not offer that at this time.',
  past: 'Choose a time in the future.',
  skipped: 'The clocks change that night and this time does not exist. Choose another one.',
  project: 'This project is no longer published. Choose another one.',
};

/** Books a viewing for somebody who called. They get the confirmation if they have an address. */
export async function addViewing(input: NewViewing, editor: string, now = new Date()) {
  return answered(async () => {
    await changeContent(async (tx) => {
      const project = await tx
        .selectFrom('projects')
        .select(['id', 'slug', 'title', 'city'])
        .where('id', '=', input.projectId)
        .executeTakeFirst();
      if (!project) throw new FieldError({ projectId: errors.project });
      const { id, name, language, note } = input;
      const [email, phone] = [input.email ?? '', input.phone ?? ''];
      const visit = { language, zone: null, wish: '' };
      const columns = await bookedColumns(tx, id, input, { ...visit, projectId: project.id }, now);
      const locales = siteLanguages().map(({ locale }) => locale);
      const about = { aboutId: project.id, aboutSlug: project.slug, aboutName: project.title };
      const enquiry = {
        ...{ id, form: 'project-interest' as const, name, email, phone, city: project.city },
        ...about,
        consentLanguage: localeOf(language, locales) ?? '',
      };
      await addByTeam(tx, enquiry, { fullName: name, email, phone }, editor, now);
      // Sent again, it is booked already.
      const book = (row: EnquiryRow) => (row.viewingState === null ? columns : undefined);
      if ((await changeEnquiry(tx, id, book, editor)) && note) {
        const decision = { note: { noteId: randomUUID(), body: note } };
        await decideWithin(tx, { ids: [id], decision }, { editor, members: [] });
      }
    });
    wakeMailer();
    return [];
  });
}

export async function addOwnViewing(input: NewViewing, member: Member) {
  if ((await readableSubjects(member))?.includes(input.projectId) === false) throw new NotOwn();
  return addViewing(input, member.email);
}

/** Books a viewing at another time, or the time that was asked for. The visitor is told. */
export async function moveViewing(input: MovedViewing, editor: string, now = new Date()) {
  return answered(async () => {
    const row = await findSeen(input);
    const details = row && viewingDetails(row);
    if (!details) return undefined;
    const { language, visitorZone: zone, wish } = details;
    const visit = { language, zone, wish, projectId: row.aboutId ?? '' };
    const { viewingToken: _token, ...viewing } = await bookedColumns(db, row.id, input, visit, now);
    return change(input, viewing, editor);
  });
}

export async function cancelViewing(input: z.output<typeof cancelSchema>, editor: string) {
  return answered(async () => {
    const row = await findSeen(input);
    const details = row && viewingDetails(row);
    if (!details) return undefined;
    const viewingDetailsText = JSON.stringify({ ...details, word: input.word });
    const viewing = { viewingState: 'cancelled', viewingDetails: viewingDetailsText } as const;
    return change(input, viewing, editor);
  });
}

/** Records whether somebody came. */
export async function markViewing(input: z.output<typeof markSchema>, editor: string) {
  return answered(() => change(input, { viewingState: input.state }, editor));
}

export const ofOwn = {
  move: ofOwnEnquiry(moveViewing),
  cancel: ofOwnEnquiry(cancelViewing),
  mark: ofOwnEnquiry(markViewing),
};

type Seen = { id: string; revision: number };

/** Undefined if somebody else has changed it. */
async function findSeen({ id, revision }: Seen) {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

async function change({ id, revision }: Seen, viewing: Partial<ViewingColumns>, editor: string) {
  const { entryIds } = await decide({ ids: [id], decision: { viewing }, revision }, editor);
  return entryIds.length > 0 ? entryIds : undefined;
}

/** Answers with the ids of the activity entries, or with what is wrong beside the fields. */
async function answered(run: () => Promise<string[] | undefined>) {
  try {
    const entryIds = await run();
    return entryIds ? ({ outcome: 'done', entryIds } as const) : refused({ id: errors.changed });
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    const { viewingAt: time, viewingHost: hostId, ...fields } = cause.fields;
    return refused({ ...fields, ...(time && { time }), ...(hostId && { hostId }) });
  }
}

type Booked = Pick<MovedViewing, 'hostId' | 'day' | 'time' | 'medium'> & { word?: string };
type Visit = { projectId: string; language: string; zone: string | null; wish: string };

async function bookedColumns(
  connection: Connection,
  id: string,
  { hostId, day, time, medium, word = '' }: Booked,
  { projectId, ...visit }: Visit,
  now: Date,
): Promise<ViewingColumns> {
  const host = await findTimedHost(connection, hostId);
  if (!host?.projectIds.includes(projectId)) throw new FieldError({ hostId: errors.host });
  const house = openHousesOn(host, day).find(
    (one) => one.projectId === projectId && one.from === time,
  );
  const places = house?.places ?? null;
  if (!offers(host, medium, { places })) throw new FieldError({ medium: errors.medium });
  const start = instantAt(host.timeZone, day, time);
  if (!start || start.clocks === 'skipped') throw new FieldError({ time: errors.skipped });
  const at = start.instant;
  if (Date.parse(at) <= now.getTime()) throw new FieldError({ time: errors.past });
  const end = house && instantAt(host.timeZone, day, house.until)?.instant;
  const until = end ?? new Date(Date.parse(at) + host.minutes * minuteMs).toISOString();
  const columns = viewingColumns(
    id,
    { medium, ...visit },
    { host, time: { at, until, places }, now },
  );
  const details = viewingDetails(columns);
  return { ...columns, viewingDetails: JSON.stringify({ ...details, word }) };
}
