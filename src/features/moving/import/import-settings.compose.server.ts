import { createHash } from 'node:crypto';
import { afterColon } from '../../../lib/text/capitalised.ts';
import {
  decisionKey,
  withoutTokens,
  type FileToken,
  type ImportOptions,
  type SourceSection,
} from '../moving.ts';
import { db } from '../../../platform/database/database.ts';
import { demoEditor } from '../../../platform/activity.ts';
import { rehearse } from '../../../platform/database/transaction.ts';
import { sectionRequest, sectionTitles, type SettingsRecord } from '../../settings/setting.ts';
import { listSections, saveSection } from '../../settings/settings.server.ts';
import { withSettings } from '../../settings/site-settings.server.ts';
import { isSameText } from '../../../records/revisions.server.ts';
import { refusalText } from '../../../model/record.ts';
import { actors } from '../../../model/actors.ts';
import { sectionSchemas, type SectionName } from '../../../site/settings/sections.ts';
import { besideSettings } from '../../settings/settings-checks.compose.server.ts';
import { knownKey, putItem, type KnownItem } from './imports.server.ts';

type Context = {
  importId: string;
  known: Map<string, KnownItem>;
  isWriting: boolean;
  editor: string;
  signal: AbortSignal;
  options: ImportOptions;
  /** True once all translations are written. */
  areTextsThere: boolean;
  urlOf: (token: FileToken) => string | null;
};

type Section = { id: SectionName; value: never };

/**
 * Writes sections of the settings. Returns those that a dry run would write, so that records are judged by them. A
 * language becomes public in a second run, after its texts.
 */
export async function importSettings(
  sections: readonly SourceSection[],
  context: Context,
): Promise<Section[]> {
  const planned: Section[] = [];
  for (const [position, section] of sections.entries()) {
    context.signal.throwIfAborted();
    const written = await importSection(section, position, context);
    if (written && !context.isWriting) planned.push(written);
  }
  return planned;
}

async function importSection(
  { id, value, place }: SourceSection,
  position: number,
  { importId, known, isWriting, editor, options, areTextsThere, urlOf }: Context,
): Promise<Section | undefined> {
  const item = { kind: 'settings', sourceId: id.slice(0, 400), name: id, place, position } as const;
  const written = await findWritten(importId, item.sourceId);
  const refuse = async (note: string): Promise<undefined> => {
    // What the first run wrote stays to be undone.
    const facts = written ? { ...item, ...written } : ({ ...item, outcome: 'refused' } as const);
    await putItem(importId, { ...facts, notes: [note] });
  };
  const name = sectionRequest.shape.id.safeParse(id).data;
  if (name === undefined) return refuse('This site has no such section.');
  const title = sectionTitles[name];
  const typed = withoutTokens(value, (token) => ('$file' in token ? urlOf(token) : null));
  const { data: whole, error } = sectionSchemas[name].safeParse(typed);
  if (!whole) {
    const [issue] = error.issues;
    return refuse(`${issue?.path.join('.')}: ${afterColon(issue?.message ?? '')}`);
  }
  const present = (await listSections()).find((section) => section.id === name);
  if (!present) return undefined;
  const early = inPreparation(whole, present.value);
  const data = isWriting && !areTextsThere ? early : whole;
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  const remembered = known.get(knownKey('settings', name));
  const isKnown = remembered?.hash === hash && remembered.revision === present.revision;
  const isBegun = remembered?.importId === importId && remembered.outcome === 'writing';
  if (isKnown && isBegun) {
    const { revision } = present;
    const entryId = written?.entryId ?? (await findEntry(name, revision));
    const facts = { outcome: 'changed', target: name, hash, revision, entryId } as const;
    known.set(knownKey('settings', name), { ...facts, importId });
    await putItem(importId, { ...item, ...facts, name: title });
    return undefined;
  }
  if (isKnown || isSameText(present.value, data)) {
    if (remembered?.importId !== importId)
      await putItem(importId, { ...item, name: title, outcome: 'same' });
    return undefined;
  }
  const choice = options.decisions[decisionKey(item)] ?? options.clashes;
  // An import that was killed before it wrote this has seen the revision before.
  const seen = isBegun ? (remembered.revision ?? 0) - 1 : remembered?.revision;
  const isOurs = seen !== present.revision && !isInitial(present);
  if (isOurs && choice !== 'file') {
    const notes = ['These settings were changed here.'];
    await putItem(importId, { ...item, name: title, outcome: 'clash', notes });
    return undefined;
  }
  const { revision } = present;
  const save = (saved: typeof data) =>
    saveSection({ id: name, revision, value: saved }, editor, besideSettings);
  if (isWriting) {
    const next = { target: name, hash, revision: revision + 1, entryId: written?.entryId ?? null };
    // Written first, so that an import that is killed here finds its own section again.
    await putItem(importId, { ...item, name: title, outcome: 'writing', ...next });
  }
  const change = await (isWriting ? save(data) : rehearse(() => save(early)));
  if (change.outcome !== 'done') {
    const why = change.outcome === 'refused' ? refusalText(change) : 'Someone else has changed it.';
    return refuse(why);
  }
  if (!isWriting) {
    await putItem(importId, { ...item, name: title, outcome: 'change' });
    return { id: name, value: data as never };
  }
  const facts = {
    outcome: 'changed',
    target: name,
    hash,
    revision: change.record.revision,
  } as const;
  known.set(knownKey('settings', name), { ...facts, importId });
  const entryId = written?.entryId ?? change.entryId;
  await putItem(importId, { ...item, ...facts, name: title, entryId });
  return { id: name, value: data as never };
}

type Value = SettingsRecord['value'];

/** A language that is not public yet has no texts before the translations are written. */
function inPreparation(value: Value, present: Value): Value {
  if (!('others' in value) || !('others' in present)) return value;
  const isPublic = (locale: string) =>
    present.others.some((other) => other.locale === locale && other.state === 'public');
  const others = value.others.map((other) =>
    isPublic(other.locale) ? other : { ...other, state: 'preparation' as const },
  );
  return { ...value, others };
}

/** The entry of a save that an import was killed before it could remember. */
async function findEntry(name: SectionName, revision: number) {
  const entry = await db
    .selectFrom('activity')
    .select('id')
    .where('kind', '=', 'settings')
    .where('subjectId', '=', name)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return entry?.id ?? null;
}

/** What this import has written of a section so far. */
async function findWritten(importId: string, sourceId: string) {
  return db
    .selectFrom('importItems')
    .select(['outcome', 'target', 'hash', 'revision', 'entryId', 'name'])
    .where('importId', '=', importId)
    .where('kind', '=', 'settings')
    .where('sourceId', '=', sourceId)
    .where('target', 'is not', null)
    .where((eb) => eb.or([eb('outcome', '<>', 'writing'), eb('entryId', 'is not', null)]))
    .executeTakeFirst();
}

/** True for what came with the site and nobody has saved. */
function isInitial({ savedBy, revision }: SettingsRecord) {
  const own: (string | undefined)[] = [demoEditor, actors.site, actors.base, undefined];
  return own.includes(savedBy) || revision === 1;
}

/** A dry run judges records as if these sections had been saved. */
export function withSections<T>(sections: readonly Section[], run: () => Promise<T>): Promise<T> {
  const [next, ...rest] = sections;
  if (!next) return run();
  return withSettings(next.id, next.value, () => withSections(rest, run));
}
