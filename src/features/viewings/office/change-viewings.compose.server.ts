import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { minuteMs } from '../../../lib/time/durations.ts';
import { instantAt } from '../../../lib/time/zoned-time.ts';
import { localeOf, siteLanguages } from '../../../model/languages.ts';
import { refused } from '../../../model/record.ts';
import type { Member } from '../../../model/rights.ts';
import { logActivity } from '../../../platform/activity.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { addByTeam } from '../../enquiries/added-people.server.ts';
import { decide, decideWithin } from '../../enquiries/assignment/decisions.server.ts';
import { changeEnquiry } from '../../enquiries/enquiry-changes.server.ts';
import type { ViewingColumns } from '../../enquiries/enquiry.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';
import { viewingColumns } from '../book-viewing.compose.server.ts';
import { findTimedHost, type Connection } from '../free-times.server.ts';
import { offers, openHousesOn } from '../free-times.ts';
import { isBooked, viewingDetails, type ViewingDetails, type Visit } from '../viewing.ts';
import type { addSchema, cancelSchema, markSchema, moveSchema } from './office-viewing.ts';

type Added = z.output<typeof addSchema>;
type Moved = z.output<typeof moveSchema>;

const errors = {
  changed: 'Nothing to change, or someone else was faster. Look at it again.',
  project: 'This project is no longer published. Choose another one.',
  host: 'This host does not receive visitors of this project. Choose another one.',
  medium: 'This host does not offer that at this time.',
  past: 'Choose a time in the future.',
  notBegun: 'This viewing has not begun. Mark it once it has.',
  notBooked: 'This viewing is not booked. Book it first.',
  cancelled: 'This viewing is cancelled already.',
  begun: 'This viewing has begun. Mark whether the visitor came.',
  skipped: 'The clocks change that night and this time does not exist. Choose another one.',
};

/** Books a viewing for somebody who called. They get the confirmation if they have an address. */
export async function addViewing(input: Added, member: Member, now = new Date()) {
  const { id, name, projectId, language, note } = input;
  const [email, phone] = [input.email ?? '', input.phone ?? ''];
  const editor = member.email;
  return answered(async () => {
    await requireOwnVisit(projectId, input.hostId, member);
    await changeContent(async (tx) => {
      const project = await tx
        .selectFrom('projects')
        .select(['slug', 'title', 'city'])
        .where('id', '=', projectId)
        .executeTakeFirst();
      if (!project) throw new FieldError({ projectId: errors.project });
      const visit = { language, visitorZone: null, wish: '' };
      const columns = await bookedColumns(tx, { ...input, word: '' }, { ...visit, projectId }, now);
      const enquiry = {
        id,
        form: 'project-interest' as const,
        name,
        email,
        phone,
        aboutId: projectId,
        aboutSlug: project.slug,
        aboutName: project.title,
        city: project.city,
        consentLanguage:
          localeOf(
            language,
            siteLanguages().map(({ locale }) => locale),
          ) ?? '',
      };
      const isNew = await addByTeam(tx, enquiry, { fullName: name, email, phone }, editor, now);
      if (!isNew) return;
      const decision = { note: { noteId: randomUUID(), body: note } };
      if (note !== '') await decideWithin(tx, { ids: [id], decision }, { editor, members: [] });
      const step = await changeEnquiry(tx, id, () => columns, editor);
      await logActivity(tx, {
        ...addition(id),
        actor: editor,
        revision: step?.revision,
        standing: JSON.stringify(step?.before),
      });
    });
    wakeMailer();
    const added = db
      .selectFrom('activity')
      .select('id')
      .where((eb) => eb.and(addition(id)));
    return (await added.execute()).map((entry) => entry.id);
  });
}

function addition(subjectId: string) {
  return { kind: 'enquiries', act: 'added', subjectId } as const;
}

/** Throws for a visit that the member could not see. */
async function requireOwnVisit(projectId: string, hostId: string, member: Member) {
  const subjects = await readableSubjects(member);
  if (subjects && !subjects.includes(projectId) && !subjects.includes(hostId)) throw new NotOwn();
}

/** Books a viewing at another time, or one that was asked for or cancelled. The visitor is told. */
export async function moveViewing(input: Moved, member: Member, now = new Date()) {
  return change(input, member, async (details, { projectId, ...current }) => {
    await requireOwnVisit(projectId, input.hostId, member);
    requireOpen(current, now);
    const visit = { ...details, projectId };
    const { viewingToken: _token, ...columns } = await bookedColumns(db, input, visit, now);
    return columns;
  });
}

export async function cancelViewing(
  input: z.output<typeof cancelSchema>,
  member: Member,
  now = new Date(),
) {
  return change(input, member, async (details, current) => {
    if (current.viewingState === 'cancelled') throw new FieldError({ id: errors.cancelled });
    requireOpen(current, now);
    return {
      viewingState: 'cancelled',
      viewingDetails: JSON.stringify({ ...details, word: input.word }),
    };
  });
}

/** Records whether somebody came. */
export async function markViewing(
  input: z.output<typeof markSchema>,
  member: Member,
  now = new Date(),
) {
  return change(input, member, async (_details, current) => {
    if (!isBooked(current)) throw new FieldError({ id: errors.notBooked });
    if (!hasBegun(current, now)) throw new FieldError({ id: errors.notBegun });
    return { viewingState: input.state };
  });
}

type Current = Pick<ViewingColumns, 'viewingState' | 'viewingAt'>;

/** Throws for a visit that has begun. One that was cancelled or asked for never does. */
function requireOpen(current: Current, now: Date) {
  const { viewingState } = current;
  if (isBooked(current) && (viewingState !== 'booked' || hasBegun(current, now)))
    throw new FieldError({ id: errors.begun });
}

function hasBegun({ viewingAt }: Current, now: Date) {
  return viewingAt !== null && viewingAt <= now.toISOString();
}

/** Changes a viewing that nobody else has changed since. Throws for one that the member may not see. */
async function change(
  { id, revision }: { id: string; revision: number },
  member: Member,
  getChanges: (
    details: ViewingDetails,
    current: Current & { projectId: string },
  ) => Promise<Partial<ViewingColumns>>,
) {
  return answered(async () => {
    const subjects = await readableSubjects(member);
    const row = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .where(isAbout(subjects))
      .executeTakeFirst();
    if (subjects && !row) throw new NotOwn();
    const details = row?.revision === revision ? viewingDetails(row) : undefined;
    if (!row || !details) return undefined;
    const viewing = await getChanges(details, { ...row, projectId: row.aboutId ?? '' });
    const { entryIds } = await decide({ ids: [id], decision: { viewing }, revision }, member.email);
    return entryIds.length > 0 ? entryIds : undefined;
  });
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

async function bookedColumns(
  connection: Connection,
  { id, hostId, day, time, medium, word }: Omit<Moved, 'revision'>,
  { projectId, ...visit }: Omit<Visit, 'medium'> & { projectId: string },
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
  const chosen = { host, time: { at, until, places }, now };
  const columns = viewingColumns(id, { ...visit, medium }, chosen);
  const details = { ...viewingDetails(columns), word };
  return { ...columns, viewingDetails: JSON.stringify(details) };
}
