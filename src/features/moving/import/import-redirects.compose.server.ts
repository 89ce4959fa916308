import { randomUUID } from 'node:crypto';
import type { FileToken, MovedNoun, Outcome, SourceRedirect } from '../moving.ts';
import { isAwaited } from '../../addresses/redirect.ts';
import { redirectStart } from '../../addresses/redirect-keys.ts';
import { addRedirects, hasEnd, readAddresses } from '../../addresses/redirects.server.ts';
import { nouns } from '../../nouns.ts';
import { db } from '../../../platform/database/database.ts';
import { readCurrent } from './import-actions.compose.server.ts';
import type { RecordContext } from './import-context.compose.server.ts';
import { knownKey, putItems, type KnownItem, type NewItem } from './imports.server.ts';

/** Where visitors found a record of a source. */
export type OldPath = {
  noun: MovedNoun;
  id: string;
  from: string;
  place: string;
  values: Record<string, unknown>;
};

type Context = {
  importId: string;
  known: Map<string, KnownItem>;
  isWriting: boolean;
  editor: string;
  signal: AbortSignal;
};

type Wanted = SourceRedirect & { to: string; position: number };

type UrlOf = (token: FileToken) => string | null;

const atOnce = 100;
/** In the report, redirects of records follow those of lists, and those of files follow both. */
const afterLists = 1_000_000;
const afterRecords = 2_000_000;

/** Lets old addresses of lists lead to those of this site, and those that lead to files to the stored ones. */
export async function importLists(
  lists: readonly SourceRedirect[],
  context: Context & { urlOf: UrlOf },
) {
  const wanted = lists.flatMap(({ to, ...list }, position) => {
    const target = typeof to === 'string' ? to : context.urlOf(to);
    return target === null ? [] : [{ ...list, to: target, position }];
  });
  await importAll(wanted, context);
}

/** Lets old addresses of files lead to the files of the library. */
export async function importFilePaths(
  tokens: readonly FileToken[],
  context: Context & {
    pathOf: (token: FileToken) => string | undefined;
    urlOf: UrlOf;
  },
) {
  await importAll(
    tokens.flatMap((token, index) => {
      const from = context.pathOf(token);
      const to = context.urlOf(token);
      const place = token.$file.slice(0, 300);
      return from === undefined || to === null
        ? []
        : [{ from, to, place, position: afterRecords + index }];
    }),
    context,
  );
}

/** Lets old addresses of records lead to the new ones. Those of drafts wait until their page is public. */
export async function importRedirects(
  oldPaths: readonly OldPath[],
  context: Context & Pick<RecordContext, 'planned'>,
) {
  const { importId, known, planned } = context;
  const wanted: Wanted[] = [];
  const pages = new Map<string, string | undefined>();
  for (const [index, { noun, id, from, place, values }] of oldPaths.entries()) {
    const position = afterLists + index;
    const key = knownKey(noun, id);
    const target = known.get(key)?.target ?? null;
    if (!pages.has(key)) {
      const slug = target === null ? values['slug'] : await findSlug(noun, target);
      pages.set(key, typeof slug === 'string' ? nouns[noun].pageAddress?.(slug) : undefined);
    }
    const to = pages.get(key);
    if (to === undefined || redirectStart(from) === redirectStart(to)) continue;
    if (target !== null || planned.has(key)) {
      wanted.push({ from, to, place, position });
      continue;
    }
    const note = 'Its page was not imported.';
    await putItems(importId, [toItem({ from, to, place, position }, 'refused', note)]);
  }
  await importAll(wanted, context);
}

async function importAll(all: readonly Wanted[], context: Context) {
  const { importId, known, isWriting, editor, signal } = context;
  const wanted = withoutRepeats(all);
  for (let start = 0; start < wanted.length; start += atOnce) {
    signal.throwIfAborted();
    const present: NewItem[] = [];
    const missing: Addition[] = [];
    for (const one of wanted.slice(start, start + atOnce)) {
      const before = known.get(knownKey('redirect', sourceId(one.from)));
      const isBegun = before?.outcome === 'writing';
      if (before && !isBegun) {
        if (before.importId !== importId) present.push(toItem(one, 'same'));
      } else if (isWriting) missing.push({ ...one, id: before?.target ?? randomUUID() });
      else present.push(toItem(one, 'create'));
    }
    await putItems(importId, present);
    await add(importId, missing, editor);
  }
}

/** Of addresses that are the same here, the first counts. */
function withoutRepeats(all: readonly Wanted[]) {
  const seen = new Set<string>();
  return all.filter(({ from }) => {
    const start = redirectStart(from) ?? from;
    if (seen.has(start)) return false;
    seen.add(start);
    return true;
  });
}

type Addition = Wanted & { id: string };

/** Remembers the ids first, so that an import that is killed here finds its own redirects again. */
async function add(importId: string, wanted: readonly Addition[], editor: string) {
  await putItems(
    importId,
    wanted.map((one) => ({ ...toItem(one, 'writing'), target: one.id, hash: one.to })),
  );
  const answers = await addRedirects(
    wanted.map(({ id, from, to }) => ({ id, fromPath: from, target: to })),
    editor,
  );
  const results = wanted.map((one, index): NewItem => {
    const answer = answers[index];
    if (!answer) throw new Error('A redirect has no answer');
    if ('revision' in answer)
      return { ...toItem(one, 'created'), target: answer.id, revision: answer.revision };
    if (isAwaited(answer.fields)) return { ...toItem(one, 'waiting'), hash: one.to };
    return toItem(one, 'refused', Object.values(answer.fields).join(' '));
  });
  await putItems(importId, results);
}

function toItem(
  { from, to, place, position }: Wanted,
  outcome: Outcome,
  note = `To ${to}`,
): NewItem {
  return {
    kind: 'redirect',
    sourceId: sourceId(from),
    name: from,
    place,
    position,
    outcome,
    notes: [note],
  };
}

function sourceId(from: string) {
  return from.slice(0, 400);
}

async function findSlug(noun: MovedNoun, id: string) {
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
    .where('importItems.outcome', 'in', ['waiting', 'writing'])
    .where('importItems.isUndone', '=', 0)
    .$if(ofImport !== undefined, (query) =>
      query.where('importItems.importId', '=', ofImport ?? ''),
    )
    .orderBy('importItems.importId')
    .limit(20_000)
    .execute();
  if (items.length === 0) return;
  const addresses = await readAddresses();
  const ready = items.filter(({ hash }) => hash !== null && hasEnd(hash, addresses));
  for (const [importId, group] of Map.groupBy(ready, (item) => item.importId)) {
    for (let start = 0; start < group.length; start += atOnce) {
      const part = group.slice(start, start + atOnce);
      const wanted = part.map(({ name, place, position, hash, target }) => {
        return { id: target ?? randomUUID(), from: name, to: hash ?? '', place, position };
      });
      await add(importId, wanted, part[0]?.createdBy ?? '');
    }
  }
}
