import { z } from 'zod';
import { truncate } from '../../lib/text/truncate.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import type { StoredRecord, Version } from '../../model/record.ts';
import { db } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { env } from '../../platform/env/env.ts';
import type { DashboardData } from '../dashboard/dashboard.ts';
import type { MediaPart } from '../media/library/media-list.ts';
import { nounNames, nouns, type NounRows } from '../nouns.ts';
import { nounActions, nounRecords } from '../nouns.server.ts';
import { notedRecord, type RecordThreads } from '../notes/note.ts';
import type { FoundRecord, PaletteResults } from '../palette/found.ts';
import { listVisible } from '../palette/palette.server.ts';
import type { TranslationView } from '../translations/translation.ts';
import { bounded } from './bounded.ts';
import { isWrongType } from './sent-values.ts';
import {
  authorFor,
  callAction,
  missing,
  refusal,
  tool,
  toolsWith,
  type CalledAction,
  type Caller,
} from './tool.server.ts';

export type Kind = keyof NounRows;

const pageSize = 50;
const maxName = 200;

export const kind = z.enum(nounNames).describe('The kind of record');
export const recordId = z.uuid().describe('The id of the record');
export const language = z
  .string()
  .max(50)
  .describe('A language of the site with its region, such as fr-CA');
const after = z.string().max(500).optional().describe('`next` of the page before');

/** What has notes. */
export const noted = {
  kind: notedRecord.shape.noun.describe('The kind of record, or media for a file'),
  id: notedRecord.shape.id.describe(
    'The id of the record, or the URL of the file as search answers',
  ),
};

/** What is cut, and how to read on. */
export const part = {
  path: z.string().max(500).optional().describe('Only the value at this path, such as content.0'),
  from: z.int().min(0).optional().describe('From this character of a text or entry of a list'),
};

/** The actions of a noun; some nouns lack some of them. */
export function nounAction(name: Kind, act: 'saveDraft' | 'history' | 'published') {
  return (nounActions[name] as Partial<Record<string, CalledAction>>)[act];
}

/** The kinds of records that have drafts. */
export const draftKinds = nounNames.filter((name) => nounAction(name, 'saveDraft') !== undefined);

/** A record as editors see it. Throws if the member may not open it. */
export async function findVisible(caller: Caller, name: Kind, id: string) {
  const all = await listVisible(caller.member);
  const isVisible = all.some((one) => one.kind === name && one.id === id);
  const record = isVisible
    ? await db.transaction().execute((tx) => nounRecords[name].find(tx, id))
    : null;
  if (!record) throw missing();
  return record;
}

/** The form of a record in the back office. */
export function formAddress(name: Kind, id: string) {
  return new URL(`${nouns[name].adminAddress}?edit=${id}`, env.siteUrl).href;
}

export const readTools = toolsWith(['read'], {
  search: tool({
    description: 'Finds records and files by name. Answers with kind and id.',
    input: z.object({ text: z.string().max(200) }),
    run: async ({ text }, caller) => {
      const results = await callAction<PaletteResults>(caller, caller.actions.search, { text });
      const { best, found, guesses } = results;
      const all = [...(best ? [best] : []), ...found, ...guesses];
      // Enquiries name people.
      return { found: all.filter((one) => one.kind !== 'enquiries').map(summary) };
    },
  }),
  list_records: tool({
    description: 'Lists the records of a kind with id, name, state and revision, in pages.',
    input: z.object({ kind, after }),
    run: async ({ kind: name, after: cursor }, { member }) => {
      const records = (await listVisible(member))
        .filter((one) => one.kind === name)
        .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
      const rest = records.filter((one) => cursor === undefined || sortKey(one) > cursor);
      const shown = rest.slice(0, pageSize);
      const last = rest.length > pageSize ? shown.at(-1) : undefined;
      return {
        records: shown.map(summary),
        total: records.length,
        ...(last && { next: sortKey(last) }),
      };
    },
  }),
  read_record: tool({
    description:
      'Reads a record: `draft` as editors see it, `public` as visitors do, or an older revision. `more` lists what was cut: ask for it with `path` and `from`.',
    input: z.object({
      kind,
      id: recordId,
      version: z.union([z.enum(['draft', 'public']), z.int()]).default('draft'),
      ...part,
    }),
    run: async ({ kind: name, id, version, path, from }, caller) => {
      const edited = await findVisible(caller, name, id);
      const published = nounAction(name, 'published');
      const isEdited = version === 'draft' || (version === 'public' && !published);
      const record = isEdited
        ? edited
        : version === 'public'
          ? await callAction<StoredRecord | null>(caller, published as CalledAction, { id })
          : (await listVersions(caller, name, id)).find((one) => one.revision === version)?.record;
      if (!record) throw missing();
      const { publication: _publication, ...fields } = record;
      return {
        ...recordState(caller, edited),
        address: formAddress(name, id),
        ...bounded(readable(name, fields), { path, from }),
      };
    },
  }),
  list_versions: tool({
    description: 'Lists the versions of a record, the newest first, in pages.',
    input: z.object({ kind, id: recordId, after }),
    run: async ({ kind: name, id, after: cursor }, caller) => {
      await findVisible(caller, name, id);
      const all = await listVersions(caller, name, id);
      const rest = all.filter(({ revision }) => cursor === undefined || revision < Number(cursor));
      const shown = rest.slice(0, pageSize);
      return {
        versions: shown.map(({ revision, savedAt, savedBy, isPublic }) => ({
          revision,
          savedAt,
          savedBy: authorFor(caller, savedBy),
          isPublic,
        })),
        ...(rest.length > pageSize && { next: String(shown.at(-1)?.revision) }),
      };
    },
  }),
  list_attention: tool({
    description: 'Lists drafts, scheduled records and what the site asks people to look after.',
    input: z.object({ ...part }),
    run: async ({ path, from }, caller) => {
      const read = callAction<DashboardData>(caller, caller.actions.attention);
      const { unfinished, scheduled, care, waiting, followUps } = await read;
      const attention = {
        drafts: unfinished && { ...unfinished, first: unfinished.first.map(withAuthor) },
        scheduled: scheduled && { ...scheduled, first: scheduled.first.map(withAuthor) },
        care,
        unansweredEnquiries: waiting.total,
        enquiriesToFollowUp: followUps.total,
      };
      return bounded(attention, { path, from });

      function withAuthor<Row extends { savedBy: string }>(row: Row) {
        return { ...row, savedBy: authorFor(caller, row.savedBy) };
      }
    },
  }),
  describe_kind: tool({
    description: 'The fields of a kind of record as a JSON schema.',
    input: z.object({ kind, ...part }),
    run: async ({ kind: name, path, from }) => {
      const { input } = nounAction(name, 'saveDraft') ?? { input: nounRecords[name].schema };
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      return { hasDrafts: draftKinds.includes(name), ...bounded(schema, { path, from }) };
    },
  }),
  read_translation: tool({
    description:
      'The texts of a record with their translation into a language: state, revision, and each text with its path.',
    input: z.object({ kind, id: recordId, language, ...part }),
    run: async ({ kind: noun, id, language: locale, path = 'texts', from }, caller) => {
      const view = await findTranslation(caller, { noun, recordId: id, language: locale });
      const states = new Map(view.states.map((state) => [state.path, state]));
      const units = view.units.map(({ path: at, source, kind: textKind }) => {
        const { state, text } = states.get(at) ?? {};
        return { path: at, kind: textKind, source, state, text };
      });
      return {
        revision: view.translation?.revision ?? null,
        ...(view.translation && recordState(caller, view.translation)),
        ...bounded({ texts: units }, { path, from }),
      };
    },
  }),
  read_notes: tool({
    description: 'Reads the notes that people wrote beside a record, its fields, or a file.',
    input: z.object({ ...noted, ...part }),
    run: async ({ kind: noun, id, path = 'threads', from }, caller) => {
      const input = { noun, id };
      const { threads } = await callAction<RecordThreads>(caller, caller.actions.notes, input);
      const named = threads.map((thread) => ({
        ...thread,
        // Names of colleagues stay here.
        notes: thread.notes.map(({ id: noteId, text, isOwn: isYours, at }) => {
          return { id: noteId, text, isYours, at };
        }),
        resolved: thread.resolved !== null,
      }));
      return bounded({ threads: named }, { path, from });
    },
  }),
  list_images: tool({
    description: 'Lists images that lack an alt text, in pages, with the records that show them.',
    input: z.object({ after }),
    run: async ({ after: cursor }, caller) => {
      const input = { view: 'missing', search: '', after: cursor };
      const list = await callAction<MediaPart>(caller, caller.actions.images, input);
      const { files, hasMore, total } = list;
      return {
        images: files.map(({ url, name, uses }) => ({
          url: new URL(url, env.siteUrl).href,
          name,
          shownIn: uses.slice(0, 5).map((use) => `${use.noun}: ${use.name}`),
        })),
        total,
        ...(hasMore && { next: files.at(-1)?.url }),
      };
    },
  }),
});

export async function findTranslation(
  caller: Caller,
  key: { noun: Kind; recordId: string; language: string },
) {
  await findVisible(caller, key.noun, key.recordId);
  const view = await callAction<TranslationView | null>(caller, caller.actions.translation, key);
  if (!view) throw missing();
  return view;
}

/** The state of a record, for an assistant. */
export function recordState(caller: Caller, { revision, updatedAt, publication }: StoredRecord) {
  return {
    revision,
    updatedAt,
    ...(publication && {
      state: publication.state,
      isPublic: publication.isPublic,
      publishAt: publication.publishAt,
      savedBy: authorFor(caller, publication.savedBy),
    }),
  };
}

async function listVersions(caller: Caller, name: Kind, id: string) {
  const history = nounAction(name, 'history');
  if (!history) throw refusal('missing', 'This kind has no versions.');
  return callAction<Version<StoredRecord>[]>(caller, history, { id });
}

/** Some columns hold JSON. A text that only looks like it stays. */
export function readable(noun: NounName, fields: object) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const parsed = typeof value === 'string' && /^[[{]/.test(value) && jsonValue(value);
      return [
        name,
        parsed && isAccepted(noun, { ...fields, [name]: parsed }, name) ? parsed : value,
      ];
    }),
  );
}

function isAccepted(noun: NounName, fields: object, name: string) {
  const { issues = [] } = nounRecords[noun].schema.safeParse(fields).error ?? {};
  return !issues.some((issue) => issue.path.join('.') === name && isWrongType(issue, fields));
}

function summary({ kind: name, id, title, hint, revision, isPublic, isWaiting }: FoundRecord) {
  return {
    kind: name,
    id,
    name: truncate(title, maxName),
    hint,
    revision,
    isPublic,
    hasDraft: isWaiting,
  };
}

/** The place of a record in its list. */
function sortKey({ title, id }: FoundRecord) {
  return `${title.slice(0, maxName)} ${id}`;
}
