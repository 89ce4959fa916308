import { z } from 'zod';
import { withHomes, type HomeChange } from '../projects/changed-homes.ts';
import type { ProjectRecord } from '../projects/project.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { homeStates, readPrice } from '../residences/form/home-cells.ts';
import { readResidences, type Residences } from '../residences/residence.ts';
import { minuteMs } from '../../lib/time/durations.ts';
import { logged } from '../../platform/activity.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { keyActor } from '../../model/actors.ts';
import { line } from '../../model/fields.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { findMovedSlug } from '../../records/slugs.server.ts';
import { officeToday } from '../../site/office-today.ts';
import type { ApiCall } from './endpoint.server.ts';
import { Problem } from './problem.ts';

const maxRows = 5_000;
/** How far the clock of another system may be ahead. */
const maxAheadMs = 5 * minuteMs;

const price = z
  .number({ error: 'Send a number, or null for a price on request' })
  .nullable()
  .transform((value, context) => {
    const read = readPrice(value);
    if ('value' in read) return read.value;
    context.addIssue({ code: 'custom', message: read.error });
    return z.NEVER;
  })
  .meta({ description: 'In the currency of the project; null for a price on request' });

const status = z.enum(homeStates, { error: `Use one of ${homeStates.join(', ')}` });

const asOf = z.iso
  .datetime({ offset: true, error: 'Send a time such as 2026-11-26T09:30:00Z' })
  .optional()
  .meta({ description: 'The time from which this is; without it, now' });

const number = line.max(100, 'Use 100 characters or fewer').meta({ description: 'Of the home' });

const change = z.strictObject({ status: status.optional(), price: price.optional() });

/** A change to one home, which the URL names. */
export const homeChangeSchema = change.extend({ asOf }).meta({ id: 'HomeChange' });

/** What replaces status and price of one home. */
export const homeStateSchema = z
  .strictObject({ status, price, asOf })
  .meta({ id: 'HomeReplacement' });

const row = change.extend({ number }).meta({ id: 'HomeRow' });

/** Changes to several homes. A row that cannot be read is refused on its own. */
export const homeRowsSchema = z
  .strictObject({ asOf, homes: z.array(row).min(1).max(maxRows) })
  .meta({ id: 'HomeRows' });

/** As `homeRowsSchema`, with a reason in place of each row that cannot be read. */
export const readHomeRowsSchema = z.strictObject({
  asOf,
  homes: z.array(z.unknown().transform(readRow)).min(1).max(maxRows),
});

const homeResultSchema = z
  .object({
    number: z.string(),
    result: z.enum(['changed', 'unchanged', 'refused']),
    reason: z.string().optional().meta({ description: 'Why it was refused' }),
  })
  .meta({ id: 'HomeResult' });

export const homeResultsSchema = z
  .object({
    asOf: z.string().meta({ format: 'date-time' }),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    homes: z.array(homeResultSchema).meta({ description: 'In the order of the request' }),
  })
  .meta({ id: 'HomeResults' });

/** What became of one home. What is refused is a problem. */
export const oneHomeResultSchema = z
  .object({
    number: z.string(),
    result: z.enum(['changed', 'unchanged']),
    asOf: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'OneHomeResult' });

type HomeResult = z.output<typeof homeResultSchema>;

type Row = ({ number: string } & HomeChange) | { number: string; refused: string };

function readRow(value: unknown): Row {
  const read = row.safeParse(value);
  if (read.success) return isEmpty(read.data) ? nothing(read.data) : read.data;
  const { number: sent } = Object(value) as { number?: unknown };
  const { path = [], message = '' } = read.error.issues[0] ?? {};
  return {
    number: typeof sent === 'string' || typeof sent === 'number' ? String(sent).slice(0, 100) : '',
    refused: [path.join('.'), message].filter((text) => text !== '').join(': '),
  };
}

function isEmpty(sent: HomeChange) {
  return sent.status === undefined && sent.price === undefined;
}

function nothing({ number: sent }: { number: string }) {
  return { number: sent, refused: 'Send a status or a price' };
}

type Call = Pick<ApiCall, 'key' | 'params'>;

/** Changes homes of a public project by number. What is refused stays as it is. */
export async function updateHomes(
  { asOf: sentAsOf, homes }: { asOf?: string | undefined; homes: readonly Row[] },
  call: Call,
) {
  const { results, asOf: shown } = await applyRows(homes, sentAsOf, call);
  const count = (wanted: HomeResult['result']) =>
    results.filter(({ result }) => result === wanted).length;
  const counts = {
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
  if (counts.refused === results.length)
    throw new Problem('invalid', { detail: 'All homes were refused.', more: { homes: results } });
  return { status: 200, body: { asOf: shown, ...counts, homes: results } };
}

/** Changes one home, by the number in the URL. */
export async function updateHome(
  { asOf: sentAsOf, ...sent }: HomeChange & { asOf?: string | undefined },
  call: Call,
) {
  const { number: wanted = '' } = call.params;
  if (isEmpty(sent)) throw new Problem('invalid', { detail: nothing({ number: wanted }).refused });
  const { results, asOf: shown } = await applyRows([{ number: wanted, ...sent }], sentAsOf, call);
  const [result] = results;
  if (result?.result === 'refused')
    throw new Problem(result.reason === noHome(wanted) ? 'missing' : 'invalid', {
      detail: result.reason,
    });
  return { status: 200, body: { number: wanted, result: result?.result, asOf: shown } };
}

async function applyRows(
  rows: readonly Row[],
  sentAsOf: string | undefined,
  { key, params }: Call,
  now = new Date(),
) {
  const time = sentAsOf === undefined ? now : new Date(sentAsOf);
  if (time.getTime() > now.getTime() + maxAheadMs)
    throw new Problem('invalid', { errors: { asOf: 'This time is in the future' } });
  const newAsOf = time.toISOString();
  const slug = params['slug'] ?? '';
  const found = await findPublic(db, slug);
  const project = found ?? (await findPublic(db, (await findMovedSlug('projects', slug)) ?? ''));
  if (!project) throw new Problem('missing');
  const planned = planRows(rows, project);
  const changesNothing = planned.every(({ change: one }) => one === undefined);
  // Confirming again what is public makes no page outdated, unless it shows another day.
  const isShown = project.homesAsOf !== null && readDay(project.homesAsOf) === readDay(newAsOf);
  if (changesNothing && planned.every(({ result }) => result.result === 'refused'))
    return { results: rowResults(planned), asOf: project.homesAsOf ?? newAsOf };
  if (changesNothing && isShown) {
    await saveAsOf(db, project, newAsOf);
    return { results: rowResults(planned), asOf: newAsOf };
  }
  const results = await changeContent(async (tx) => {
    const current = await findPublic(tx, project.slug);
    if (current?.id !== project.id) throw new Problem('missing');
    const plan = planRows(rows, current);
    await saveAsOf(tx, current, newAsOf);
    await writeChanges(tx, current.id, plan, keyActor(key.name));
    return rowResults(plan);
  }).catch((cause: unknown) => {
    if (!(cause instanceof FieldError)) throw cause;
    throw new Problem('invalid', { detail: cause.message });
  });
  return { results, asOf: newAsOf };
}

type PublicProject = NonNullable<Awaited<ReturnType<typeof findPublic>>>;

async function findPublic(connection: Pick<Transaction, 'selectFrom'>, slug: string) {
  return connection
    .selectFrom('projects')
    .select(['id', 'slug', 'residences', 'homesAsOf'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Refuses what is older than what was confirmed last: feeds may arrive in another order than they were sent. */
async function saveAsOf(
  connection: Pick<Transaction, 'updateTable'>,
  { id, homesAsOf }: PublicProject,
  newAsOf: string,
) {
  if (homesAsOf !== null && homesAsOf > newAsOf) throw outdated(homesAsOf);
  const saved = await connection
    .updateTable('projects')
    .set({ homesAsOf: newAsOf })
    .where('id', '=', id)
    // Another request may have confirmed them since they were read.
    .where((eb) => eb.or([eb('homesAsOf', 'is', null), eb('homesAsOf', '<=', newAsOf)]))
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw outdated(homesAsOf);
}

function outdated(homesAsOf: string | null) {
  const detail =
    homesAsOf === null ? 'Newer ones were sent since.' : `Homes are as of ${homesAsOf}.`;
  return new Problem('outdated', { detail });
}

async function writeChanges(
  tx: Transaction,
  id: string,
  plan: readonly PlannedRow[],
  actor: string,
) {
  const changes = new Map(
    plan.flatMap(({ result, change: one }) =>
      one ? [[result.number.toLowerCase(), one] as const] : [],
    ),
  );
  if (changes.size === 0) return;
  const before = await projectRecords.findState(tx, id);
  await logged({ before }, () =>
    projectRecords.changeEverywhere(
      tx,
      id,
      (record: ProjectRecord) => withHomes(record, changes),
      actor,
    ),
  );
}

type PlannedRow = { result: HomeResult; change?: HomeChange };

function planRows(rows: readonly Row[], project: PublicProject): PlannedRow[] {
  const homes = homesByNumber(readResidences(project.residences));
  const seen = new Set<string>();
  return rows.map((sent): PlannedRow => {
    const { number: wanted } = sent;
    if ('refused' in sent) return refusedRow(wanted, sent.refused);
    const name = wanted.toLowerCase();
    const home = homes.get(name);
    if (!home) return refusedRow(wanted, noHome(wanted));
    if (seen.has(name)) return refusedRow(wanted, `${wanted} appears twice.`);
    seen.add(name);
    const { status: state = home.state, price: newPrice = home.price } = sent;
    if (state === home.state && newPrice === home.price)
      return { result: { number: home.number, result: 'unchanged' } };
    return {
      result: { number: home.number, result: 'changed' },
      change: { status: state, price: newPrice },
    };
  });
}

function homesByNumber({ homes }: Residences) {
  return new Map(Object.values(homes).map((home) => [home.number.toLowerCase(), home]));
}

function noHome(wanted: string) {
  return `There is no home “${wanted}”.`;
}

function refusedRow(wanted: string, reason: string): PlannedRow {
  return { result: { number: wanted, result: 'refused', reason } };
}

function rowResults(plan: readonly PlannedRow[]) {
  return plan.map(({ result }) => result);
}

function readDay(time: string) {
  return officeToday(new Date(time));
}
