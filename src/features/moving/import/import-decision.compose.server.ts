import { randomUUID } from 'node:crypto';
import { actors } from '../../../model/actors.ts';
import type { StoredRecord } from '../../../model/record.ts';
import type { TranslatedNoun } from '../../../model/translations/units.ts';
import { demoEditor } from '../../../platform/activity.ts';
import { db } from '../../../platform/database/database.ts';
import { isSameText } from '../../../records/revisions.server.ts';
import { freeSlug } from '../../../records/slugs.server.ts';
import { translationId } from '../../../records/translations/record-units.server.ts';
import { versioned } from '../../nouns.ts';
import { isFixedSlug } from '../../page-content/free-page.ts';
import { decisionKey, type ClashChoice, type SourceRecord, type WrittenNoun } from '../moving.ts';
import type { RecordContext } from './import-context.compose.server.ts';
import { findAction, readCurrent, type Current } from './import-actions.compose.server.ts';
import type { KnownItem } from './imports.server.ts';

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

type Read = { values: Record<string, unknown>; hash: string; remembered: KnownItem | undefined };

/** What is to be done with a record, by what is here already. */
export async function decide(
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

/** The id of a new record. That of a translation follows from what it translates. */
function newId(noun: WrittenNoun, values: Record<string, unknown>) {
  if (noun !== 'translations') return randomUUID();
  const { noun: of, recordId, language } = values;
  return translationId(of as TranslatedNoun, String(recordId), String(language));
}
