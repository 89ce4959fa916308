import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SourceFault, type ImportOptions, type SheetKind, type SourceContent } from '../moving.ts';
import { isSheetNoun } from './sheet-fields.ts';
import { openAlone, openInnermost, type SourceFolder } from './source-folder.server.ts';
import type * as OlderSite from './older-site.server.ts';
import type * as Sheet from './sheet.server.ts';
import { settings } from '../../../site/settings/settings.ts';

export type Opening = {
  /** A folder or file of this machine. */
  place: string;
  /** Has the ending that says what it is. */
  name: string;
  options: ImportOptions;
  /** An empty folder for what an archive holds. */
  unpacked: string;
  siteHost: string;
};

/** A source, and the folder in which its files are. `only` are the names in it that belong to the source. */
export type OpenedSource = { content: SourceContent; root: string; only?: string[] };

/** Reads what is brought. Only the bounded process of a source calls it. */
export async function openContent(opening: Opening): Promise<OpenedSource> {
  const { place, name, options, unpacked, siteHost } = opening;
  const root = path.dirname(place);
  const stats = await stat(place).catch(() => {
    throw new SourceFault(`${name} was not found.`);
  });
  if (stats.isDirectory()) return openSite(await openInnermost(place), opening);
  if (/\.zip$/i.test(name)) {
    const { unzip } = await import('./unzip.server.ts');
    await unzip(place, unpacked);
    return openSite(await openInnermost(unpacked), opening);
  }
  if (/\.xml$/i.test(name)) {
    const only = ['uploads', 'wp-content', path.basename(place).replace(/\.[^.]*$/, '')];
    return { content: await readExport(place), root, only };
  }
  if (/\.(?:csv|xlsx)$/i.test(name)) {
    const { noun, columns } = options;
    if (!isSheetNoun(noun)) throw new SourceFault('Choose what the rows of the sheet are.');
    const content = await readRows(place, name, { noun, columns });
    return { content, root, only: ['images', 'videos'] };
  }
  if (/\.json$/i.test(name)) {
    const content = await readTables(await openAlone(place, name), siteHost);
    return { content, root, only: ['images', 'videos'] };
  }
  throw new SourceFault(
    `${name} cannot be imported. Choose a ZIP, XML, CSV, XLSX or JSON file, or a folder.`,
  );
}

/** A folder with tables, with an export of WordPress, or with a sheet of what is named. */
async function openSite(
  folder: SourceFolder,
  { options: { noun, columns }, siteHost }: Opening,
): Promise<OpenedSource> {
  const { root } = folder;
  if (isSheetNoun(noun)) {
    const name = findSheet(folder, noun);
    const { file } = await folder.find(name);
    return { content: await readRows(file, name, { noun, columns }), root };
  }
  const [exported, ...others] = folder.files.filter((file) => /^[^/]+\.xml$/i.test(file));
  if (exported === undefined) return { content: await readTables(folder, siteHost), root };
  const { file } = await folder.find(exported);
  const content = await readExport(file);
  if (others.length === 0) return { content, root };
  const problem = `Only ${exported} was read. Import the others by themselves: ${others.join(', ')}.`;
  return { content: { ...content, problems: [...content.problems, problem] }, root };
}

/** The sheet that is named as its rows are, or the only one. */
function findSheet({ files }: SourceFolder, noun: SheetKind) {
  const sheets = files.filter((file) => /^[^/]+\.(?:csv|xlsx)$/i.test(file));
  const [first, ...deeper] = files.filter((file) => /\.(?:csv|xlsx)$/i.test(file));
  if (sheets.length === 0 && first !== undefined && deeper.length === 0) return first;
  const named = sheets.filter((file) => file.replace(/\.\w+$/, '').toLowerCase() === noun);
  const [only, ...others] = named.length > 0 ? named : sheets;
  if (only === undefined) throw new SourceFault(`The folder has no sheet. Name it ${noun}.csv.`);
  if (others.length > 0)
    throw new SourceFault(
      `The folder has several sheets: ${[only, ...others].join(', ')}. Name one of them.`,
    );
  return only;
}

// Each reader is loaded when it is needed: most of the time that a small source takes is theirs.

async function readTables(...source: Parameters<typeof OlderSite.openOlderSite>) {
  const { openOlderSite } = await import('./older-site.server.ts');
  return openOlderSite(...source);
}

async function readRows(...source: Parameters<typeof Sheet.openSheet>) {
  const { openSheet } = await import('./sheet.server.ts');
  return openSheet(...source);
}

/** In the language in which the content of this site is written. */
async function readExport(file: string) {
  const { openWordPress } = await import('./wordpress.server.ts');
  return openWordPress(file, settings().language.locale);
}
