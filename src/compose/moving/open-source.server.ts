import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openOlderSite } from '../../features/connections/moving/older-site.server.ts';
import {
  SourceFault,
  type ImportOptions,
  type Source,
} from '../../features/connections/moving/moving.ts';
import { openSheet } from '../../features/connections/moving/sheet.server.ts';
import { isSheetNoun, type SheetNoun } from '../../features/connections/moving/sheet-fields.ts';
import { sourceFiles } from '../../features/connections/moving/source-files.server.ts';
import {
  openAlone,
  openFolder,
  openInnermost,
  type SourceFolder,
} from '../../features/connections/moving/source-folder.server.ts';
import { unzip } from '../../features/connections/moving/unzip.server.ts';
import { openWordPress, pathOfUpload } from '../../features/connections/moving/wordpress.server.ts';
import { env } from '../../platform/env/env.ts';
import { settings } from '../../site/settings.ts';

/** Where uploaded sources and what is unpacked from them are. */
export const importsFolder = path.join(env.dataFolder, 'imports');
const unpackedPrefix = 'unpacked-';

type Options = { name: string; options: ImportOptions };

/** Opens a folder or file of this machine. `name` has the ending that says what it is. */
export async function openSource(place: string, { name, options }: Options): Promise<Source> {
  const stats = await stat(place).catch(() => {
    throw new SourceFault(`${name} was not found.`);
  });
  if (stats.isDirectory()) return openSite(await openInnermost(place), options);
  if (/\.zip$/i.test(name)) return openArchive(place, options);
  if (/\.xml$/i.test(name)) {
    const beside = ['uploads', 'wp-content', path.basename(place).replace(/\.[^.]*$/, '')];
    const folder = await openFolder(path.dirname(place), beside);
    return openWordPress(place, sourceFiles(folder, { pathOf: pathOfUpload }), locale());
  }
  if (/\.(?:csv|xlsx)$/i.test(name)) {
    const { noun, columns } = options;
    if (!isSheetNoun(noun)) throw new SourceFault('Choose what the rows of the sheet are.');
    const folder = await openFolder(path.dirname(place), ['images', 'videos']);
    return openSheet(place, name, { noun, columns }, sourceFiles(folder));
  }
  if (/\.json$/i.test(name)) {
    const folder = await openAlone(place, name);
    return openOlderSite(folder, sourceFiles(folder));
  }
  throw new SourceFault(
    `${name} cannot be imported. Choose a ZIP, XML, CSV, XLSX or JSON file, or a folder.`,
  );
}

/** A folder with tables, with an export of WordPress, or with a sheet of what is named. */
async function openSite(folder: SourceFolder, { noun, columns }: ImportOptions): Promise<Source> {
  if (isSheetNoun(noun)) {
    const name = findSheet(folder, noun);
    const { file } = await folder.find(name);
    return openSheet(file, name, { noun, columns }, sourceFiles(folder));
  }
  const [exported, ...others] = folder.files.filter((file) => /^[^/]+\.xml$/i.test(file));
  if (exported === undefined) return openOlderSite(folder, sourceFiles(folder));
  const { file } = await folder.find(exported);
  const uploads = sourceFiles(folder, { pathOf: pathOfUpload });
  const source = await openWordPress(file, uploads, locale());
  if (others.length === 0) return source;
  const problem = `Only ${exported} was read. Import the others by themselves: ${others.join(', ')}.`;
  return { ...source, problems: [...source.problems, problem] };
}

/** The sheet that is named as its rows are, or the only one. */
function findSheet({ files }: SourceFolder, noun: SheetNoun) {
  const sheets = files.filter((file) => /^[^/]+\.(?:csv|xlsx)$/i.test(file));
  const named = sheets.filter((file) => file.replace(/\.\w+$/, '').toLowerCase() === noun);
  const [only, ...others] = named.length > 0 ? named : sheets;
  if (only === undefined) throw new SourceFault(`The folder has no sheet. Name it ${noun}.csv.`);
  if (others.length > 0)
    throw new SourceFault(
      `The folder has several sheets: ${[only, ...others].join(', ')}. Name one of them.`,
    );
  return only;
}

async function openArchive(place: string, options: ImportOptions): Promise<Source> {
  await mkdir(importsFolder, { recursive: true });
  const unpacked = await mkdtemp(path.join(importsFolder, unpackedPrefix));
  const remove = () => rm(unpacked, { recursive: true, force: true });
  try {
    await unzip(place, unpacked);
    const source = await openSite(await openInnermost(unpacked), options);
    return { ...source, close: () => source.close().finally(remove) };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

/** The language in which the content of this site is written. */
function locale() {
  return settings().language.locale;
}

export function isUnpacked(name: string) {
  return name.startsWith(unpackedPrefix);
}
