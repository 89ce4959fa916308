import { createHash } from 'node:crypto';
import { afterColon } from '../../../lib/text/capitalised.ts';
import {
  withoutTokens,
  type FileToken,
  type Outcome,
  type RecordToken,
  type SourceRecord,
  type WrittenNoun,
} from '../moving.ts';
import { versioned } from '../../nouns.ts';
import { altPrefix } from '../source/older-rows.ts';
import { plural } from '../../../lib/text/plural.ts';
import { mediaKey } from '../../../lib/media/media-key.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { rehearse } from '../../../platform/database/transaction.ts';
import type { Member } from '../../../model/rights.ts';
import { moveRecord } from '../../../records/positions.server.ts';
import { findAction, readCurrent } from './import-actions.compose.server.ts';
import type { Held, RecordContext } from './import-context.compose.server.ts';
import { decide } from './import-decision.compose.server.ts';
import { addStandIns, becameDraft, standIns, write } from './import-writing.compose.server.ts';
import { erasedId, knownKey, putItem, type NewItem } from './imports.server.ts';

/** Writes one record of a source as a member would by hand, or finds out what that would do. */
export async function importRecord(
  context: RecordContext,
  record: SourceRecord,
  position: number,
): Promise<void> {
  const { noun, id: sourceId, name, place } = record;
  const { importId, known, isWriting } = context;
  const key = knownKey(noun, sourceId);
  const erased = erasedId(sourceId);
  if (known.has(knownKey(noun, erased))) {
    const notes = ['This person was erased here.'];
    const item = { kind: noun, sourceId: erased, name: '', place, position, notes } as const;
    return putItem(importId, { ...item, outcome: 'refused' });
  }
  const item = { kind: noun, sourceId, name, place, position } as const;
  const { values, notes } = resolved(context, record, record.values);
  if (record.faults.length > 0)
    return putItem(importId, { ...item, outcome: 'refused', notes: [...record.faults, ...notes] });

  const isPublished = context.options.isPublished && record.isDraft !== true;
  noteUnread(context, noun, values);
  const draft = record.draft && resolved(context, record, record.draft).values;
  const hash = hashValue({ values, draft: draft ?? null, isPublished });
  const remembered = known.get(key);
  const decision = await decide(context, record, { values, hash, remembered });
  if (decision.what === 'leave') {
    const { outcome, target, notes: reasons } = decision;
    // What this import has written before it was stopped stays in its list as it was.
    if (remembered?.importId === importId && outcome === 'same') {
      if (isWriting && isPublished) await holdAgain(context, record, { values, draft, notes });
      return;
    }
    const adopted = { target, hash: outcome === 'same' ? hash : null };
    const isAdopted = target !== null && !remembered;
    if (isAdopted) known.set(key, { ...adopted, revision: null, importId, outcome });
    const facts = isAdopted && isWriting ? adopted : {};
    const sentences = outcome === 'same' ? [] : [...reasons, ...notes];
    return putItem(importId, { ...item, outcome, ...facts, notes: sentences });
  }

  const { id, current, slug } = decision;
  // What is translated is not there before the run.
  const isOfNew = values['recordId'] === null || values['noun'] === 'media';
  if (!isWriting && noun === 'translations' && isOfNew)
    return putItem(importId, { ...item, outcome: decision.outcome, notes });
  const input = slug === undefined ? values : { ...values, slug };
  if (!isWriting) {
    const answer = await rehearse(
      () => write(context, noun, { id, current, input, isPublished }),
      addStandIns,
    );
    const outcome = 'faults' in answer ? 'refused' : decision.outcome;
    if (outcome !== 'refused') context.planned.add(key);
    if (outcome === 'create') context.holders.add(noun, input, id);
    const reasons = 'faults' in answer ? answer.faults : answer.notes;
    return putItem(importId, { ...item, outcome, notes: [...reasons, ...notes] });
  }

  // Written first, so that an import that is killed here finds its own record again.
  await putItem(importId, { ...item, outcome: 'writing', target: id });
  const answer = await write(context, noun, { id, current, input, isPublished, draft }, record);
  if ('faults' in answer)
    return putItem(importId, {
      ...item,
      outcome: 'refused',
      notes: [...answer.faults, ...notes],
    });
  const { revision, entryId } = answer;
  const outcome: Outcome = decision.outcome === 'create' ? 'created' : 'changed';
  context.holders.add(noun, input, id);
  known.set(key, { target: id, hash, revision, importId, outcome });
  const written = { ...item, outcome, target: id, hash, revision, entryId, notes };
  if (answer.notes.length > 0 && isPublished)
    context.held.push({ record, id, input, draft, item: written });
  return putItem(importId, { ...written, notes: [...answer.notes, ...notes] });
}

/** Remembers what a record has and no field takes. */
function noteUnread({ unread }: RecordContext, noun: WrittenNoun, values: object) {
  if (noun === 'translations') return;
  const { hasDrafts } = versioned[noun].noun;
  const { data } = findAction(noun, hasDrafts ? 'saveDraft' : 'save').input.safeParse(values);
  if (typeof data !== 'object' || data === null) return;
  const names = unread.get(noun) ?? new Set();
  for (const [name, value] of Object.entries(values))
    if (!(name in data) && value !== null && value !== '') names.add(name);
  if (names.size > 0) unread.set(noun, names);
}

type Again = Pick<Held, 'draft'> & { values: Record<string, unknown>; notes: string[] };

/** A record that became a draft before the import was stopped is still to be published. */
async function holdAgain(
  { importId, held }: RecordContext,
  record: SourceRecord,
  { values, draft, notes }: Again,
) {
  const { noun, id: sourceId } = record;
  const item = await db
    .selectFrom('importItems')
    .selectAll()
    .where('importId', '=', importId)
    .where('kind', '=', noun)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst();
  const id = item?.target ?? null;
  if (!item || id === null || !(JSON.parse(item.notes) as string[]).includes(becameDraft)) return;
  const { edited } = await readCurrent(noun, id);
  // A copy has a slug of its own.
  const input = edited && 'slug' in edited ? { ...values, slug: edited.slug } : values;
  held.push({ record, id, input, draft, item: { ...item, notes } });
}

/** Publishes records that became drafts and may be public by now, after all others have been written. */
export async function publishHeld(context: RecordContext, signal: AbortSignal) {
  const { importId, held } = context;
  for (const { record, id, input, draft, item } of held) {
    signal.throwIfAborted();
    const { noun } = record;
    const current = await readCurrent(noun, id);
    // Somebody has edited it since.
    if (!current.edited || current.edited.revision !== item.revision) continue;
    const isHeld = true;
    const wanted = { id, current, input, isPublished: true, draft, isHeld };
    const answer = await write(context, noun, wanted, record);
    if ('faults' in answer) continue;
    const { revision } = answer;
    context.known.set(knownKey(noun, record.id), {
      target: id,
      hash: item.hash ?? null,
      revision,
      importId,
      outcome: item.outcome,
    });
    await putItem(importId, { ...item, revision });
    if (versioned[noun].noun.isOrdered)
      await moveBehindFormer(importId, { ...item, noun, id }, context.member);
  }
}

const atOnce = 500;

/** A record that was published late stands where the source has it: behind the one before it there. */
async function moveBehindFormer(
  importId: string,
  { noun, id, position = 0 }: Pick<NewItem, 'position'> & { noun: WrittenNoun; id: string },
  { email }: Member,
) {
  const items = await db
    .selectFrom('importItems')
    .select('target')
    .where('importId', '=', importId)
    .where('kind', '=', noun)
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .limit(atOnce)
    .execute();
  const ids = items.flatMap(({ target }) => target ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom(noun).select(['id', 'displayOrder']).where('id', 'in', ids).execute();
  const places = new Map(rows.map((row) => [row.id, row.displayOrder]));
  const former = ids.map((one) => places.get(one)).find((place) => place !== undefined);
  const move = { id, position: former === undefined ? 0 : former + 1 };
  await changeContent((tx) => moveRecord(tx, noun, move, email));
}

/** The values with URLs and ids in place of tokens. */
function resolved(context: RecordContext, record: SourceRecord, tokens: Record<string, unknown>) {
  const { files, known, planned, isWriting, holders } = context;
  const notes = [...record.notes];
  const values = withoutTokens(tokens, (token: FileToken | RecordToken) => {
    if ('$file' in token) {
      const url = files.urlOf(token);
      if (url !== null) return url;
      const fault = files.faultOf(token);
      if (fault !== undefined) notes.push(`${token.$file.slice(0, 200)}: ${afterColon(fault)}`);
      // A dry run stores nothing: another file stands in for the one to come.
      return fault === undefined && !isWriting ? standIns[token.as] : null;
    }
    const key = knownKey(token.$record, token.id);
    // A sheet names a developer or partner as people do.
    const target =
      known.get(key)?.target ??
      holders.find(token.$record, { name: token.id, slug: toSlug(token.id) });
    if (target) return target;
    if (isWriting || !planned.has(key))
      notes.push(`Its ${versioned[token.$record].noun.one} ${token.id} was not imported.`);
    return null;
  }) as Record<string, unknown>;
  const others = record.files ?? [];
  for (const token of others) {
    const fault = files.faultOf(token);
    if (fault !== undefined) notes.push(`${token.$file.slice(0, 200)}: ${afterColon(fault)}`);
  }
  const inLibrary = others.filter((token) => files.faultOf(token) === undefined).length;
  if (inLibrary > 0)
    notes.push(
      plural(
        inLibrary,
        '# more of its images is in Media only.',
        '# more of its images are in Media only.',
      ),
    );
  if (record.noun === 'translations') values['fields'] = textsByPath(values['fields']);
  const { noun: of, recordId } = values;
  if (record.noun === 'translations' && of === 'media' && typeof recordId === 'string')
    values['recordId'] = mediaKey(recordId);
  return { values, notes: [...new Set(notes)] };
}

type TextRow = { path?: string; alt?: string | null; source: string; text: string };

/** The texts of a translation as they are stored. Those of missing files are left out. */
function textsByPath(value: unknown) {
  const rows = (Array.isArray(value) ? value : []) as TextRow[];
  const entries = rows.flatMap(({ path, alt, source, text }) => {
    const key = path ?? (typeof alt === 'string' ? altPrefix + alt : undefined);
    return key === undefined ? [] : [[key, { source, text }] as const];
  });
  return Object.fromEntries(entries);
}

function hashValue(value: unknown) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
