import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoImages } from '../demo/images.ts';
import { demoKey, demoText, demoTexts } from '../demo/translations/texts.ts';
import { demoDevelopers } from '../src/features/developers/developers.demo.ts';
import { demoNews } from '../src/features/news/news.demo.ts';
import { nounRecords } from '../src/features/nouns.server.ts';
import { basePages } from '../src/features/page-content/initial/base-pages.ts';
import { demoPages } from '../src/features/page-content/page-content.demo.ts';
import { demoPartners } from '../src/features/partners/partners.demo.ts';
import { demoProjects } from '../src/features/projects/projects.demo.ts';
import { demoBrokerages } from '../src/features/settings/brokerages.demo.ts';
import { demoPlaces } from '../src/features/settings/places.demo.ts';
import { sectionNames } from '../src/features/settings/setting.ts';
import { demoTestimonials } from '../src/features/testimonials/testimonials.demo.ts';
import { describeDrawing } from '../src/platform/images/svg-facts.ts';
import {
  translatedNouns,
  unitErrors,
  unitsIn,
  type TranslatedNoun,
} from '../src/records/translations/units.ts';
import { baseSettings } from '../src/site/base-settings.ts';

const settings = { ...baseSettings, brokerages: demoBrokerages, places: demoPlaces };

type DemoNoun = Exclude<TranslatedNoun, 'media'>;

const records: Record<DemoNoun, readonly object[]> = {
  pages: [...demoPages, ...basePages],
  projects: demoProjects,
  partners: demoPartners,
  news: demoNews,
  testimonials: demoTestimonials,
  developers: demoDevelopers,
  settings: sectionNames.map((id) => ({ id, value: settings[id] })),
};

// What the fields of each noun are is known once its records are.
const nouns = translatedNouns.filter((noun): noun is DemoNoun => noun in nounRecords);
/** Drawings describe themselves. */
const alts = Object.entries(demoImages).flatMap(([name, { alt }]) => {
  const text =
    alt || (name.endsWith('.svg') && describeDrawing(readFileSync(join('demo', name), 'utf8')));
  return text ? [text] : [];
});
const noAlts = new Map<string, string>();

/** The units of each record with the key of its texts. */
function unitsOf(noun: DemoNoun) {
  return records[noun].map((record) => ({
    key: demoKey(noun, record),
    units: unitsIn(noun, record, noAlts),
  }));
}

test.each(Object.keys(demoTexts))(
  'every text of the demo content is translated into %s',
  (language) => {
    const texts = demoTexts[language];
    if (!texts) throw new Error(language);
    const faults = nouns.flatMap((noun) =>
      unitsOf(noun).flatMap(({ key, units }) => {
        const translated = Object.fromEntries(
          units.map(({ path, source }) => [
            path,
            { source, text: demoText(texts, noun, key, source) ?? '' },
          ]),
        );
        const errors = Object.entries(unitErrors(units, translated));
        return errors.map(([text, error]) => `${noun} ${key} ${text}: ${error}`);
      }),
    );
    expect([...faults, ...alts.filter((alt) => !texts.images[alt])]).toEqual([]);
  },
);

test.each(Object.keys(demoTexts))('every text in %s is of the demo content', (language) => {
  const texts = demoTexts[language];
  if (!texts) throw new Error(language);
  const used = new Set(
    nouns.flatMap((noun) =>
      unitsOf(noun).flatMap(({ key, units }) =>
        units.map(({ source }) => `${noun} ${key} ${source}`),
      ),
    ),
  );
  const written = nouns.flatMap((noun) =>
    Object.entries(texts[noun]).flatMap(([key, own]) =>
      Object.keys(own).map((source) => `${noun} ${key} ${source}`),
    ),
  );
  const unused = written.filter((text) => !used.has(text));
  const unusedAlts = Object.keys(texts.images).filter((alt) => !alts.includes(alt));
  expect([...unused, ...unusedAlts]).toEqual([]);
});
