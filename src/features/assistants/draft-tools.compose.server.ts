import { z } from 'zod';
import { mediaKey } from '../../lib/media/media-key.ts';
import { valueAtPath } from '../../lib/values/value-at-path.ts';
import type { Change, Refusal, StoredRecord } from '../../model/record.ts';
import { may } from '../../model/rights.ts';
import { schemaOfRecord, unitsIn } from '../../model/translations/units.ts';
import { logActivity, logged } from '../../platform/activity.ts';
import { db } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { findProposedTexts, saveProposal } from '../../records/proposals.server.ts';
import { findVersion, recordName } from '../../records/versions.server.ts';
import { paths } from '../../site/paths.ts';
import { differences } from '../activity/changes.ts';
import { mediaInputSchema, type MediaFile } from '../media/media.ts';
import { isTheirsAlone } from '../media/uses/own-media.server.ts';
import { valueAt } from '../notes/note-place.ts';
import { noteAddress } from '../notes/note-address.ts';
import { notedFileFields, noteLimits, type NotedRecord, type WrittenNote } from '../notes/note.ts';
import { previewedNouns } from '../previews/preview-link.ts';
import { withHomes, type HomeChange } from '../projects/changed-homes.ts';
import { namedCurrency } from '../projects/card/price-text.ts';
import { readPrice } from '../residences/form/home-cells.ts';
import { findCurrency } from '../residences/money.ts';
import { readResidences } from '../residences/residence.ts';
import { translationAddress } from '../translations/translation-address.ts';
import { shortened } from './bounded.ts';
import { refusedValues } from './sent-values.ts';
import {
  nounAction,
  draftKinds,
  findTranslation,
  findVisible,
  formAddress,
  kind,
  language,
  noted,
  readable,
  recordId,
  recordState,
  type Kind,
} from './read-tools.compose.server.ts';
import {
  callAction,
  callId,
  callUuid,
  invalid,
  refusal,
  tool,
  toolsWith,
  type CalledAction,
  type Caller,
} from './tool.server.ts';

const maxChanges = 200;

const draftKind = z.enum(draftKinds as [Kind, ...Kind[]]).describe('The kind of record');

const revision = z.int().min(0).describe('The revision that you read last');

const fields = z
  .record(z.string().max(500), z.unknown())
  .refine(
    (all) => Object.keys(all).length > 0 && Object.keys(all).length <= maxChanges,
    `Send 1 to ${maxChanges} fields`,
  );

const alt = mediaInputSchema.shape.alt.min(1, 'Write a text.');

const fewer = 'Some were cut. Send fewer prices in a call.';
const inFull =
  'Some was cut. Read it in full with read_record, as it is and in the revision that you read, or with read_translation.';
const noField = 'There is no such field. Read the record, or describe its kind.';

export const draftTools = toolsWith(['draft'], {
  create_draft: tool({
    description: 'Adds a record as a draft, which only people publish.',
    input: z.object({ kind: draftKind, fields, callId }),
    run: async ({ kind: name, fields: values, callId: call }, caller) => {
      const id = callUuid(caller, call);
      const record = { values: { ...values, id }, sent: Object.keys(values) };
      // Nothing was there before: undoing moves it to the bin.
      return (await logged({ before: null }, () => saveDraft(caller, name, record))).result;
    },
  }),
  change_draft: tool({
    description:
      'Changes fields of a record in its draft, by path, such as {"content.hero.title": "…"}. What is public stays until a person publishes the draft. A stale revision is refused, with what has changed since.',
    input: z.object({ kind: draftKind, id: recordId, revision, changes: fields, callId }),
    run: async ({ kind: name, id, revision: seen, changes }, caller) => {
      const record = await findForChange(caller, name, { id, revision: seen });
      const values = structuredClone(readable(name, record));
      for (const [path, value] of Object.entries(changes)) setValueAt(values, path, value);
      const sent = Object.keys(changes);
      return saveDraft(caller, name, { values: { ...values, id, revision: seen }, sent });
    },
  }),
  translate_draft: tool({
    description:
      'Saves texts of a translation as its draft. Send the revision of the translation, or null if there is none yet. Texts that you leave out stay.',
    input: z.object({
      kind,
      id: recordId,
      language,
      revision: revision.nullable(),
      texts: z
        .array(z.object({ path: z.string().max(500), text: z.string() }))
        .min(1)
        .max(500),
      callId,
    }),
    run: async ({ kind: noun, id, language: locale, revision: seen, texts }, caller) => {
      const key = { noun, recordId: id, language: locale };
      const { translation, units, id: translationId } = await findTranslation(caller, key);
      if ((translation?.revision ?? null) !== seen)
        throw await outdated('translations', translationId, seen, translation);
      requireUnscheduled(translation);
      const sources = new Map(units.map((unit) => [unit.path, unit]));
      const errors = new Map<string, string>();
      const written = texts.map(({ path, text }) => {
        const unit = sources.get(path);
        if (!unit) errors.set(path, 'The record has no such text.');
        if (unit?.kind === 'alt') errors.set(path, 'People translate the alt texts of images.');
        return [path, { source: unit?.source ?? '', text }] as const;
      });
      if (errors.size > 0) throw invalid(Object.fromEntries(errors));
      const before = translation?.fields;
      const change = await callAction<Change<StoredRecord>>(caller, caller.actions.translate, {
        ...key,
        fields: { ...before, ...Object.fromEntries(written) },
        ...(seen !== null && { revision: seen }),
        ...(before && { seen: before }),
      });
      const address = new URL(translationAddress(key), env.siteUrl).href;
      return drafted(caller, change, { noun: 'translations', id: translationId, seen, address });
    },
  }),
  propose_prices: tool({
    description:
      'Sets prices of homes, by their numbers as in a sheet, in the draft of their project. Null is a price on request.',
    input: z.object({
      id: recordId,
      revision,
      prices: z
        .array(
          z.object({
            number: z.string().max(100),
            price: z.union([z.number(), z.string().max(100)]).nullable(),
          }),
        )
        .min(1)
        .max(2_000),
      callId,
    }),
    run: async ({ id, revision: seen, prices }, caller) => {
      const found = await findForChange(caller, 'projects', { id, revision: seen });
      const record = found as StoredRecord & { residences: unknown; city: string };
      const { residences } = record;
      const homes = Object.values(readResidences(residences).homes);
      const known = new Set(homes.map((home) => homeKey(home.number)));
      const currency = findCurrency(record.city);
      const times = Map.groupBy(prices, ({ number }) => homeKey(number));
      const changes = new Map<string, HomeChange>();
      const refused = prices.flatMap(({ number, price }) => {
        const key = homeKey(number);
        const read = readPrice(price);
        const named = typeof price === 'string' ? namedCurrency(price, currency) : undefined;
        const reason = !known.has(key)
          ? `There is no home “${number}” in this project.`
          : (times.get(key)?.length ?? 0) > 1
            ? 'It is in the list more than once.'
            : named !== undefined && named !== currency
              ? `This is in ${named}. The prices of this project are in ${currency}.`
              : 'error' in read && read.error;
        if (!reason && 'value' in read) changes.set(key, { price: read.value });
        return reason ? [{ number, reason }] : [];
      });
      if (changes.size === 0)
        throw refusal('invalid', 'No price could be read.', shortened({ refused }, fewer));
      const values = { ...withHomes(record, changes), id };
      const answer = await saveDraft(caller, 'projects', {
        values: { ...values, revision: seen },
        sent: [],
      });
      return { ...answer, proposed: changes.size, ...shortened({ refused }, fewer) };
    },
  }),
  propose_alt_texts: tool({
    description:
      'Proposes alt texts, by the URLs of the images. Each is shown beside the field, where a person takes or dismisses it.',
    input: z.object({
      texts: z
        .array(z.object({ url: z.string().max(1_000), text: z.string().min(1) }))
        .min(1)
        .max(50),
      callId,
    }),
    run: async ({ texts }, caller) => {
      const proposed = texts.map(({ url, text }) => {
        const { data: body, error } = alt.safeParse(text);
        const [fault] = error?.issues ?? [];
        return { sent: url, url: URL.parse(url, env.siteUrl)?.pathname ?? '', body, fault };
      });
      const urls = proposed.map(({ url }) => url).filter((url) => mediaKey(url) !== undefined);
      const files = await callAction<MediaFile[]>(caller, caller.actions.files, { urls });
      const images = new Map(files.map((file) => [file.url, file]));
      const errors = new Map<string, string>();
      for (const [index, { sent, url, fault }] of proposed.entries()) {
        const isImage = images.get(url)?.kind === 'image' && (await mayDescribe(caller, url));
        if (!isImage) errors.set(sent, 'You may not describe this, or there is no such image.');
        else if (proposed.findIndex((one) => one.url === url) < index)
          errors.set(sent, 'This image is in the list twice.');
        else if (fault) errors.set(sent, fault.message);
      }
      if (errors.size > 0) throw invalid(Object.fromEntries(errors));
      const madeBy = caller.member.email;
      const before = await findProposedTexts(urls);
      await inTransaction(async (tx) => {
        for (const { url, body = '' } of proposed)
          await saveProposal(tx, { mediaUrl: url }, { body, madeBy, name: images.get(url)?.name });
      });
      return {
        proposed: proposed.length,
        note: 'A person takes or dismisses each of them.',
        ...(before.size > 0 && {
          replaced: [...before].map(([url, { body }]) => ({ url, text: body })),
        }),
      };
    },
  }),
  write_note: tool({
    description:
      'Writes a note for people beside a record, a field of it, a text of a translation or a file, or answers one. No one is emailed.',
    input: z.object({
      ...noted,
      path: z.string().max(500).optional().describe('The field, of a file altText or focalPoints'),
      language: language.optional(),
      threadId: z.uuid().optional().describe('The note that it answers'),
      text: z.string().min(1).max(noteLimits.text),
      callId,
    }),
    run: async (input, caller) => {
      const { kind: noun, id, path, language: locale, threadId, text, callId: call } = input;
      const record = { noun, id };
      if (path !== undefined && !(await hasField(caller, record, path, locale)))
        throw invalid({ path: noField });
      const written = await callAction<WrittenNote | Refusal>(caller, caller.actions.note, {
        record,
        text,
        mentions: [],
        noteId: callUuid(caller, call),
        field: path,
        language: locale,
        threadId,
      });
      if (written.outcome === 'refused') throw invalid(written.fields);
      const address = new URL(noteAddress(record), env.siteUrl).href;
      return { noteId: written.noteId, threadId: written.threadId, address };
    },
  }),
  preview_link: tool({
    description: 'Makes a link to the preview of a record with its draft, valid for one day.',
    input: z.object({ kind: z.enum(previewedNouns), id: recordId }),
    run: async ({ kind: noun, id }, caller) => {
      const record = await findVisible(caller, noun, id);
      const made = await callAction<{
        token?: string;
        fields?: Record<string, string>;
      }>(caller, caller.actions.preview, { noun, id, days: 1 });
      if (made.token === undefined) throw invalid(made.fields ?? {});
      await logActivity(db, {
        actor: caller.member.email,
        kind: noun,
        act: 'shared',
        subjectId: id,
        name: recordName(record),
      });
      return { address: new URL(paths.preview(made.token), env.siteUrl).href, days: 1 };
    },
  }),
});

/** True if the record or file has a field, or a text that is translated, at the path. */
async function hasField(
  caller: Caller,
  { noun, id }: NotedRecord,
  path: string,
  locale: string | undefined,
) {
  if (noun === 'media')
    return locale === undefined && notedFileFields.some((name) => name === path);
  const record = await findVisible(caller, noun, id);
  if (locale === undefined) return valueAt(readable(noun, record), path) !== undefined;
  return unitsIn(noun, record, new Map()).some((unit) => unit.path === path);
}

function homeKey(number: string) {
  return number.trim().toLowerCase();
}

/** A text applies wherever the image is shown. */
async function mayDescribe({ member }: Caller, url: string) {
  return may(member.role, 'media') || isTheirsAlone(url, member);
}

/** The record that a change replaces. Throws if it has another revision, or if the site would publish the change. */
async function findForChange(
  caller: Caller,
  name: Kind,
  { id, revision: seen }: { id: string; revision: number },
) {
  const record = await findVisible(caller, name, id);
  if (record.revision !== seen) throw await outdated(name, id, seen, record);
  requireUnscheduled(record);
  return record;
}

/** A scheduled draft is published without a person who has seen the change. */
function requireUnscheduled(record: StoredRecord | null) {
  if (record?.publication?.publishAt)
    throw refusal(
      'invalid',
      'This is scheduled to be published. Ask a person to cancel the schedule first.',
    );
}

async function saveDraft(
  caller: Caller,
  name: Kind,
  { values, sent }: { values: { id: string; revision?: number }; sent: readonly string[] },
) {
  const action = nounAction(name, 'saveDraft') as CalledAction;
  const schemas = [schemaOfRecord(name, { slug: '', ...values }), action.input];
  const errors = refusedValues(schemas, values, sent);
  if (errors) throw invalid(errors);
  const change = await callAction<Change<StoredRecord>>(caller, action, values);
  const { id, revision: seen = null } = values;
  return drafted(caller, change, { noun: name, id, seen, address: formAddress(name, id) });
}

type Drafted = { noun: NounName; id: string; seen: number | null; address: string };

async function drafted(
  caller: Caller,
  change: Change<StoredRecord>,
  { noun, id, seen, address }: Drafted,
) {
  if (change.outcome === 'refused') throw invalid(change.fields);
  if (change.outcome === 'conflict') throw await outdated(noun, id, seen, change.newest);
  return {
    id: change.record.id,
    ...recordState(caller, change.record),
    address,
    note: 'This is a draft. A person reads and publishes it.',
  };
}

/** Says what has changed since the revision that the assistant has seen. */
async function outdated(
  noun: NounName,
  id: string,
  seen: number | null,
  newest: StoredRecord | null,
) {
  if (!newest) return refusal('outdated', 'It does not exist, or was deleted.');
  const before = await db
    .transaction()
    .execute(async (tx) => findVersion<object>(tx, noun, id, seen ?? 0));
  const { publication: _publication, ...now } = newest;
  const changes = before
    ? differences(readable(noun, before), readable(noun, now)).map(({ path, from, to }) => ({
        path: path.join('.'),
        from,
        to,
      }))
    : [];
  return refusal('outdated', 'It has changed since you read it.', {
    revision: newest.revision,
    ...shortened({ changes }, inFull),
  });
}

/** Throws if no value can be at the path. */
function setValueAt(record: object, path: string, value: unknown) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = valueAtPath(record, names);
  const isThere = typeof holder === 'object' && holder !== null && last !== '__proto__';
  if (!isThere || (Array.isArray(holder) && !isPlace(last, holder)))
    throw invalid({ [path]: noField });
  (holder as Record<string, unknown>)[last] = value;
}

/** True for an index of the list, or the one after its last. */
function isPlace(name: string, list: readonly unknown[]) {
  return /^(0|[1-9]\d*)$/.test(name) && Number(name) <= list.length;
}
