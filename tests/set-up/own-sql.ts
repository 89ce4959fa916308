import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SQL that is written here, and code or a test for one of the databases. */
const ownSql = /\bsql(?:<[^`]*>)?`|\bsql\.|\bisPostgres\b/;

/**
 * The tests beside SQL of our own or beside code that knows the database. The others ask by Kysely alone, which writes
 * for each database; the short run asks them on SQLite only.
 */
export function testsOfOwnSql(tests: string[]) {
  const folders = new Set(
    globSync('src/**/*.ts')
      .filter((file) => ownSql.test(readFileSync(file, 'utf8')))
      .map((file) => path.dirname(file)),
  );
  return globSync(tests).filter((file) => folders.has(path.dirname(file)));
}
