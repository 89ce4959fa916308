import { sql } from 'kysely';
import { writtenNouns, type ImportItemRow, type ImportRow, type WrittenNoun } from '../moving.ts';
import { listSections, saveSection } from '../../settings/settings.server.ts';
import type { SectionName } from '../../../site/settings/sections.ts';
import { removeRedirects } from '../../addresses/redirects.server.ts';
import { deleteMedia } from '../../media/uses/remove-media.server.ts';
import { nounRecords } from '../../nouns.server.ts';
import { db } from '../../../platform/database/database.ts';
import { readContentVersion } from '../../../platform/database/content.ts';
import { followSettings } from '../../settings/site-settings.server.ts';
import { refusalText } from '../../../model/record.ts';
import { besideSettings } from '../../settings/settings-checks.compose.server.ts';
import { conflictReason } from '../../../records/each-record.server.ts';
import { findVersion } from '../../../records/versions.server.ts';
import type { RecordState } from '../../../records/record-state.server.ts';
import type { Member } from '../../../model/rights.ts';
import { changeCities } from './import-run.compose.server.ts';
import { undoPerson } from './import-people.compose.server.ts';
import { updateImport } from './imports.server.ts';

const atOnce = 100;

/**
 * Undoes all that an import wrote, what was written last first, in many transactions. What somebody has changed since
 * stays, with the reason. May be stopped and taken up again.
 */
export async function undoImport(
  { id }: ImportRow,
  { member, signal }: { member: Member; signal: AbortSignal },
) {
  await readContentVersion();
  await followSettings();
  await undoRedirects(id, signal);
  for (const noun of writtenNouns.toReversed()) {
    for (;;) {
      signal.throwIfAborted();
      const items = await listWritten(id, noun);
      if (items.length === 0) break;
      await undoRecords(noun, items, member);
      await updateImport(id, {});
    }
  }
  await undoPeople(id, member.email, signal);
  await undoSettings(id, member.email);
  await undoFiles(id, signal);
  await undoCities(id, member.email);
}

/** What is written and not undone, the last first. */
async function listWritten(importId: string, kind: ImportItemRow['kind'], limit = atOnce) {
  return db
    .selectFrom('importItems')
    .selectAll()
    .where('importId', '=', importId)
    .where('kind', '=', kind)
    .where('isUndone', '=', 0)
    .where('target', 'is not', null)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
}

async function undoRecords(noun: WrittenNoun, items: ImportItemRow[], member: Member) {
  const own = items.filter(({ outcome }) => ['created', 'changed', 'writing'].includes(outcome));
  const changes = [];
  for (const item of own) {
    const entry = await findEntry(noun, item);
    if (!entry) continue;
    const revision = item.revision ?? entry.revision ?? 0;
    const before = JSON.parse(entry.standing ?? 'null') as RecordState | null;
    changes.push({ entryId: entry.id, id: item.target ?? '', revision, before, item });
  }
  const refusals = await nounRecords[noun].undo(changes, member.email);
  for (const item of items) {
    const change = changes.find((one) => one.item === item);
    const why = change && refusals.get(change.entryId);
    await markUndone(item, why);
  }
}

/** The entry of a write, also of one whose import was killed before it could remember it. */
async function findEntry(noun: WrittenNoun, { entryId, target }: ImportItemRow) {
  return db
    .selectFrom('activity')
    .select(['id', 'standing', 'revision'])
    .$if(entryId !== null, (query) => query.where('id', '=', entryId ?? ''))
    .$if(entryId === null, (query) =>
      query
        .where('kind', '=', noun)
        .where('subjectId', '=', target)
        .where('standing', 'is not', null)
        .orderBy('id', 'desc'),
    )
    .limit(1)
    .executeTakeFirst();
}

async function undoRedirects(importId: string, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const items = await listWritten(importId, 'redirect');
    if (items.length === 0) break;
    const left = await removeRedirects(
      items.map(({ target, revision }) => ({ id: target ?? '', revision: revision ?? 1 })),
    );
    const changed = items.filter(({ target }) => left.has(target ?? ''));
    for (const item of changed) await markUndone(item, 'It has been changed since');
    await db
      .updateTable('importItems')
      .set({ isUndone: 1 })
      .where('importId', '=', importId)
      .where('kind', '=', 'redirect')
      .where(
        'sourceId',
        'in',
        items.map(({ sourceId }) => sourceId),
      )
      .execute();
  }
  await db
    .updateTable('importItems')
    .set({ isUndone: 1 })
    .where('importId', '=', importId)
    .where('kind', '=', 'redirect')
    .execute();
}

async function undoPeople(importId: string, editor: string, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const items = await listWritten(importId, 'person');
    if (items.length === 0) return;
    for (const item of items) await markUndone(item, await undoPerson(item, editor));
  }
}

/** Removes the files that this import added and that no record shows. */
async function undoFiles(importId: string, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const items = await listWritten(importId, 'file', 500);
    if (items.length === 0) return;
    const added = items.filter(({ hash }) => hash === 'added');
    const deletion = await deleteMedia({ urls: added.map(({ target }) => target ?? '') });
    const shown = new Set(deletion.kept.map(({ url }) => url));
    for (const item of items)
      await markUndone(item, shown.has(item.target ?? '') ? 'It is in use' : undefined);
  }
}

/** Saves the former value of each section that still has the imported one. */
async function undoSettings(importId: string, editor: string) {
  for (const item of await listWritten(importId, 'settings')) {
    const id = item.target as SectionName;
    const present = (await listSections()).find((section) => section.id === id);
    const next = item.revision ?? 0;
    // The import may have been killed before it wrote this.
    const isUnwritten = item.outcome === 'writing' && present?.revision === next - 1;
    if (isUnwritten && item.entryId === null) {
      await markUndone(item);
      continue;
    }
    const revision = isUnwritten ? next - 1 : next;
    // A section may be saved twice: the former value is that before the first time.
    const first = item.entryId === null ? undefined : await findRevision(item.entryId);
    const former = await db
      .transaction()
      .execute((tx) => findVersion<{ value: never }>(tx, 'settings', id, (first ?? revision) - 1));
    if (!former || present?.revision !== revision) {
      await markUndone(item, conflictReason(present ?? null, present?.savedBy === editor));
      continue;
    }
    const request = { id, revision, value: former.value };
    const change = await saveSection(request, editor, besideSettings);
    const why = change.outcome === 'refused' ? refusalText(change) : conflictReason(present);
    await markUndone(item, change.outcome === 'done' ? undefined : why.replace(/\.$/, ''));
  }
}

async function findRevision(entryId: string) {
  const entry = await db
    .selectFrom('activity')
    .select('revision')
    .where('id', '=', entryId)
    .executeTakeFirst();
  return entry?.revision ?? undefined;
}

async function undoCities(importId: string, editor: string) {
  const items = await listWritten(importId, 'city', 100);
  if (items.length === 0) return;
  const used = new Set<string>();
  for (const { target } of items) {
    const rows = await db
      .selectFrom('projects')
      .select('id')
      .where('city', '=', target ?? '')
      .union(
        db
          .selectFrom('drafts')
          .select('recordId as id')
          .where('noun', '=', 'projects')
          .where('record', 'like', sql<string>`${`%"city":"${target}"%`}`),
      )
      .limit(1)
      .execute();
    if (rows.length > 0) used.add(target ?? '');
  }
  const added = new Set(items.map(({ target }) => target ?? ''));
  await changeCities((cities) => cities.filter(({ id }) => !added.has(id) || used.has(id)), editor);
  for (const item of items)
    await markUndone(item, used.has(item.target ?? '') ? 'Projects are in it' : undefined);
}

async function markUndone({ importId, kind, sourceId, notes }: ImportItemRow, why?: string) {
  const sentences = JSON.parse(notes) as string[];
  await db
    .updateTable('importItems')
    .set({
      isUndone: 1,
      ...(why !== undefined && {
        outcome: 'clash' as const,
        notes: JSON.stringify([`Not undone. ${why}.`, ...sentences]),
      }),
    })
    .where('importId', '=', importId)
    .where('kind', '=', kind)
    .where('sourceId', '=', sourceId)
    .execute();
}
