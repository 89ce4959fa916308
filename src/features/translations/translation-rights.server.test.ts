import { beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../../tests/members.ts';
import { done, seen } from '../../../tests/records.ts';
import { resetToBaseSettings } from '../../../tests/settings-fixtures.ts';
import { undoAll } from '../../../tests/undo.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { translations } from './translations.actions.ts';
import { readTranslation, saveTranslation } from './translations.server.ts';

resetToBaseSettings();

beforeEach(async () => {
  await db.deleteFrom('translations').execute();
});

const key = { noun: 'settings' as const, recordId: 'navigation', language: 'fr-CA' };
const editor = { ...makeMember('Grace'), role: 'editor' as const };

test('an editor translates records, and leaves the settings to owners', async () => {
  const { units } = (await readTranslation(key)) ?? { units: [] };
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
  const { save, saveDraft, schedule, unpublish, remove, removeMany, read } = translations;
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  for (const writing of [
    save.run({ ...key, fields }, editor.email, editor),
    saveDraft.run({ ...key, fields }, editor.email, editor),
    schedule.run({ ...key, fields, publishAt }, editor.email, editor),
  ])
    await expect(writing).rejects.toThrow(NotOwn);
  const change = await saveTranslation({ ...key, fields }, 'Ada');
  const translation = seen(done(change));
  for (const writing of [
    unpublish.run(translation, editor.email, editor),
    remove.run(translation, editor.email, editor),
    removeMany.run({ records: [translation] }, editor.email, editor),
    undoAll(['entryId' in change ? change.entryId : null], editor),
  ])
    await expect(writing).rejects.toThrow(NotOwn);
  expect(await read.run(key, editor.email, editor)).toMatchObject({ translation });
  const owner = makeMember('Ada');
  done(await saveDraft.run({ ...key, fields, ...translation }, owner.email, owner));
});
