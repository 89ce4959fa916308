import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { facing, inside, networkTable, tableInHandbook } from '../scripts/network-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;

type Locked = {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};

test('the handbook lists the packages that face the network with their locked versions', () => {
  // `node scripts/network-packages.ts` writes it again.
  expect(tableInHandbook()).toBe(networkTable());
});

test('every dependency is known to face the network or not', () => {
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const known = new Set([...Object.keys(facing), ...inside]);
  expect(Object.keys(dependencies).filter((name) => !known.has(name))).toEqual([]);
  expect(inside.filter((name) => !(name in dependencies))).toEqual([]);
});

test('the lock has every package of every system, so that npm ci installs from it', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const { '': site, ...others } = packages;
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(packages, place, name)),
  );
  expect(missing).toEqual([]);
  const unverified = Object.entries(others).filter(([, { integrity }]) => !integrity);
  expect(unverified.map(([place]) => place)).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Record<
    string,
    unknown
  >;
  expect(site).toMatchObject({ dependencies, devDependencies, optionalDependencies });
});

/** Node looks in the folders of packages from the inside out. */
function isFound(packages: Record<string, Locked>, place: string, name: string): boolean {
  if (packages[path.posix.join(place, 'node_modules', name)]) return true;
  if (place === '') return false;
  return isFound(packages, place.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name);
}
