import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoImages } from '../demo/images.ts';
import { demoKey, demoText, demoTexts } from '../demo/translations/texts.ts';
import { demoCampaigns } from '../src/features/campaigns/campaigns.demo.ts';
import { demoDevelopers } from '../src/features/developers/developers.demo.ts';
import { demoNews } from '../src/features/news/news.demo.ts';
import { nounRecords } from '../src/features/nouns.server.ts';
import { basePages } from '../src/features/page-content/initial/base-pages.ts';
import { demoPages } from '../src/features/page-content/page-content.demo.ts';
import { demoPartners } from '../src/features/partners/partners.demo.ts';
import { demoProjects } from '../src/features/projects/projects.demo.ts';
import { demoBrokerages } from '../src/features/settings/brokerages.demo.ts';
import { demoPlaces } from '../src/features/settings/places.demo.ts';
import { textFaults } from '../src/features/places/publication-faults.ts';
import {
  listsOfTranslation,
  rulingsOf,
  rulingsThrough,
} from '../src/features/places/record-words.ts';
import { provideSettings } from '../src/site/settings/settings.ts';
import { sectionNames } from '../src/features/settings/setting.ts';
import { demoTestimonialsWithProjects } from '../src/features/testimonials/testimonials.demo.ts';
import { demoHosts } from '../src/features/viewings/hosts/hosts.demo.ts';
import { translatedNouns } from '../src/features/translations/translation.ts';
import { describeDrawing } from '../src/platform/images/svg-facts.ts';
import {
  unitErrors,
  unitsIn,
  visitorTextsOf,
  type TranslatedNoun,
} from '../src/model/translations/units.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';

const settings = { ...baseSettings, brokerages: demoBrokerages, places: demoPlaces };

type DemoNoun = Exclude<TranslatedNoun, 'media'>;

const records: Record<DemoNoun, readonly object[]> = {
  pages: [...demoPages, ...basePages],
  projects: demoProjects,
  partners: demoPartners,
  news: demoNews,
  testimonials: demoTestimonialsWithProjects,
  developers: demoDevelopers,
  hosts: demoHosts,
  campaigns: demoCampaigns,
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
            { source, text: demoText(language, noun, key, source) ?? '' },
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

/** The lists of the demo, as if all of them refused a publication. */
const gated: typeof demoPlaces = {
  ...demoPlaces,
  places: demoPlaces.places.map((place) => ({
    ...place,
    words: place.words.map((rule) => ({ ...rule, force: 'gate' as const })),
  })),
};

/** The places whose lists a demo record is under. */
function rulingsOfDemo(noun: DemoNoun, record: object) {
  const { name, project } = record as { name?: string; project?: string };
  const showing = demoProjects.filter(({ developer, slug }) =>
    noun === 'developers' ? developer === name : noun === 'testimonials' && slug === project,
  );
  return rulingsOf(noun, record, showing.flatMap(rulingsThrough));
}

test('no text of the demo content is refused by the lists of words of its places, in any language', () => {
  provideSettings(() => ({ ...settings, places: gated }));
  const everywhere = gated.places.map((place) => ({ place }));
  const faults = nouns.flatMap((noun) =>
    unitsOf(noun).flatMap(({ key, units }, index) => {
      const record = records[noun][index] ?? {};
      const rulings = rulingsOfDemo(noun, record);
      const translated = Object.keys(demoTexts).map((language) => ({
        rulings,
        languages: listsOfTranslation(language),
        texts: units.map(({ path, source }) => ({
          field: path,
          text: demoText(language, noun, key, source) ?? '',
        })),
      }));
      const found = [{ rulings, texts: visitorTextsOf(noun, record) }, ...translated];
      return found.flatMap(textFaults).map(([field, fault]) => `${noun} ${key} ${field}: ${fault}`);
    }),
  );
  const ofImages = [
    { rulings: everywhere, texts: alts.map((text) => ({ field: text, text })) },
    ...Object.entries(demoTexts).map(([language, { images }]) => ({
      rulings: everywhere,
      languages: listsOfTranslation(language),
      texts: Object.entries(images).map(([field, text]) => ({ field, text })),
    })),
  ];
  expect([...faults, ...ofImages.flatMap(textFaults)]).toEqual([]);
  provideSettings(() => baseSettings);
});
