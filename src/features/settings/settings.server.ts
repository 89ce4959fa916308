import { z } from 'zod';
import { actors } from '../../model/actors.ts';
import { refusalFromIssues, type Change } from '../../model/record.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { changeRevision } from '../../records/revisions.server.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { logged } from '../../platform/activity.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { declareSources } from '../../records/translations/sources.server.ts';
import { listLastEditors } from '../../records/versions.server.ts';
import { throughDoor } from '../public-door.server.ts';
import {
  sectionSchemas,
  type SectionName,
  type SiteSettings,
} from '../../site/settings/sections.ts';
import { withVersion } from '../../site/settings/privacy.ts';
import {
  sectionNames,
  settingsNoun,
  type SectionRequest,
  type SettingsRecord,
  type SettingsRow,
} from './setting.ts';
import {
  followSettings,
  parsedValue,
  savedSettings,
  withAllSettings,
} from './site-settings.server.ts';

type Value = SiteSettings[SectionName];

const valueSchemas = Object.fromEntries(
  sectionNames.map((name) => [name, z.object({ value: sectionSchemas[name] })]),
);

export const settingsRecords = defineRecords(settingsNoun, {
  schema: z.object({ value: z.custom<Value>() }),
  toColumns: ({ value }: { value: Value }) => ({ value: JSON.stringify(value) }),
  recordFrom,
  reliesOn: {},
  withWritten: async (tx, work) => {
    const sections = await readSections(tx);
    const written = Object.fromEntries(sections.map(({ id, value }) => [id, value]));
    return withAllSettings(written as SiteSettings, work);
  },
  setsRules: ({ id }) => id === 'places',
  requireForPublic: async (tx, section, at) => {
    // A section that is saved for the first time is stored as visitors have read it, too.
    if (section.value === savedSettings()[at.id as SectionName]) return;
    await throughDoor('settings')(tx, section, at);
  },
  translatedIn: ({ id }) => valueSchemas[id] ?? z.never(),
});

declareSources('settings', {
  find: async (tx, id) =>
    isSectionName(id) ? ((await settingsRecords.find(tx, id)) ?? baseRecord(id)) : null,
  findPublicAt: async () => null,
  list: readSections,
  listPublic: readSections,
});

/** Runs in the transaction that saves a section. Throws `FieldError` if the section cannot be saved. */
export type BesideSaving = (
  tx: Transaction,
  change: Pick<SectionRequest, 'closing' | 'texts'> & {
    id: SectionName;
    value: Value;
    before: Value;
    /** Of the activity: undoing it undoes what is logged as its part, too. */
    entryId: string | null;
  },
  editor: string,
) => Promise<void>;

/** The current sections in the order of the screen, with the last editor of each. */
export async function listSections(): Promise<SettingsRecord[]> {
  await followSettings();
  const sections = await readSections();
  const editors = await listLastEditors('settings');
  return sections.map((record) => ({ ...record, savedBy: editors.get(record.id) }));
}

async function readSections(connection: Pick<Transaction, 'selectFrom'> = db) {
  const rows = await connection.selectFrom('settings').selectAll().execute();
  return sectionNames.map((name) => {
    const row = rows.find(({ id }) => id === name);
    return row ? recordFrom(row) : baseRecord(name);
  });
}

/** Writes the next revision of a section. The history keeps the former value, also if that is the base value. */
export async function saveSection(
  { id, revision, value, ...choices }: SectionRequest,
  editor: string,
  beside?: BesideSaving,
): Promise<Change<SettingsRecord>> {
  const { data, error } = sectionSchemas[id].safeParse(value);
  if (!data) return withinValue(refusalFromIssues(error));
  const newValue = withoutNul(data);
  const change = await changeRevision<SettingsRecord>(async (tx) => {
    const stored = await settingsRecords.find(tx, id);
    const before = stored?.value ?? savedSettings()[id];
    if (!stored) await settingsRecords.add(tx, { value: before }, actors.base, id);
    const input = { value: withDerivedValues(newValue, before) };
    const { result: saved, entryId } = await logged({}, () =>
      settingsRecords.update(tx, { id, revision }, input, editor),
    );
    await beside?.(tx, { id, ...input, before, ...choices, entryId }, editor);
    return { ...saved, savedBy: editor };
  });
  if (change.outcome === 'done') await followSettings();
  return change;
}

function isSectionName(id: string): id is SectionName {
  return sectionNames.some((name) => name === id);
}

/** Sets the values that are derived from others, such as the consent version. */
function withDerivedValues(value: Value, before: Value): Value {
  return 'newsletter' in value && 'newsletter' in before ? withVersion(value, before) : value;
}

function baseRecord(name: SectionName): SettingsRecord {
  return { id: name, slug: name, revision: 1, updatedAt: '', value: savedSettings()[name] };
}

function recordFrom(row: SettingsRow): SettingsRecord {
  const name = row.id as SectionName;
  const value = parsedValue(name, row.value) ?? savedSettings()[name];
  return { id: name, slug: name, revision: row.revision, updatedAt: row.updatedAt, value };
}

/** In the form, the paths of these fields begin with `value.`. */
function withinValue({ fields, outcome }: ReturnType<typeof refusalFromIssues>) {
  const entries = Object.entries(fields).map(([path, error]) => [`value.${path}`, error]);
  return { outcome, fields: Object.fromEntries(entries) as typeof fields };
}
