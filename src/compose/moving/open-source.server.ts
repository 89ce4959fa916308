import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  openFolder,
  openInnermost,
} from '../../features/connections/moving/source-folder.server.ts';
import { openOlderSite } from '../../features/connections/moving/older-site.server.ts';
import { sourceFiles } from '../../features/connections/moving/source-files.server.ts';
import {
  SourceFault,
  type ImportOptions,
  type Source,
  type SourceKind,
} from '../../features/connections/moving/moving.ts';

type Options = { name: string; options: ImportOptions; kind: SourceKind };

/** Opens a folder or file of this machine. `name` has the ending that says what it is. */
export async function openSource(place: string, { name }: Options): Promise<Source> {
  const stats = await stat(place).catch(() => {
    throw new SourceFault(`${name} was not found.`);
  });
  if (stats.isDirectory()) {
    const folder = await openInnermost(place);
    return openOlderSite(folder, sourceFiles(folder));
  }
  if (/\.json$/i.test(name)) {
    const folder = await openFolder(path.dirname(place), [
      path.basename(place),
      'images',
      'videos',
    ]);
    return openOlderSite(folder, sourceFiles(folder));
  }
  throw new SourceFault(`${name} is of no kind that can be imported.`);
}
