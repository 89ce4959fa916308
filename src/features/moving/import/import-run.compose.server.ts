import { baseSettings } from '../../../site/settings/base-settings.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import {
  fileTokensIn,
  kindNames,
  type FileToken,
  type ImportRow,
  type Source,
  type WrittenNoun,
} from '../moving.ts';
import { kindLabels } from './import-report.ts';
import { snakeCase } from '../source/older-site.ts';
import { listSections, saveSection } from '../../settings/settings.server.ts';
import { followSettings, withSettings } from '../../settings/site-settings.server.ts';
import { readContentVersion } from '../../../platform/database/content.ts';
import type { Member } from '../../../model/rights.ts';
import { importSettings, withSections } from './import-settings.compose.server.ts';
import { openFileStore, type FileStore } from './import-files.compose.server.ts';
import type { RecordContext } from './import-context.compose.server.ts';
import { readHolders } from './import-holders.compose.server.ts';
import { importPeople } from './import-people.compose.server.ts';
import { importRecord, publishHeld } from './import-records.compose.server.ts';
import {
  addWaitingRedirects,
  importFilePaths,
  importLists,
  importRedirects,
  type OldPath,
} from './import-redirects.compose.server.ts';
import {
  clearFindings,
  knownKey,
  putItem,
  readKnown,
  readOptions,
  updateImport,
} from './imports.server.ts';

export type ImportWork = {
  /** False for a dry run. */
  isWriting: boolean;
  member: Member;
  signal: AbortSignal;
  onProgress?: (done: number, total: number) => void;
};

const filesAtOnce = 3;
const progressEveryMs = 500;

/** Reads a source once more for each step, and writes its files, its records and its redirects, or says what it would write. */
export async function workOnImport(row: ImportRow, source: Source, work: ImportWork) {
  const { isWriting, member, signal } = work;
  await readContentVersion();
  await followSettings();
  if (!isWriting) await clearFindings(row.id);
  const known = await readKnown(source.system);
  const files = await openFileStore({
    importId: row.id,
    source,
    known,
    editor: member.email,
    signal,
  });
  const { tokens, cities, count } = await survey(source, signal);
  const progress = progressReporter(row.id, tokens.length + count, work);
  await putProblems(row.id, source, source.problems);
  const lists = source.redirects;
  const urlOf = (token: FileToken) =>
    files.urlOf(token) ?? (isWriting || files.faultOf(token) ? null : token.$file);
  const ofRedirects = { importId: row.id, known, isWriting, editor: member.email, signal, urlOf };
  const toFiles = lists.filter(({ to }) => typeof to !== 'string');
  await together([
    handleFiles(tokens, files, { ...work, onDone: () => progress.advance() }),
    importLists(
      lists.filter((list) => !toFiles.includes(list)),
      ofRedirects,
    ),
  ]);
  await importLists(toFiles, ofRedirects);
  await importFilePaths(tokens, {
    ...ofRedirects,
    pathOf: source.oldPathOf,
  });
  const options = readOptions(row);
  const ofSettings = { ...ofRedirects, options };
  const sections = await importSettings(source.settings, {
    ...ofSettings,
    areTextsThere: false,
  });
  const missingCities = citiesToAdd(source, cities);
  const cityIds = new Set([...settings().cities.cities, ...missingCities].map(({ id }) => id));
  const isUnknown = (city: string) => city !== '' && !cityIds.has(city);
  for (const city of missingCities) await putCity(row.id, city.id, isWriting);
  if (isWriting && missingCities.length > 0) await addCities(missingCities, member.email);

  const context: RecordContext = {
    importId: row.id,
    from: `from ${kindNames[source.kind]}: ${row.name}`,
    options,
    known,
    files,
    member,
    isWriting,
    planned: new Set(),
    holders: await readHolders(),
    unread: new Map(),
    held: [],
  };
  const oldPaths: OldPath[] = [];
  const writeAll = async () => {
    let position = 0;
    const seen = new Set<string>();
    for await (const record of source.records()) {
      signal.throwIfAborted();
      position += 1;
      const key = knownKey(record.noun, record.id);
      const slug = `slug of ${record.noun} ${String(record.values['slug'])}`;
      if (seen.has(key) || (record.values['slug'] !== undefined && seen.has(slug))) {
        record.id = `${record.id} (${position})`;
        record.faults.push('Another row of the source has the same id, name or slug.');
      }
      seen.add(key).add(slug);
      const { city } = record.values;
      if (typeof city === 'string' && isUnknown(city))
        record.notes.push(`The city ${city} is not in Settings → Cities.`);
      await importRecord(context, record, position);
      const { noun, id, place, values } = record;
      if (noun !== 'translations')
        for (const from of record.oldPaths) oldPaths.push({ noun, id, from, place, values });
      await progress.advance();
    }
    await putProblems(row.id, source, [...context.unread].map(unreadNote));
    if (!isWriting) return;
    await importSettings(source.settings, { ...ofSettings, areTextsThere: true });
    await publishHeld(context, signal);
  };
  await withSections(sections, () => withCities(isWriting ? [] : missingCities, writeAll));
  await importPeople(source.people(), { ...context, signal, onDone: () => progress.advance() });
  await importRedirects(oldPaths, { ...ofRedirects, planned: context.planned });
  if (isWriting) await addWaitingRedirects(row.id);
  await progress.end();
}

/** All files of a source, the cities of its projects, and how many records it has. */
async function survey(source: Source, signal: AbortSignal) {
  const tokens = new Map<string, FileToken>();
  const cities = new Set<string>();
  let count = 0;
  for await (const { noun, values, draft, files, faults } of source.records()) {
    signal.throwIfAborted();
    count += 1;
    if (faults.length > 0) continue;
    for (const token of fileTokensIn([files, draft, values])) tokens.set(token.$file, token);
    if (noun === 'projects' && typeof values['city'] === 'string') cities.add(values['city']);
  }
  count += (await Array.fromAsync(source.people())).length;
  for (const token of fileTokensIn(source.settings)) tokens.set(token.$file, token);
  for await (const token of source.otherFiles())
    if (!tokens.has(token.$file)) tokens.set(token.$file, token);
  return { tokens: [...tokens.values()], cities, count };
}

function unreadNote([noun, names]: [WrittenNoun, ReadonlySet<string>]) {
  const columns = [...names].map(snakeCase).join(', ');
  return `${kindLabels[noun]}: columns that fill no field were left out: ${columns}.`;
}

/** What concerns the source as a whole. */
async function putProblems(importId: string, { kind }: Source, problems: readonly string[]) {
  for (const problem of problems)
    await putItem(importId, {
      kind: 'source',
      sourceId: problem.slice(0, 400),
      name: kind === 'wordpress' ? 'The export' : 'The file',
      place: '',
      outcome: 'refused',
      notes: [problem],
    });
}

/** Waits for all, also if one of them fails. */
async function together(works: Promise<void>[]) {
  const results = await Promise.allSettled(works);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** A few at once: while one is encoded, others are fetched, read and stored. */
async function handleFiles(
  tokens: readonly FileToken[],
  files: FileStore,
  { isWriting, signal, onDone }: ImportWork & { onDone: () => Promise<void> },
) {
  const waiting = tokens.entries();
  await Promise.all(
    Array.from({ length: filesAtOnce }, async () => {
      for (const [position, token] of waiting) {
        signal.throwIfAborted();
        await (isWriting ? files.store(token, position) : files.check(token, position));
        await onDone();
      }
    }),
  );
}

type City = SiteSettings['cities']['cities'][number];

/** The cities that the projects of a source name and the settings lack. */
function citiesToAdd(source: Source, wanted: ReadonlySet<string>): City[] {
  const present = new Set(settings().cities.cities.map(({ id }) => id));
  const offered = [...source.cities, ...baseSettings.cities.cities] as City[];
  return [...wanted]
    .filter((id) => !present.has(id))
    .flatMap((id) => offered.find((city) => city.id === id) ?? []);
}

async function putCity(importId: string, id: string, isWriting: boolean) {
  await putItem(importId, {
    kind: 'city',
    sourceId: id,
    name: id,
    place: 'Settings → Cities',
    outcome: isWriting ? 'created' : 'create',
    ...(isWriting && { target: id }),
  });
}

async function addCities(cities: City[], editor: string) {
  await changeCities((present) => [...present, ...cities], editor);
}

export async function changeCities(change: (cities: City[]) => City[], editor: string) {
  const section = (await listSections()).find(({ id }) => id === 'cities');
  if (!section) return;
  const value = section.value as SiteSettings['cities'];
  const changed = { ...value, cities: change(value.cities) };
  await saveSection({ id: 'cities', revision: section.revision, value: changed }, editor);
}

/** A dry run judges projects as if their cities had been added. */
async function withCities<T>(cities: City[], run: () => Promise<T>) {
  if (cities.length === 0) return run();
  const present = settings().cities;
  return withSettings('cities', { ...present, cities: [...present.cities, ...cities] }, run);
}

function progressReporter(importId: string, total: number, { onProgress }: ImportWork) {
  let done = 0;
  let shownAt = 0;
  async function show() {
    shownAt = Date.now();
    onProgress?.(done, total);
    await updateImport(importId, { done, total });
  }
  return {
    async advance() {
      done += 1;
      if (Date.now() - shownAt > progressEveryMs) await show();
    },
    end: show,
  };
}
