import { createHash } from 'node:crypto';
import type { Backup } from './file.ts';

/** The version rises with each restore. */
const ignoredTables = ['content_version'];

/** The tables and files that differ between two backups. The order of rows is ignored. */
export async function differencesBetween(one: Backup, other: Backup) {
  const differences: string[] = [];
  for (const table of allKeys(one.manifest.tables, other.manifest.tables)) {
    if (ignoredTables.includes(table)) continue;
    const [rows, others] = [await rowSums(one, table), await rowSums(other, table)];
    if (rows.join() !== others.join()) differences.push(`table ${table}`);
  }
  for (const key of new Set([...one.media.keys(), ...other.media.keys()])) {
    if (one.media.get(key) !== other.media.get(key)) differences.push(`file ${key}`);
  }
  return differences;
}

function allKeys(one: object, other: object) {
  return new Set([...Object.keys(one), ...Object.keys(other)]);
}

async function rowSums(backup: Backup, table: string) {
  if (!(table in backup.manifest.tables)) return [];
  const sums: string[] = [];
  for await (const row of backup.readRows(table)) {
    const sorted = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
    sums.push(createHash('sha256').update(JSON.stringify(sorted)).digest('base64'));
  }
  return sums.toSorted();
}
