import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  decisionKey,
  withoutTokens,
  writtenNouns,
  type ClashChoice,
  type FileToken,
  type ImportOptions,
  type Outcome,
  type RecordToken,
  type SourceRecord,
  type WrittenNoun,
} from '../moving.ts';
import { nounActions, nounRecords } from '../../nouns.server.ts';
import { versioned } from '../../nouns.ts';
import { translationInput } from '../../translations/translation.ts';
import { saveTranslation, saveTranslationDraft } from '../../translations/translations.server.ts';
import type { TranslatedNoun } from '../../../model/translations/units.ts';
import { isFixedSlug } from '../../page-content/free-page.ts';
import { altPrefix } from '../source/older-rows.ts';
import { plural } from '../../../lib/text/plural.ts';
import { recordMedia } from '../../media/media.server.ts';
import { mediaKey } from '../../../lib/media/media-key.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { demoEditor, logged } from '../../../platform/activity.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { moveRecord } from '../../../records/positions.server.ts';
import { isRehearsal, rehearse } from '../../../platform/database/transaction.ts';
import { actors } from '../../../model/actors.ts';
import type { CurrentRecord } from '../../../records/current-record.server.ts';
import { isSameText } from '../../../records/revisions.server.ts';
import { recordState } from '../../../records/record-state.server.ts';
import { keyColumns } from '../../../model/noun.ts';
import type { Change, StoredRecord } from '../../../model/record.ts';
import { may, type Member } from '../../../model/rights.ts';
import { freeSlug } from '../../../records/slugs.server.ts';
import type { FileStore } from './import-files.compose.server.ts';
import { erasedId, knownKey, putItem, type KnownItem, type NewItem } from './imports.server.ts';
import { translationId } from '../../../records/translations/record-units.server.ts';

type NounAction = {
  right: Parameters<typeof may>[1];
  input: z.ZodType;
  run: (input: never, editor: string, member: Member) => Promise<unknown>;
};

export type RecordContext = {
  importId: string;
  /** Said in the activity, such as `from the older site`. */
  from: string;
  options: ImportOptions;
  known: Map<string, KnownItem>;
  files: FileStore;
  member: Member;
  isWriting: boolean;
  /** Records of this source that a dry run would create, so that others may refer to them. */
  planned: Set<string>;
  holders: Holders;
  /** Columns of the source that no field takes, by noun. */
  unread: Map<WrittenNoun, Set<string>>;
  /** Records that became drafts since they may not be public yet, such as without a translation that a place asks for. */
  held: Held[];
};

type Held = {
  record: SourceRecord;
  id: string;
  input: Record<string, unknown>;
  draft: Record<string, unknown> | undefined;
  item: NewItem;
};

/** Files that take the place of those that a dry run does not store. */
const standIns = {
  image: '/media/images/projects/0000000000000000_1x1_000000.jpg',
  video: '/media/videos/news/0000000000000000.mp4',
} as const;

type Current = CurrentRecord<StoredRecord>;

type Decision =
  | {
      what: 'write';
      id: string;
      current: Current | undefined;
      outcome: 'create' | 'change';
      slug?: string;
    }
  | {
      what: 'leave';
      outcome: 'same' | 'clash' | 'refused';
      target: string | null;
      notes: string[];
    };

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

const becameDraft = 'Saved as a draft.';

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
      if (fault !== undefined) notes.push(`${token.$file.slice(0, 200)}: ${fault}`);
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
    if (fault !== undefined) notes.push(`${token.$file.slice(0, 200)}: ${fault}`);
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

/** The id of a new record. That of a translation follows from what it translates. */
function newId(noun: WrittenNoun, values: Record<string, unknown>) {
  if (noun !== 'translations') return randomUUID();
  const { noun: of, recordId, language } = values;
  return translationId(of as TranslatedNoun, String(recordId), String(language));
}

type Read = { values: Record<string, unknown>; hash: string; remembered: KnownItem | undefined };

async function decide(
  context: RecordContext,
  record: SourceRecord,
  { values, hash, remembered }: Read,
): Promise<Decision> {
  const { noun } = record;
  const { importId, holders } = context;
  if (remembered?.target && remembered.outcome === 'writing') {
    if (remembered.importId !== importId) return create(remembered.target);
    // The import was killed while it wrote this record. Saving what is there already is answered as done.
    const present = await readCurrent(noun, remembered.target);
    return present.edited && !isSame(noun, values, present.edited)
      ? overwrite(remembered.target, present)
      : create(remembered.target);
  }
  if (remembered?.target) {
    const { target, revision } = remembered;
    if (remembered.hash === hash) return leave('same', target);
    const present = await readCurrent(noun, target);
    if (!present.edited)
      return choiceFor(context, record) === 'copy'
        ? create(newId(noun, values))
        : leave('clash', null, 'It was imported before and has been deleted here since.');
    if (revision !== null && present.edited.revision === revision)
      return overwrite(target, present);
    const note =
      revision === null
        ? sameKeyNote(context, noun)
        : 'It was imported before and has been changed here since.';
    return clash(context, record, { values, present, note });
  }
  const holder = holders.find(noun, values);
  if (holder === undefined) {
    const isFixed = noun === 'pages' && isFixedSlug(String(values['slug']));
    return isFixed
      ? leave('refused', null, 'This site has no such page.')
      : create(newId(noun, values));
  }
  const present = await readCurrent(noun, holder);
  if (!present.edited) return create(newId(noun, values));
  if (isSame(noun, values, present.edited)) return leave('same', holder);
  if (isInitial(present)) return overwrite(holder, present);
  return clash(context, record, { values, present, note: sameKeyNote(context, noun) });
}

function sameKeyNote({ holders }: RecordContext, noun: WrittenNoun) {
  return `Another ${versioned[noun].noun.one} here has the same ${holders.keyName(noun)}.`;
}

function leave(
  outcome: 'same' | 'clash' | 'refused',
  target: string | null,
  note?: string,
): Decision {
  return { what: 'leave', outcome, target, notes: note === undefined ? [] : [note] };
}

function create(id: string, slug?: string): Decision {
  return {
    what: 'write',
    id,
    current: undefined,
    outcome: 'create',
    ...(slug !== undefined && { slug }),
  };
}

function overwrite(id: string, current: Current): Decision {
  return { what: 'write', id, current, outcome: 'change' };
}

function choiceFor({ options }: RecordContext, { noun, id }: SourceRecord): ClashChoice {
  return options.decisions[decisionKey({ kind: noun, sourceId: id })] ?? options.clashes;
}

/** A record here that differs from the source and was not written by it. */
async function clash(
  context: RecordContext,
  record: SourceRecord,
  { values, present, note }: { values: Record<string, unknown>; present: Current; note: string },
): Promise<Decision> {
  const { noun } = record;
  const choice = choiceFor(context, record);
  if (choice === 'file') return overwrite(present.id, present);
  if (choice === 'copy' && noun !== 'translations' && versioned[noun].noun.hasPages === true) {
    const { slug } = values;
    const free = await db
      .transaction()
      .execute((tx) => freeSlug(tx, noun, typeof slug === 'string' ? slug : noun));
    return create(randomUUID(), free);
  }
  return leave('clash', present.id, note);
}

/** True if a record already is as the source has it. */
function isSame(noun: WrittenNoun, values: Record<string, unknown>, edited: StoredRecord) {
  const { data } = findAction(noun, 'save').input.safeParse({ ...values, id: edited.id });
  const fields = Object.entries(Object(data ?? values) as Record<string, unknown>).filter(
    ([name]) => name in values && name !== 'id' && name !== 'revision',
  );
  return isSameText(edited, Object.fromEntries(fields));
}

/** True for what came with the site and nobody has changed. */
function isInitial({ newest }: Current) {
  const own: string[] = [demoEditor, actors.site, actors.base];
  return newest !== undefined && own.includes(newest.savedBy);
}

type Write = {
  id: string;
  current: Current | undefined;
  input: Record<string, unknown>;
  isPublished: boolean;
  draft?: Record<string, unknown> | undefined;
  /** True for a draft that stays as it is if it may not be published. */
  isHeld?: boolean;
};

type Written = { revision: number; entryId: string | null; notes: string[] } | { faults: string[] };

/** Publishes a record or saves its draft. One that may not be published becomes a draft, with the reason. */
async function write(
  context: RecordContext,
  noun: WrittenNoun,
  { id, current, input, isPublished, draft, isHeld = false }: Write,
  record?: SourceRecord,
): Promise<Written> {
  const { hasDrafts, short } = versioned[noun].noun;
  const before = current?.edited ? recordState(current) : null;
  const detail = rowDetail(context, record);
  const { result } = await logged({ before, detail }, async () => {
    const revision = current?.edited?.revision;
    if (isPublished || !hasDrafts) {
      const published = await run('save', { ...input, id, revision });
      if (!('faults' in published) || !hasDrafts || isHeld) return published;
      const drafted = await run('saveDraft', { ...input, id, revision });
      if ('faults' in drafted) return published;
      const notes = [becameDraft, ...published.faults];
      return { ...drafted, notes };
    }
    return run('saveDraft', { ...input, id, revision });
  });
  if ('faults' in result || !draft || isRehearsal() || !hasDrafts) return result;
  const { revision } = result;
  const drafted = await run('saveDraft', { ...input, ...draft, id, revision });
  if ('faults' in drafted)
    return { ...result, notes: [...result.notes, `Its unpublished changes: ${drafted.faults[0]}`] };
  return { ...result, revision: drafted.revision };

  async function run(name: 'save' | 'saveDraft', values: object): Promise<Written> {
    const action = findAction(noun, name);
    if (!may(context.member.role, action.right))
      return { faults: ['Your role does not allow it.'] };
    const parsed = action.input.safeParse(values);
    if (!parsed.success)
      return {
        faults: parsed.error.issues.map(({ path, message }) => sentence(path.join('.'), message)),
      };
    const { result: answer, entryId } = await logged({}, () =>
      action.run(parsed.data as never, context.member.email, context.member),
    );
    const change = answer as Change<StoredRecord>;
    if (change.outcome === 'done') return { revision: change.record.revision, entryId, notes: [] };
    if (change.outcome === 'conflict') return { faults: ['Someone else has changed it.'] };
    return {
      faults: Object.entries(change.fields).map(([path, message]) => sentence(path, message)),
    };
  }

  function sentence(path: string, message: string) {
    const label = path
      .split('.')
      .filter((part) => part !== '' && !/^\d+$/.test(part))
      .join(' ')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    const end = /[.!?]$/.test(message) ? '' : '.';
    return (label === '' ? message : `${capitalised(label || short)}: ${message}`) + end;
  }
}

/** Adds the stand-ins to the library of a rehearsal, which is undone with it. */
async function addStandIns(tx: Transaction) {
  const note = { alt: '', focal: { x: 0.5, y: 0.5 }, name: '', editor: actors.site };
  for (const kind of ['image', 'video'] as const) {
    const stored = { url: standIns[kind], kind, bytes: 1, needsVariants: false };
    await recordMedia(tx, stored, note);
  }
}

function rowDetail({ from }: RecordContext, record: SourceRecord | undefined) {
  return record?.author === undefined ? from : `${from}, written by ${record.author}`;
}

const ofTranslation = {
  right: 'write',
  input: translationInput.extend({ revision: z.number().int().optional() }),
} as const;

const translationActions = {
  save: { ...ofTranslation, run: saveTranslation },
  saveDraft: { ...ofTranslation, run: saveTranslationDraft },
};

function findAction(noun: WrittenNoun, name: 'save' | 'saveDraft') {
  const actions = { ...nounActions, translations: translationActions } as unknown as Record<
    WrittenNoun,
    Record<string, NounAction>
  >;
  const action = actions[noun][name];
  if (!action) throw new Error(`There is no ${name} of ${noun}`);
  return action;
}

export async function readCurrent(noun: WrittenNoun, id: string): Promise<Current> {
  return db.transaction().execute((tx) => nounRecords[noun].readCurrent(tx, id));
}

function hashValue(value: unknown) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** The records that already have the slug or name of one of the source. */
export type Holders = {
  find: (noun: WrittenNoun, values: Record<string, unknown>) => string | undefined;
  add: (noun: WrittenNoun, values: Record<string, unknown>, id: string) => void;
  keyName: (noun: WrittenNoun) => string;
};

export async function readHolders(): Promise<Holders> {
  const found = new Map<string, string>();
  for (const noun of writtenNouns) {
    const rows = await db
      .selectFrom(db.dynamic.table(noun).as('present'))
      .select(['id', ...keyColumns(versioned[noun].noun)].map((column) => db.dynamic.ref(column)))
      .execute();
    for (const row of rows as { id: string }[]) add(noun, row, row.id);
    const drafts = await db
      .selectFrom('drafts')
      .select(['recordId', 'record'])
      .where('noun', '=', noun)
      .execute();
    for (const { recordId, record } of drafts)
      add(noun, JSON.parse(record) as Record<string, unknown>, recordId);
  }

  function add(noun: WrittenNoun, values: Record<string, unknown>, id: string) {
    const key = recordKey(noun, values);
    if (key !== undefined) found.set(key, id);
  }

  return {
    add,
    find: (noun, values) => found.get(recordKey(noun, values) ?? ''),
    keyName: (noun) => keyColumns(versioned[noun].noun).join(' and '),
  };
}

function recordKey(noun: WrittenNoun, values: Record<string, unknown>) {
  const parts = keyColumns(versioned[noun].noun).map((column) => values[column]);
  return parts.every((part) => typeof part === 'string' && part !== '')
    ? `${noun} ${parts.join('\n')}`
    : undefined;
}
