import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLong } from '../../set-up/long.ts';

/** The routes of a build, as the framework writes them. */
export async function listRoutes(build: string) {
  const found = new Set<string>();
  for await (const file of glob('**/*.mjs', { cwd: path.join(build, 'server') })) {
    const code = await readFile(path.join(build, 'server', file), 'utf8');
    for (const [, route] of code.matchAll(/"route": ?"(\/[^"]*)"/g))
      if (route !== undefined) found.add(route);
  }
  return [...found].toSorted();
}

/** The names of all actions in a build, with their groups. */
export async function listActions(build: string) {
  for await (const file of glob('server/chunks/entrypoint_*.mjs', { cwd: build })) {
    const module = (await import(pathToFileURL(path.join(build, file)).href)) as {
      server?: object;
    };
    if (module.server) return namesIn(module.server);
  }
  throw new Error('The build has no list of actions');
}

function namesIn(actionsOrGroup: object): string[] {
  return Object.entries(actionsOrGroup).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [name]
      : namesIn(value as object).map((inner) => `${name}.${inner}`),
  );
}

/** An address that this route answers. */
export function examplePath(route: string) {
  return route.replace(/\[\.\.\.\w+\]/, 'no/such/page').replaceAll(/\[\w+\]/g, 'none');
}

/** Of names of actions one of each noun, of addresses one of each folder and ending; all of them in the long run. */
export function ofEachKind(names: string[]) {
  if (isLong) return names;
  return [
    ...new Map(names.toReversed().map((name) => [fileKind(name), name])).values(),
  ].toReversed();
}

function fileKind(name: string) {
  if (!name.startsWith('/')) return name.split('.', 1)[0];
  return path.posix.dirname(name) + path.posix.extname(name);
}
