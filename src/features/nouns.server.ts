import type { ZodType } from 'zod';
import type { StoredRecord } from '../model/record.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { CurrentRecord } from '../records/current-record.server.ts';
import type { Before } from '../records/record-writes.server.ts';
import type { StoredMove } from '../records/positions.server.ts';
import type { ScheduledStep } from '../records/publishing/schedules.server.ts';
import type { Refusals, StoredChange } from '../records/undo-changes.server.ts';
import { campaigns } from './campaigns/campaigns.actions.ts';
import { demoCampaigns } from './campaigns/campaigns.demo.ts';
import { addNamedCampaign, campaignRecords } from './campaigns/campaigns.server.ts';
import { developers } from './developers/developers.actions.ts';
import { demoDevelopers } from './developers/developers.demo.ts';
import { developerRecords } from './developers/developers.server.ts';
import { news } from './news/news.actions.ts';
import { demoNewsWithProjects } from './news/news.demo.ts';
import { addNamedNews, newsRecords } from './news/news.server.ts';
import type { NounRows, versioned } from './nouns.ts';
import { basePages } from './page-content/initial/base-pages.ts';
import { pages } from './page-content/page-content.actions.ts';
import { demoPages } from './page-content/page-content.demo.ts';
import { pageRecords } from './page-content/page-content.server.ts';
import { partners } from './partners/partners.actions.ts';
import { demoPartners } from './partners/partners.demo.ts';
import { partnerRecords } from './partners/partners.server.ts';
import { addNamedProject } from './projects/developers/project-developers.server.ts';
import { projectRecords } from './projects/projects.server.ts';
import { projects } from './projects/projects.actions.ts';
import { demoProjectsWithPartners } from './projects/projects.demo.ts';
import { settingsRecords } from './settings/settings.server.ts';
import { testimonials } from './testimonials/testimonials.actions.ts';
import { demoTestimonialsWithProjects } from './testimonials/testimonials.demo.ts';
import { translationRecords } from './translations/translations.server.ts';
import { addNamedTestimonial, testimonialRecords } from './testimonials/testimonials.server.ts';
import { hosts } from './viewings/hosts/hosts.actions.ts';
import { demoHosts } from './viewings/hosts/hosts.demo.ts';
import { addNamedHost, hostRecords } from './viewings/hosts/hosts.server.ts';

export const nounActions = {
  news,
  partners,
  projects,
  developers,
  pages,
  testimonials,
  hosts,
  campaigns,
} satisfies { [Name in keyof NounRows]: object };

/** The records of each noun with versions, for code that treats all nouns alike. */
export const nounRecords: { [Name in keyof typeof versioned]: VersionedRecords } = {
  news: newsRecords,
  partners: partnerRecords,
  projects: projectRecords,
  developers: developerRecords,
  pages: pageRecords,
  testimonials: testimonialRecords,
  hosts: hostRecords,
  campaigns: campaignRecords,
  settings: settingsRecords,
  translations: translationRecords,
};

type VersionedRecords = {
  schema: ZodType<object>;
  toColumns: (record: never) => object;
  find: (tx: Transaction, id: string) => Promise<StoredRecord | null>;
  readCurrent: (tx: Transaction, id: string) => Promise<CurrentRecord<StoredRecord>>;
  runStep: (step: ScheduledStep, now: Date) => Promise<void>;
  undo: (changes: readonly StoredChange[], editor: string) => Promise<Refusals>;
  undoMove: (change: StoredMove, editor: string) => Promise<boolean>;
  changeEverywhere: (
    tx: Transaction,
    id: string,
    change: (record: object, part: keyof Before) => object,
    editor: string,
  ) => Promise<{ revision: number; before: Before }>;
};

/** Adds the demo records of each noun. */
export const demoLoaders: { [Name in keyof NounRows]: DemoLoader } = {
  news: demoLoader(addNamedNews, demoNewsWithProjects),
  partners: demoLoader(partnerRecords.add, demoPartners),
  projects: demoLoader(addNamedProject, demoProjectsWithPartners),
  developers: demoLoader(developerRecords.add, demoDevelopers),
  pages: demoLoader(pageRecords.add, [...demoPages, ...basePages]),
  testimonials: demoLoader(addNamedTestimonial, demoTestimonialsWithProjects),
  hosts: demoLoader(addNamedHost, demoHosts),
  campaigns: demoLoader(addNamedCampaign, demoCampaigns),
};

/** `withUrls` replaces the file names of `demo/` in a record with the URLs of the stored files. */
type DemoLoader = (tx: Transaction, withUrls: <T>(record: T) => T, editor: string) => Promise<void>;

function demoLoader<Input>(
  add: (tx: Transaction, input: Input, editor: string) => Promise<unknown>,
  records: readonly Input[],
): DemoLoader {
  return async (tx, withUrls, editor) => {
    for (const record of records) await add(tx, withUrls(record), editor);
  };
}
