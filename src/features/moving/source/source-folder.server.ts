import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { FileFault, SourceFault } from '../moving.ts';

const megabyte = 1024 * 1024;
const maxTableBytes = 64 * megabyte;
const maxEntries = 200_000;
const maxDepth = 12;

/** A folder of which only plain files are read: no links, and nothing outside it. */
export type SourceFolder = {
  root: string;
  /** The paths of its files, with `/`, sorted. */
  files: readonly string[];
  /** The name of a file as it is there: with this path, or ending in it. Letters may be composed otherwise. */
  findName: (path: string) => string | undefined;
  /** The place of a file on this machine, and its size. Throws `FileFault`. */
  find: (name: string) => Promise<{ file: string; bytes: number }>;
  /** The bytes of a table. Throws `SourceFault` if it is too large. */
  readTable: (name: string) => Promise<Buffer<ArrayBuffer>>;
};

/** `only` are the names in it that are looked at; all if it is left out. */
export async function openFolder(folder: string, only?: readonly string[]): Promise<SourceFolder> {
  const root = await realpath(folder);
  const files = await listFiles(root, only);
  const names = new Set(files);
  const byForm = new Map(files.map((file) => [file.normalize('NFC'), file]));
  const byCapitals = Map.groupBy(byForm.keys(), (form) =>
    form.slice(form.lastIndexOf('/') + 1).toLowerCase(),
  );
  const byName = Map.groupBy(byForm.keys(), (form) => form.slice(form.lastIndexOf('/') + 1));

  /** A name alone is that of a file in any folder, also in other capitals. */
  function named(wanted: string) {
    if (/[/\\]/.test(wanted)) return undefined;
    const alike = byCapitals.get(wanted.normalize('NFC').toLowerCase()) ?? [];
    const exact = alike.filter((form) => form.endsWith(`/${wanted.normalize('NFC')}`));
    const [first, ...others] = exact.length > 0 ? exact : alike;
    if (others.length > 0)
      throw new FileFault(
        `Several files have this name: ${[first, ...others].slice(0, 3).join(', ')}. Write the folder as well.`,
      );
    return first === undefined ? undefined : byForm.get(first);
  }

  async function find(wanted: string) {
    // Only what was listed: a name such as `../secret` is never joined to a path.
    const name = names.has(wanted)
      ? wanted
      : (byForm.get(wanted.normalize('NFC')) ?? named(wanted));
    if (name === undefined) throw new FileFault('It is not in the folder.');
    const file = path.join(root, ...name.split('/'));
    const stats = await lstat(file);
    if (!stats.isFile() || (await realpath(file)) !== file)
      throw new FileFault('It is not a plain file.');
    return { file, bytes: stats.size };
  }

  return {
    root,
    files,
    findName(wanted) {
      if (names.has(wanted)) return wanted;
      const end = `/${wanted.normalize('NFC')}`;
      const sameName = byName.get(end.slice(end.lastIndexOf('/') + 1)) ?? [];
      return (
        byForm.get(end.slice(1)) ?? byForm.get(sameName.find((form) => form.endsWith(end)) ?? '')
      );
    },
    find,
    async readTable(name) {
      const { file, bytes } = await find(name);
      if (bytes > maxTableBytes)
        throw new SourceFault(
          `${name} is larger than ${maxTableBytes / megabyte} MB. Split it into several files.`,
        );
      return readFile(file);
    },
  };
}

/** A file as a folder: under the name that it was uploaded with, beside the folders that are there. */
export async function openAlone(file: string, name: string): Promise<SourceFolder> {
  const stored = path.basename(file);
  const folder = await openFolder(path.dirname(file), [stored, 'images', 'videos']);
  const storedName = (wanted: string) => (wanted === name ? stored : wanted);
  return {
    ...folder,
    files: folder.files.map((one) => (one === stored ? name : one)),
    find: (wanted) => folder.find(storedName(wanted)),
    readTable: (wanted) => folder.readTable(storedName(wanted)),
  };
}

/** Lists plain files. Links, devices and hidden files are left out. */
async function listFiles(root: string, only: readonly string[] | undefined) {
  const found: string[] = [];
  const waiting: { folder: string; prefix: string; depth: number }[] = [
    { folder: root, prefix: '', depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { folder, prefix, depth } = next;
    const entries: Dirent[] = await readdir(folder, { withFileTypes: true });
    for (const entry of entries) {
      const { name } = entry;
      if (name.startsWith('.') || name === '__MACOSX') continue;
      if (depth === 0 && only && !only.includes(name)) continue;
      if (entry.isDirectory() && depth < maxDepth)
        waiting.push({
          folder: path.join(folder, name),
          prefix: `${prefix}${name}/`,
          depth: depth + 1,
        });
      else if (entry.isFile()) found.push(prefix + name);
      if (found.length + waiting.length > maxEntries)
        throw new SourceFault(`It has more than ${maxEntries} files.`);
    }
  }
  return found.toSorted();
}

/** The folder that holds the tables: the one given, or the only one in it. */
export async function openInnermost(folder: string): Promise<SourceFolder> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.') && name !== '__MACOSX',
  );
  const [only] = entries;
  if (!only || entries.length > 1 || !only.isDirectory()) return openFolder(folder);
  return openFolder(
    ['images', 'videos'].includes(only.name) ? folder : path.join(folder, only.name),
  );
}
