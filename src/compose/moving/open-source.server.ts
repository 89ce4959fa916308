import { stat } from 'node:fs/promises';
import path from 'node:path';
import { openOlderSite } from '../../features/connections/moving/older-site.server.ts';
import {
  SourceFault,
  type ImportOptions,
  type SourceContent,
} from '../../features/connections/moving/moving.ts';
import { openSheet } from '../../features/connections/moving/sheet.server.ts';
import { isSheetNoun } from '../../features/connections/moving/sheet-fields.ts';
import {
  openFolder,
  openInnermost,
  type SourceFolder,
} from '../../features/connections/moving/source-folder.server.ts';
import { unzip } from '../../features/connections/moving/unzip.server.ts';
import { openWordPress } from '../../features/connections/moving/wordpress.server.ts';

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
  if (stats.isDirectory()) return openSite(await openInnermost(place), siteHost);
  if (/\.zip$/i.test(name)) {
    await unzip(place, unpacked);
    return openSite(await openInnermost(unpacked), siteHost);
  }
  if (/\.xml$/i.test(name)) {
    const only = ['uploads', 'wp-content', path.basename(place).replace(/\.[^.]*$/, '')];
    return { content: await openWordPress(place), root, only };
  }
  if (/\.(?:csv|xlsx)$/i.test(name)) {
    const { noun, columns } = options;
    if (!isSheetNoun(noun)) throw new SourceFault('Choose what the rows of the sheet are.');
    const content = await openSheet(place, name, { noun, columns });
    return { content, root, only: ['images', 'videos'] };
  }
  if (/\.json$/i.test(name)) {
    const only = [path.basename(place), 'images', 'videos'];
    const folder = await openFolder(root, only);
    return { content: await openOlderSite(folder, siteHost), root, only };
  }
  throw new SourceFault(
    `${name} cannot be imported. Choose a ZIP, XML, CSV, XLSX or JSON file, or a folder.`,
  );
}

/** A folder with tables, or with an export of WordPress. */
async function openSite(folder: SourceFolder, siteHost: string): Promise<OpenedSource> {
  const { root } = folder;
  const exported = folder.files.find((file) => /^[^/]+\.xml$/i.test(file));
  if (exported === undefined) return { content: await openOlderSite(folder, siteHost), root };
  const { file } = await folder.find(exported);
  return { content: await openWordPress(file), root };
}
