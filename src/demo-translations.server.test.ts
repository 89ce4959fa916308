import { beforeAll, expect, test } from 'vitest';
import { loadDemoTranslations } from '../demo/translations/load.ts';
import { demoTexts } from '../demo/translations/texts.ts';
import { chooseDemoLanguages } from '../tests/fixtures/demo-languages.ts';
import { demoLoaders } from './features/nouns.server.ts';
import { nounNames } from './features/nouns.ts';
import { findHomeProjects } from './features/projects/home-projects.server.ts';
import { findCityOffer } from './features/projects/search/project-search.server.ts';
import { demoEditor } from './platform/activity.ts';
import { changeContent } from './platform/database/content.ts';
import { db } from './platform/database/database.ts';
import { runInLanguage } from './platform/languages/page-language.ts';
import { nounsInOrder } from './site/paths.ts';

await chooseDemoLanguages();

beforeAll(async () => {
  await changeContent(async (tx) => {
    for (const name of ['drafts', 'versions', 'translations', 'projects', ...nounNames] as const)
      await tx.deleteFrom(name).execute();
    for (const name of nounsInOrder) await demoLoaders[name](tx, withoutFiles, demoEditor);
    await loadDemoTranslations(tx, demoEditor);
  });
});

test('each demo record with texts is public in every language of the demo content @once', async () => {
  for (const noun of nounNames) {
    const rows = await db.selectFrom(noun).select('id').execute();
    const translations = await db
      .selectFrom('translations')
      .select('recordId')
      .where('noun', '=', noun)
      .execute();
    // The page with the logos has no texts.
    const withTexts = noun === 'pages' ? rows.length - 1 : rows.length;
    expect([noun, translations.length]).toEqual([noun, withTexts * Object.keys(demoTexts).length]);
  }
});

test('the lowest price of a city is the same in every language @once', async () => {
  for (const language of [undefined, ...Object.keys(demoTexts)])
    await runInLanguage(language, async () => {
      const { cities } = await findHomeProjects(undefined);
      const offers = [cities['MONTREAL']?.price, await findCityOffer('TORONTO')];
      const figures = offers.map((offer) => offer?.replaceAll(/\D/g, ''));
      expect([language, figures]).toEqual([language, ['585000', '795000']]);
    });
});

function withoutFiles<T>(record: T): T {
  const text = JSON.stringify(record, (_key, value: unknown) =>
    typeof value === 'string' && /\.(?:jpg|png|svg|mp4)$/.test(value) ? null : value,
  );
  return JSON.parse(text) as T;
}
