import { expect, test } from 'vitest';
import { demoTexts } from '../demo/translations/texts.ts';
import { nounRecords } from '../src/features/nouns.server.ts';
import { namelessPages } from '../src/features/page-content/initial/nameless-pages.ts';
import { sectionNames } from '../src/features/settings/setting.ts';
import {
  baseNouns,
  baseText,
  baseTexts,
  inOtherLanguage,
} from '../src/features/translations/base/base-texts.ts';
import { unitErrors, unitsIn } from '../src/model/translations/units.ts';
import { namelessSettings } from '../src/site/settings/nameless-settings.ts';

const records = {
  pages: namelessPages.map((record) => ({ key: record.slug, record })),
  settings: sectionNames.map((key) => ({ key, record: { id: key, value: namelessSettings[key] } })),
};

const noAlts = new Map<string, string>();
const locales = ['fr-CA', 'ja-JP', 'zh-Hant-TW'] as const;

/** What the fields of each noun are is known once its records are. */
const nouns = baseNouns.filter((noun) => noun === 'settings' || noun in nounRecords);

function initialTexts() {
  return nouns.flatMap((noun) =>
    records[noun].flatMap(({ key, record }) =>
      unitsIn(noun, record, noAlts).map((unit) => ({ of: { noun, key }, unit })),
    ),
  );
}

test.each(locales)('every initial text of settings and pages is there in %s', (locale) => {
  const faults = initialTexts().flatMap(({ of, unit }) => {
    const { path, source } = unit;
    const translated = { [path]: { source, text: baseText(locale, of, source) ?? '' } };
    const errors = Object.values(unitErrors([unit], translated));
    return errors.map((error) => `${of.noun} ${of.key} ${path}: ${error}`);
  });
  expect(faults).toEqual([]);
});

test.each(Object.keys(baseTexts))('every text in %s is one of the initial content', (language) => {
  const used = new Set(initialTexts().map(({ of, unit }) => `${of.noun} ${of.key} ${unit.source}`));
  const written = nouns.flatMap((noun) =>
    Object.entries(baseTexts[language as 'fr'][noun]).flatMap(([key, texts]) =>
      Object.keys(texts).map((source) => `${noun} ${key} ${source}`),
    ),
  );
  expect(written.filter((text) => !used.has(text))).toEqual([]);
});

test.each(locales)('the demo content has no text in %s that is initial content', (locale) => {
  const twice = nouns.flatMap((noun) =>
    Object.entries(demoTexts[locale]?.[noun] ?? {}).flatMap(([key, texts]) =>
      Object.entries(texts).filter(
        ([english, text]) => baseText(locale, { noun, key }, english) === text,
      ),
    ),
  );
  expect(twice).toEqual([]);
});

test.each(locales)('the initial content goes from English to %s and back', (locale) => {
  for (const noun of nouns)
    for (const { key, record } of records[noun]) {
      const of = { noun, key };
      const there = inOtherLanguage(record, of, { from: 'en-CA', to: locale });
      expect(inOtherLanguage(there, of, { from: locale, to: 'en-CA' })).toEqual(record);
    }
});
