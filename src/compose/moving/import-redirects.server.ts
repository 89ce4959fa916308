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

type Redirects = { oldPaths: readonly OldPath[]; lists: readonly SourceRedirect[] };

/** Lets old addresses lead to the new ones. Those of drafts wait until their page is public. */
export async function importRedirects(
  importId: string,
  { oldPaths, lists }: Redirects,
  context: RecordContext,
) {
  const { known, planned, isWriting, member } = context;
  for (const [position, { noun, id, from, place, values }] of oldPaths.entries()) {
    const key = knownKey(noun, id);
    const target = known.get(key)?.target;
    const slug =
      target === null || target === undefined ? values['slug'] : await slugOf(noun, target);
    const to = typeof slug === 'string' ? nouns[noun].pageAddress?.(slug) : undefined;
    if (to === undefined || comparablePath(from) === comparablePath(to)) continue;
    if (await isLeft(from, to, place, position)) continue;
    const isImported = target !== null && target !== undefined;
    if (!isImported && !planned.has(key))
      await put(importId, {
        from,
        place,
        position,
        outcome: 'refused',
        note: 'Its page was not imported.',
      });
    else if (!isWriting)
      await put(importId, { from, place, position, outcome: 'create', note: `To ${to}` });
    else await add(importId, { from, to, place, position }, member.email);
  }
  for (const [index, { from, to, place }] of lists.entries()) {
    const position = oldPaths.length + index;
    if (await isLeft(from, to, place, position)) continue;
    if (!isWriting)
      await put(importId, { from, place, position, outcome: 'create', note: `To ${to}` });
    else await add(importId, { from, to, place, position }, member.email);
  }

  /** True for a redirect that an earlier import has added. */
  async function isLeft(from: string, to: string, place: string, position: number) {
    const before = known.get(knownKey('redirect', from.slice(0, 400)));
    if (before === undefined) return false;
    if (before.importId !== importId)
      await put(importId, { from, place, position, outcome: 'same', note: `To ${to}` });
    return true;
  }
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

/** Adds the redirects whose pages have become public since their import. */
export async function addWaitingRedirects() {
  const items = await db
    .selectFrom('importItems')
    .innerJoin('imports', 'imports.id', 'importItems.importId')
    .selectAll('importItems')
    .select('imports.createdBy')
    .where('importItems.kind', '=', 'redirect')
    .where('importItems.outcome', '=', 'waiting')
    .where('importItems.isUndone', '=', 0)
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
