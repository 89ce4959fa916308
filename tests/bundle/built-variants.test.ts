import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { madeVariants } from '../../scripts/built-variants.ts';
import { buildSite } from '../../scripts/site-build.ts';

/** Where one is named, its picture has changed or went: remove that file. */
test('each variant that lies with the sources is one of the site', async () => {
  const built = await hashesIn(path.join(await buildSite(), 'client'));
  const made = await hashesIn(madeVariants);
  const unused = [...made].filter(([hash]) => !built.has(hash)).map(([, file]) => file);
  expect(made.size).toBeGreaterThan(0);
  expect(unused).toEqual([]);
});

async function hashesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const content = await readFile(path.join(parentPath, name));
        return [createHash('sha256').update(content).digest('hex'), name] as const;
      }),
    ),
  );
}
