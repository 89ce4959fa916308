import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SQL that is written here, and code or a test for one of the databases. */
const ownSql = /\bsql(?:<[^`]*>)?`|\bsql\.|\bisPostgres\b/;

/**
 * The tests that have SQL of our own, and those of code beside them that has or that knows the database. The others ask
 * by Kysely alone, which writes for each database; the short run asks them on SQLite only.
 */
export function testsOfOwnSql(tests: string[]) {
  const own = new Set(
    globSync('src/**/*.ts').filter((file) => ownSql.test(readFileSync(file, 'utf8'))),
  );
  return globSync(tests).filter(
    (test) => own.has(test) || importsBeside(test).some((file) => own.has(file)),
  );
}

function importsBeside(file: string) {
  const found = readFileSync(file, 'utf8').matchAll(/\bfrom '\.\/([\w.-]+)'/g);
  return [...found].map(([, name = '']) => path.join(path.dirname(file), name));
}
