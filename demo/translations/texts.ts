import { baseNouns, baseText } from '../../src/features/translations/base/base-texts.ts';
import { isNoun, nouns } from '../../src/features/nouns.ts';
import type { TranslatedNoun } from '../../src/model/translations/units.ts';
import { frCampaigns } from './fr/campaigns.ts';
import { frDevelopers } from './fr/developers.ts';
import { frHosts } from './fr/hosts.ts';
import { frImages } from './fr/images.ts';
import { frNews } from './fr/news.ts';
import { frPages } from './fr/pages.ts';
import { frPartners } from './fr/partners.ts';
import { frProjects } from './fr/projects.ts';
import { frSettings } from './fr/settings.ts';
import { frTestimonials } from './fr/testimonials.ts';
import { jaCampaigns } from './ja/campaigns.ts';
import { jaDevelopers } from './ja/developers.ts';
import { jaHosts } from './ja/hosts.ts';
import { jaImages } from './ja/images.ts';
import { jaNews } from './ja/news.ts';
import { jaPages } from './ja/pages.ts';
import { jaPartners } from './ja/partners.ts';
import { jaProjects } from './ja/projects.ts';
import { jaSettings } from './ja/settings.ts';
import { jaTestimonials } from './ja/testimonials.ts';
import { zhHantCampaigns } from './zh-hant/campaigns.ts';
import { zhHantDevelopers } from './zh-hant/developers.ts';
import { zhHantHosts } from './zh-hant/hosts.ts';
import { zhHantImages } from './zh-hant/images.ts';
import { zhHantNews } from './zh-hant/news.ts';
import { zhHantPages } from './zh-hant/pages.ts';
import { zhHantPartners } from './zh-hant/partners.ts';
import { zhHantProjects } from './zh-hant/projects.ts';
import { zhHantSettings } from './zh-hant/settings.ts';
import { zhHantTestimonials } from './zh-hant/testimonials.ts';

type Texts = Record<string, string>;

/** The texts of a language by the English text: of each record by its slug or name, and of images. */
export type DemoTexts = Record<Exclude<TranslatedNoun, 'media'>, Record<string, Texts>> & {
  images: Texts;
};

export const demoTexts: Record<string, DemoTexts> = {
  'fr-CA': {
    pages: frPages,
    projects: frProjects,
    partners: frPartners,
    news: frNews,
    testimonials: frTestimonials,
    developers: frDevelopers,
    hosts: frHosts,
    campaigns: frCampaigns,
    settings: frSettings,
    images: frImages,
  },
  'ja-JP': {
    pages: jaPages,
    projects: jaProjects,
    partners: jaPartners,
    news: jaNews,
    testimonials: jaTestimonials,
    developers: jaDevelopers,
    hosts: jaHosts,
    campaigns: jaCampaigns,
    settings: jaSettings,
    images: jaImages,
  },
  'zh-Hant-TW': {
    pages: zhHantPages,
    projects: zhHantProjects,
    partners: zhHantPartners,
    news: zhHantNews,
    testimonials: zhHantTestimonials,
    developers: zhHantDevelopers,
    hosts: zhHantHosts,
    campaigns: zhHantCampaigns,
    settings: zhHantSettings,
    images: zhHantImages,
  },
};

/** By which the texts of a record are found: its slug, or the name of one without a page. */
export function demoKey(noun: TranslatedNoun, record: object) {
  const values = new Map<string, unknown>(Object.entries(record));
  const own = isNoun(noun) && !nouns[noun].noun.hasPages ? nouns[noun].noun.nameIn : 'slug';
  return String(values.get(noun === 'settings' ? 'id' : own));
}

/** The text of a record or of one of its images in a language. What is initial content, too, has its texts. */
export function demoText(language: string, noun: TranslatedNoun, key: string, source: string) {
  const texts = demoTexts[language];
  const own = noun === 'media' ? undefined : texts?.[noun][key]?.[source];
  const base = baseNouns.find((name) => name === noun);
  return own ?? texts?.images[source] ?? (base && baseText(language, { noun: base, key }, source));
}
