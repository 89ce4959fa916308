import type { MovedNoun, SourceRedirect } from '../../features/connections/moving/moving.ts';
import { saveRedirect } from '../../features/addresses/redirects.server.ts';
import { nouns } from '../../features/nouns.ts';
import { comparablePath } from '../../lib/web/site-path.ts';
import { db } from '../../platform/database/database.ts';
import { refusalText } from '../../records/record.ts';
import { readCurrent, type RecordContext } from './import-records.server.ts';
import { knownKey, putItem } from './imports.server.ts';

/** Where visitors found a record of a source. */
export type OldPath = {
  noun: MovedNoun;
  id: string;
  from: string;
  place: string;
  values: Record<string, unknown>;
};

type Context = Pick<RecordContext, 'importId' | 'known' | 'isWriting' | 'member'>;

/** Lets old addresses of lists lead to those of this site. */
export async function importLists(
  lists: readonly SourceRedirect[],
  context: Context,
  signal: AbortSignal,
) {
  for (const [position, { from, to, place }] of lists.entries()) {
    signal.throwIfAborted();
    await importRedirect({ from, to, place, position }, context);
  }
}

/** Lets old addresses of records lead to the new ones. Those of drafts wait until their page is public. */
export async function importRedirects(oldPaths: readonly OldPath[], context: RecordContext) {
  const { importId, known, planned } = context;
  for (const [index, { noun, id, from, place, values }] of oldPaths.entries()) {
    const position = afterLists + index;
    const key = knownKey(noun, id);
    const target = known.get(key)?.target ?? null;
    const slug = target === null ? values['slug'] : await slugOf(noun, target);
    const to = typeof slug === 'string' ? nouns[noun].pageAddress?.(slug) : undefined;
    if (to === undefined || comparablePath(from) === comparablePath(to)) continue;
    if (target !== null || planned.has(key)) {
      await importRedirect({ from, to, place, position }, context);
      continue;
    }
    const note = 'Its page was not imported.';
    await put(importId, { from, place, position, outcome: 'refused', note });
  }
}

const afterLists = 1_000_000;

async function importRedirect(wanted: Wanted, { importId, known, isWriting, member }: Context) {
  const { from, to, place, position } = wanted;
  const item = { from, place, position, note: `To ${to}` };
  const before = known.get(knownKey('redirect', from.slice(0, 400)));
  if (before?.importId === importId) return;
  if (before) await put(importId, { ...item, outcome: 'same' });
  else if (!isWriting) await put(importId, { ...item, outcome: 'create' });
  else await add(importId, wanted, member.email);
}

type Wanted = { from: string; to: string; place: string; position: number };

async function add(importId: string, { from, to, place, position }: Wanted, editor: string) {
  const change = await saveRedirect({ fromPath: from, target: to }, editor);
  const item = { from, place, position };
  if (change.outcome === 'done') {
    const { id, revision } = change.record;
    await put(importId, { ...item, outcome: 'created', note: `To ${to}`, target: id, revision });
  } else if (change.outcome === 'refused' && change.fields['fromPath'] === undefined)
    await put(importId, { ...item, outcome: 'waiting', note: `To ${to}`, hash: to });
  else
    await put(importId, {
      ...item,
      outcome: 'refused',
      note: change.outcome === 'refused' ? refusalText(change) : 'Someone else has changed it.',
    });
}

type Put = {
  from: string;
  place: string;
  position: number;
  outcome: 'create' | 'created' | 'same' | 'waiting' | 'refused';
  note: string;
  target?: string;
  revision?: number;
  /** Where a redirect that waits will lead. */
  hash?: string;
};

async function put(importId: string, { from, note, ...item }: Put) {
  await putItem(importId, {
    kind: 'redirect',
    sourceId: from.slice(0, 400),
    name: from,
    notes: [note],
    ...item,
  });
}

async function slugOf(noun: MovedNoun, id: string) {
  const { edited } = await readCurrent(noun, id);
  return edited && 'slug' in edited ? edited.slug : undefined;
}

/** Adds the redirects whose pages have become public since: those of one import, or of all. */
export async function addWaitingRedirects(ofImport?: string) {
  const items = await db
    .selectFrom('importItems')
    .innerJoin('imports', 'imports.id', 'importItems.importId')
    .selectAll('importItems')
    .select('imports.createdBy')
    .where('importItems.kind', '=', 'redirect')
    .where('importItems.outcome', '=', 'waiting')
    .where('importItems.isUndone', '=', 0)
    .$if(ofImport !== undefined, (query) =>
      query.where('importItems.importId', '=', ofImport ?? ''),
    )
    .limit(5_000)
    .execute();
  for (const { importId, name, place, position, hash, createdBy } of items) {
    if (hash === null) continue;
    const change = await saveRedirect({ fromPath: name, target: hash }, createdBy);
    const item = { from: name, place, position };
    if (change.outcome === 'done') {
      const { id, revision } = change.record;
      await put(importId, {
        ...item,
        outcome: 'created',
        note: `To ${hash}`,
        target: id,
        revision,
      });
    } else if (change.outcome === 'refused' && change.fields['fromPath'] !== undefined)
      await put(importId, { ...item, outcome: 'refused', note: refusalText(change) });
  }
}
