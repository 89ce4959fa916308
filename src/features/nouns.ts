import type { Noun, VersionedRows } from '../model/noun.ts';
import { builtIn, iconNames, namedPages, nounScreens, paths } from '../site/paths.ts';
import { campaignNoun, type CampaignRow } from './campaigns/campaign.ts';
import { developerNoun, type DeveloperRow } from './developers/developer.ts';
import { newsNoun, type NewsRow } from './news/news.ts';
import { isFixedSlug } from './page-content/free-page.ts';
import { pageNoun, type PageRow } from './page-content/page-content.ts';
import { partnerNoun, type PartnerRow } from './partners/partner.ts';
import { projectNoun, type ProjectRow } from './projects/project.ts';
import { settingsNoun } from './settings/setting.ts';
import { translationNoun } from './translations/translation.ts';
import { testimonialNoun, type TestimonialRow } from './testimonials/testimonial.ts';
import { hostNoun, type HostRow } from './viewings/hosts/host.ts';

export type NounRows = {
  news: NewsRow;
  partners: PartnerRow;
  projects: ProjectRow;
  developers: DeveloperRow;
  pages: PageRow;
  testimonials: TestimonialRow;
  hosts: HostRow;
  campaigns: CampaignRow;
};

type Versioned<Name extends keyof VersionedRows> = {
  noun: Noun & { name: Name };
  adminAddress: string;
  /** The public path that shows its records. */
  publicAddress: string;
  /** The public page of one record; undefined for records that are shown within other pages. */
  pageAddress?: (slug: string) => string | undefined;
};

type NounPaths<Name extends keyof NounRows> = Versioned<Name> & {
  noun: {
    nameIn: keyof NounRows[Name];
    sameBy?: readonly (keyof NounRows[Name])[];
    searchedIn?: readonly (keyof NounRows[Name])[];
  };
};

/** Every kind of record, in the order of the dashboard. */
export const nouns: { [Name in keyof NounRows]: NounPaths<Name> } = {
  news: {
    noun: newsNoun,
    adminAddress: nounScreens.news,
    publicAddress: builtIn.news,
    pageAddress: paths.newsItem,
  },
  partners: {
    noun: partnerNoun,
    adminAddress: nounScreens.partners,
    publicAddress: builtIn.partners,
    pageAddress: paths.partner,
  },
  projects: {
    noun: projectNoun,
    adminAddress: nounScreens.projects,
    publicAddress: builtIn.projects,
    pageAddress: paths.project,
  },
  developers: {
    noun: developerNoun,
    adminAddress: nounScreens.developers,
    publicAddress: builtIn.partners,
  },
  pages: {
    noun: pageNoun,
    adminAddress: nounScreens.pages,
    publicAddress: builtIn.home,
    pageAddress: (slug) => (isFixedSlug(slug) ? undefined : paths.page(slug)),
  },
  testimonials: {
    noun: testimonialNoun,
    adminAddress: nounScreens.testimonials,
    publicAddress: builtIn.testimonials,
  },
  hosts: { noun: hostNoun, adminAddress: nounScreens.hosts, publicAddress: builtIn.projects },
  campaigns: {
    noun: campaignNoun,
    adminAddress: nounScreens.campaigns,
    publicAddress: builtIn.home,
  },
};

/** Everything that has versions: the nouns, the settings and the translations, which are not nouns. */
export const versioned: { [Name in keyof VersionedRows]: Versioned<Name> } = {
  ...nouns,
  settings: { noun: settingsNoun, adminAddress: paths.adminSettings, publicAddress: builtIn.home },
  translations: {
    noun: translationNoun,
    adminAddress: nounScreens.projects,
    publicAddress: builtIn.home,
  },
};

export function isVersioned(name: string): name is keyof VersionedRows {
  return Object.hasOwn(versioned, name);
}

/** Pages and files that exist independently of the records. */
export const fixedPaths = [
  ...namedPages.map(({ path }) => path),
  builtIn.shortlist,
  builtIn.newsFeed,
  paths.sitemap,
  paths.favicon,
  paths.oldFavicon,
  ...iconNames.map(paths.icon),
  builtIn.manifest,
  '/robots.txt',
];

export function isNoun(name: string): name is keyof NounRows {
  return Object.hasOwn(nouns, name);
}

export const nounNames = Object.keys(nouns) as (keyof NounRows)[];
