import { demoLanguages } from '../src/features/settings/languages.demo.ts';
import { followSettings } from '../src/features/settings/site-settings.server.ts';
import { changeContent } from '../src/platform/database/content.ts';

/** Chooses the languages of the demo content, as its site has. */
export async function chooseDemoLanguages() {
  const value = JSON.stringify(demoLanguages);
  const updatedAt = '2026-11-20T20:00:00.000Z';
  await changeContent((tx) =>
    tx
      .insertInto('settings')
      .values({ id: 'language', value, revision: 1, updatedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  await followSettings();
}
