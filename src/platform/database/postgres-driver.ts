import { createRequire } from 'node:module';
import type pg from 'pg';

const require = createRequire(import.meta.url);

/** The driver of PostgreSQL, loaded with the first call: a site with SQLite starts without it. */
export function postgresDriver() {
  return require('pg') as typeof pg;
}
