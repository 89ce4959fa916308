import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versioned } from '../../features/nouns.ts';

/** What else names a table by a variable, and never writes a row that counts as published by it. */
const others = {
  'backup/tables.ts': 'restores publications, too',
  'database/folded-texts.ts': 'writes what searches read',
  'demo-content.ts': 'empties publications, too',
  'api/homes.compose.server.ts': 'writes when homes were confirmed',
  'jobs/jobs.ts': 'writes leases',
  'past/render-past.compose.server.ts': 'fills a database of its own',
};

test('only one file writes what visitors see, so that each publication is recorded', () => {
  const files = globSync(['src/**/*.ts', 'demo/**/*.ts', 'scripts/**/*.ts'])
    .filter((file) => !/\.(test|e2e)\.ts$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const);
  const writing = files.filter(([, text]) => writesPublicRows(text)).map(([file]) => file);
  const allowed = ['publishing/public-rows.server.ts', ...Object.keys(others)];
  const known = allowed.map((end) => writing.filter((file) => file.endsWith(`/${end}`)));
  expect(known.map((found) => found.length)).toEqual(allowed.map(() => 1));
  expect(writing.filter((file) => !known.flat().includes(file))).toEqual([]);
});

test.each([
  ["tx.insertInto('news').values(row)", true],
  ["tx.deleteFrom('news as any')", true],
  ['tx.updateTable(name).set(row)', true],
  ["for (const table of ['drafts', 'news'] as const) tx.deleteFrom(table)", true],
  ['sql`update ${sql.table(name)} set revision = 2`', true],
  ['sql`delete from projects`', true],
  ["tx.insertInto('versions').values(row)", false],
  ["for (const table of ['drafts', 'versions'] as const)\n  await tx\n.deleteFrom(table)", false],
  ["tx.selectFrom('news')", false],
])('%s writes public rows: %s', (text, isWriting) => {
  expect(writesPublicRows(text)).toBe(isWriting);
});

function writesPublicRows(text: string) {
  const named = [
    ...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*['"](\w+)/g),
    ...text.matchAll(/`\s*(?:insert into|update|delete from)\s+(\w+)/gi),
  ].map(([, table = '']) => table);
  const variables = [
    ...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*(\w+)/g),
    ...text.matchAll(/`\s*(?:insert into|update|delete from)\s+\$\{\s*(?:sql\.\w+\()?(\w+)/gi),
  ].map(([, variable = '']) => variable);
  return [...named, ...variables.flatMap((variable) => tablesIn(text, variable))].some((table) =>
    Object.hasOwn(versioned, table),
  );
}

/** The tables through which a variable goes. Of any other nobody knows that it is no public one. */
function tablesIn(text: string, variable: string) {
  const [, name, own] =
    new RegExp(`const ${variable} of (?:(\\w+)\\)|\\[([^\\]]*)\\])`).exec(text) ?? [];
  const list = own ?? new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text)?.[1];
  return list?.match(/\w+/g) ?? ['news'];
}
