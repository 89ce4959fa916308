import { sql } from 'kysely';
import { mediaUrl } from '../../lib/media/media-key.ts';
import { plural } from '../../lib/text/plural.ts';
import { logActivity, loggedAsPart } from '../../platform/activity.ts';
import { NeedsConsent, presentAsker } from '../../platform/consent.ts';
import { ChangeAgain, checkBeforeCommit } from '../../platform/database/content.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { actors } from '../../model/actors.ts';
import type { Affected, Question } from '../../model/consent.ts';
import { currentRecords } from '../current-record.server.ts';
import { closeGaps } from '../positions.server.ts';
import type { Seen, StoredRecord } from '../../model/record.ts';
import type { RecordKind, ReliedOn } from '../record-kind.server.ts';
import { FieldError } from '../revisions.server.ts';
import { may } from '../../model/rights.ts';
import { recordName } from '../versions.server.ts';
import { changeSchedule } from './schedules.server.ts';

type Kind = RecordKind<never, StoredRecord>;

type Relying = Pick<
  Kind,
  | 'noun'
  | 'reliesOn'
  | 'withWritten'
  | 'setsRules'
  | 'requireForPublic'
  | 'requireForHide'
  | 'recordFrom'
> & { hide: (tx: Transaction, seen: Seen, editor: string) => Promise<unknown> };

/** A record that was changed or taken away in public, as it was before or is now. */
type Changed = { noun: ReliedOn; record: Pick<StoredRecord, 'id'> };

/** A public record that is against a rule, and the change that concerns it. */
type Unlawful = { kind: Relying; record: StoredRecord; reason: string; changed: Changed };

/** A step of a schedule, which a transaction can take and undo. */
export type LaterStep = Changed & { at: string; run: (tx: Transaction) => Promise<unknown> };

const kinds = new Map<NounName, Relying>();
const changes = new WeakMap<Transaction, Map<string, Changed>>();
const times = new WeakMap<Transaction, Date>();
/** By the key of a record: whether it was lawful before the change. */
const before = new WeakMap<Transaction, Map<string, boolean>>();

/** From now on, changes to what the records of this kind rely on need consent if they leave them against a rule. */
export function declareReliance<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { hide }: { hide: Relying['hide'] },
) {
  kinds.set(kind.noun.name, { ...(kind as unknown as Kind), hide });
}

/** The changes of a transaction are judged at the time of a step. */
export function judgeAt(tx: Transaction, now: Date) {
  times.set(tx, now);
}

export type PublicChange = {
  isScheduled: boolean;
  findEntry: () => Promise<{ act: Question['act']; entryId: string | null }>;
};

type Follower = (tx: Transaction, id: string, change: PublicChange) => Promise<void>;

const followers = new Map<ReliedOn, Follower>();

/** From now on, this runs before the commit of changes to public records of a noun, also when one is taken away. */
export function followPublic(noun: ReliedOn, follow: Follower) {
  followers.set(noun, follow);
}

function isReliedOn(noun: ReliedOn) {
  return [...kinds.values()].some(({ reliesOn }) => reliesOn[noun]);
}

/** Call it when a public record was changed or taken away. What becomes public takes nothing from others. */
export function noteChange(tx: Transaction, noun: ReliedOn, record: Changed['record']) {
  const follow = followers.get(noun);
  if (follow)
    checkBeforeCommit(tx, (present) =>
      follow(present, record.id, {
        isScheduled: times.has(present),
        findEntry: async () => ({
          act: await findAct(present, { noun, record }),
          entryId: (await findEntry(present, { noun, record }))?.id ?? null,
        }),
      }),
    );
  if (!isReliedOn(noun)) return;
  const noted = changes.get(tx) ?? new Map<string, Changed>();
  changes.set(tx, noted.set(`${noun} ${record.id}`, { noun, record }));
  checkBeforeCommit(tx, requireConsent);
}

/**
 * Unpublishes what the changes of a transaction leave against a rule, if the one who makes them has consented to just
 * that. Otherwise it throws, and nothing is written.
 */
async function requireConsent(tx: Transaction) {
  const asker = presentAsker();
  const found = new Map<string, Affected & { root: Changed }>();
  const ordered = new Set<NounName>();
  for (let judged = 0; judged !== changes.get(tx)?.size;) {
    const noted = [...(changes.get(tx)?.values() ?? [])];
    judged = noted.length;
    for (const one of await listNewlyUnlawful(tx, noted)) {
      const { kind, record, changed } = one;
      const { name, isOrdered } = kind.noun;
      const key = keyOf(name, record.id);
      if (found.has(key)) continue;
      const root = found.get(keyOf(changed.noun, changed.record.id))?.root ?? changed;
      const { edited } = await currentRecords(kind).readCurrent(tx, record.id);
      const canUnpublish = edited !== null && (await mayHide(tx, kind, edited));
      found.set(key, { ...affected(one, canUnpublish), root });
      const stays = mayStay(root) && asker?.consent?.stay.includes(record.id);
      // Without consent, only to find what is taken along.
      if (!canUnpublish || stays || !(asker?.consent || isReliedOn(name))) continue;
      await unpublish(tx, { ...one, record: edited }, root, asker?.member.email);
      if (isOrdered) ordered.add(name);
    }
  }
  if (found.size === 0) return;
  const all = [...found.values()];
  const [first] = all;
  await requireAnswer(
    all.map(({ root: _root, ...one }) => one),
    {
      act: first ? await findAct(tx, first.root) : 'save',
      mayStay: all.every(({ root }) => mayStay(root)),
    },
  );
  for (const noun of ordered) await closeGaps(tx, noun);
}

/** As `requireConsent`, for steps to come: with consent, what they leave against a rule ends with them. */
export async function requireConsentThen(tx: Transaction, steps: readonly LaterStep[]) {
  const found: (Unlawful & { at: string })[] = [];
  for (const { at, run, ...changed } of steps) {
    const time = new Date(at);
    if (!isReliedOn(changed.noun)) continue;
    await sql`savepoint step_to_come`.execute(tx);
    await run(tx);
    const then = await listUnlawful(tx, [changed], time);
    await sql`rollback to savepoint step_to_come`.execute(tx);
    await sql`release savepoint step_to_come`.execute(tx);
    for (const one of then) {
      const isKnown = found.some(({ record }) => record.id === one.record.id);
      if (!isKnown && (await findReason(tx, one.kind, one.record, time)) === undefined)
        found.push({ ...one, at });
    }
  }
  if (found.length === 0) return;
  await requireAnswer(
    found.map((one) => affected(one, true)),
    { act: 'schedule', mayStay: false },
  );
  const editor = presentAsker()?.member.email ?? actors.clock;
  for (const { kind, record, reason, at } of found) {
    const { name: noun } = kind.noun;
    const end = { unpublishAt: at, unpublishSetBy: editor };
    await changeSchedule(tx, { noun, recordId: record.id }, end);
    const entry = { actor: editor, kind: noun, act: 'scheduled', subjectId: record.id } as const;
    await logActivity(tx, { ...entry, name: recordName(record), detail: reason });
  }
}

/** Throws unless the one who makes the change has consented to just this. */
async function requireAnswer(
  records: Affected[],
  { act, mayStay: mayStayPublic }: Pick<Question, 'act' | 'mayStay'>,
) {
  const asker = presentAsker();
  if (!asker) throw new FieldError({ '': refusalFor(records) });
  if (!may(asker.member.role, 'write')) {
    const count = plural(records.length, '# public record', '# public records');
    const message = `This would leave ${count} against a rule. Ask an editor to make this change.`;
    throw new FieldError({ '': message });
  }
  const { unpublish: wanted = [], stay = [] } = asker.consent ?? {};
  const answered = new Set([...wanted, ...(mayStayPublic ? stay : [])]);
  const isAnswered =
    answered.size === records.length &&
    records.every(
      ({ id, canUnpublish }) => answered.has(id) && (canUnpublish || stay.includes(id)),
    );
  if (!isAnswered)
    throw new NeedsConsent({ outcome: 'asked', act, records, mayStay: mayStayPublic });
}

/** For what cannot ask anybody. */
function refusalFor([first, ...others]: readonly Affected[]) {
  const count = plural(others.length, '# more record', '# more records');
  const more = others.length > 0 ? ` and ${count}` : '';
  return `This would leave “${first?.name}”${more} against a rule. Unpublish first. ${first?.reason}`;
}

/** The public records that the changes leave against a rule, and that were not before. */
async function listNewlyUnlawful(tx: Transaction, noted: readonly Changed[]) {
  const now = times.get(tx) ?? new Date();
  const unlawful = await asWritten(tx, noted, () => listUnlawful(tx, noted, now));
  const lawful = before.get(tx) ?? new Map<string, boolean>();
  const isUnknown = ({ kind, record }: Unlawful) => !lawful.has(keyOf(kind.noun.name, record.id));
  const unknown = unlawful.filter(isUnknown);
  if (unknown.length > 0)
    throw new ChangeAgain(async (next) => {
      const judged = new Map(lawful);
      before.set(next, judged);
      await asWritten(next, noted, async () => {
        for (const { kind, record } of unknown)
          judged.set(keyOf(kind.noun.name, record.id), await isLawful(next, kind, record.id, now));
      });
    });
  return unlawful.filter(({ kind, record }) => lawful.get(keyOf(kind.noun.name, record.id)));
}

async function listUnlawful(tx: Transaction, noted: readonly Changed[], at: Date) {
  const unlawful: Unlawful[] = [];
  for (const kind of kinds.values()) {
    const concerning = noted.filter(({ noun }) => kind.reliesOn[noun]);
    if (concerning.length === 0) continue;
    const refused: Unlawful[] = [];
    for (const record of await listRelying(tx, kind, concerning)) {
      const reason = await findReason(tx, kind, record, at);
      const changed = concerning.find((one) => isAbout(kind, record, one));
      if (reason !== undefined && changed) refused.push({ kind, record, reason, changed });
    }
    if (refused.length === 0) continue;
    const ending = await listEnding(tx, kind, at);
    unlawful.push(...refused.filter(({ record }) => !ending.has(record.id)));
  }
  return unlawful;
}

async function listRelying(tx: Transaction, kind: Relying, concerning: readonly Changed[]) {
  const keys = concerning.map((changed) => keyIn(kind, changed));
  const isWhole = keys.some((key) => key === 'all' || (key && 'shown' in key));
  const rows = await tx
    .selectFrom(kind.noun.name)
    .selectAll()
    .$if(!isWhole, (query) =>
      query.where((eb) =>
        eb.or(
          keys.flatMap((key) =>
            typeof key === 'object' && 'column' in key
              ? sql<boolean>`${sql.ref(key.column)} = ${key.value}`
              : [],
          ),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows
    .map((row) => kind.recordFrom(row as never))
    .filter((record) => concerning.some((changed) => isAbout(kind, record, changed)));
}

/**
 * By what a changed record concerns records of a kind: a column with its value, or an image that they show. Undefined if
 * it concerns none.
 */
function keyIn(
  { noun, reliesOn }: Relying,
  { noun: changedNoun, record }: Changed,
): 'all' | { column: string; value: string } | { shown: string } | undefined {
  const reliance = reliesOn[changedNoun];
  if (reliance === undefined || reliance === 'all') return reliance;
  if (reliance === 'shown') return { shown: mediaUrl(record.id) };
  if (reliance !== 'translated') return { column: reliance.column, value: record.id };
  const { noun: translated, recordId } = record as unknown as { noun: string; recordId: string };
  if (translated === 'media') return { shown: mediaUrl(recordId) };
  return translated === noun.name ? { column: 'id', value: recordId } : undefined;
}

function isAbout(kind: Relying, record: StoredRecord, changed: Changed) {
  const key = keyIn(kind, changed);
  if (key === undefined || key === 'all') return key === 'all';
  if ('shown' in key) return JSON.stringify(record).includes(key.shown);
  return new Map<string, unknown>(Object.entries(record)).get(key.column) === key.value;
}

/** Why a record must not be public at a time. */
async function findReason(tx: Transaction, kind: Relying, record: StoredRecord, at: Date) {
  try {
    await kind.requireForPublic(tx, record, { id: record.id, publicAt: at });
    return undefined;
  } catch (cause) {
    if (cause instanceof FieldError) return Object.values(cause.fields)[0];
    throw cause;
  }
}

/** A record that becomes public with the change has passed its own rules. */
async function isLawful(tx: Transaction, kind: Relying, id: string, at: Date) {
  const record = await currentRecords(kind).findPublished(tx, id);
  return !record || (await findReason(tx, kind, record, at)) === undefined;
}

/** The ids of what is unpublished by a time anyway. */
async function listEnding(tx: Transaction, { noun }: Relying, at: Date) {
  const ending = await tx
    .selectFrom('schedules')
    .select('recordId')
    .where('noun', '=', noun.name)
    .where('unpublishAt', '<=', at.toISOString())
    .execute();
  return new Set(ending.map(({ recordId }) => recordId));
}

/** Runs work with what the changes have written of records that are read from elsewhere. */
function asWritten<T>(
  tx: Transaction,
  noted: readonly Changed[],
  work: () => Promise<T>,
): Promise<T> {
  const nouns = new Set(noted.map(({ noun }) => noun));
  const wraps = [...nouns].flatMap((noun) => kinds.get(noun as NounName)?.withWritten ?? []);
  return wraps.reduce<() => Promise<T>>((inner, wrap) => () => wrap(tx, inner), work)();
}

async function mayHide(tx: Transaction, { requireForHide }: Relying, edited: StoredRecord) {
  try {
    await requireForHide?.(edited, tx, new Date());
    return true;
  } catch (cause) {
    if (cause instanceof FieldError) return false;
    throw cause;
  }
}

async function unpublish(
  tx: Transaction,
  { kind, record: { id, revision }, reason }: Unlawful,
  root: Changed,
  editor: string = actors.clock,
) {
  const entry = await findEntry(tx, root);
  await loggedAsPart(entry?.id ?? null, { detail: reason }, () =>
    kind.hide(tx, { id, revision }, editor),
  );
}

/** The entry of a change that was just written. */
async function findEntry(tx: Transaction, { noun, record }: Changed) {
  return tx
    .selectFrom('activity')
    .select(['id', 'act', 'undoes'])
    .where('kind', '=', noun)
    .where('subjectId', '=', record.id)
    .where('revision', 'is not', null)
    .orderBy('revision', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function findAct(tx: Transaction, root: Changed): Promise<Question['act']> {
  const entry = await findEntry(tx, root);
  if (entry?.undoes) return 'undo';
  if (entry?.act === 'hidden') return 'unpublish';
  if (entry?.act === 'deleted') return 'delete';
  return entry?.act === 'restored' ? 'restore' : 'save';
}

function mayStay({ noun, record }: Changed) {
  return kinds.get(noun as NounName)?.setsRules?.(record) === true;
}

function affected({ kind, record, reason }: Unlawful, canUnpublish: boolean): Affected {
  const { name: noun, one } = kind.noun;
  return { noun, one, id: record.id, name: recordName(record), reason, canUnpublish };
}

function keyOf(noun: string, id: string) {
  return `${noun} ${id}`;
}
