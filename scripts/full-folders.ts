import path from 'node:path';

const mostFiles = 45;

/** The folders with too many files, and what to do about them. */
export function fullFolders(files: readonly string[]) {
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  return [...folders]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(
      ([folder, { length }]) =>
        `${folder}: ${length}. A folder holds what belongs together and no more than about 40 files: what is beyond that has a name of its own, and that name becomes a folder.`,
    );
}
