import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { logActivity } from '../activity.ts';
import { db } from './database.ts';
import { foldSearchTexts } from './folded-texts.ts';
import { clearEnquiries } from '../../../tests/fixtures/submitted-enquiries.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { hasWords } from './search.ts';

await prepareDataFolder();
clearEnquiries();

test('texts that an earlier release has folded are found by what is typed today', async () => {
  await db.deleteFrom('activity').execute();
  const entry = { actor: 'Ada', kind: 'news', act: 'added', subjectId: null } as const;
  for (let number = 1; number <= 450; number++)
    await logActivity(db, { ...entry, name: `Straße ${number}` });
  await db
    .updateTable('activity')
    .set({ searchText: sql<string>`replace(search_text, 'strasse', 'straße ‘łódź’')` })
    .execute();
  expect(await countFound('STRASSE')).toBe(0);

  await foldSearchTexts(new Date(), new AbortController().signal);
  expect(await countFound('STRASSE')).toBe(450);
  expect(await countFound('straße 450 lodz')).toBe(1);
});

async function countFound(search: string) {
  const found = await db
    .selectFrom('activity')
    .select('id')
    .where(hasWords('searchText', search))
    .execute();
  return found.length;
}
