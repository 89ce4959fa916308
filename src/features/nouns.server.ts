import type { StoredRecord } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import type { Before } from '../records/change-everywhere.server.ts';
import type { DueDraft } from '../records/drafts.server.ts';
import type { DueUnpublishing } from '../records/unpublishings.server.ts';
import { developers } from './developers/developers.actions.ts';
import { demoDevelopers } from './developers/developers.demo.ts';
import { developerRecords } from './developers/developers.server.ts';
import { news } from './news/news.actions.ts';
import { demoNews } from './news/news.demo.ts';
import { newsRecords } from './news/news.server.ts';
import type { NounRows, versioned } from './nouns.ts';
import { basePages } from './page-content/base-pages.ts';
import { pages } from './page-content/page-content.actions.ts';
import { demoPages } from './page-content/page-content.demo.ts';
import { pageRecords } from './page-content/page-content.server.ts';
import { partners } from './partners/partners.actions.ts';
import { demoPartners } from './partners/partners.demo.ts';
import { partnerRecords } from './partners/partners.server.ts';
import { addProjectOf } from './projects/project-developers.server.ts';
import { projectRecords } from './projects/projects.server.ts';
import { projects } from './projects/projects.actions.ts';
import { demoProjectsWithPartners } from './projects/projects.demo.ts';
import { settingsRecords } from './settings/settings.server.ts';
import { testimonials } from './testimonials/testimonials.actions.ts';
import { demoTestimonials } from './testimonials/testimonials.demo.ts';
import { testimonialRecords } from './testimonials/testimonials.server.ts';

/** What staff can call, by noun. */
export const nounActions = {
  news,
  partners,
  projects,
  developers,
  pages,
  testimonials,
} satisfies { [Name in keyof NounRows]: object };

/** The records of each noun that has versions, as what treats all alike needs them. */
export const nounRecords: { [Name in keyof typeof versioned]: VersionedRecords } = {
  news: newsRecords,
  partners: partnerRecords,
  projects: projectRecords,
  developers: developerRecords,
  pages: pageRecords,
  testimonials: testimonialRecords,
  settings: settingsRecords,
};

type VersionedRecords = {
  find: (tx: Transaction, id: string) => Promise<StoredRecord | null>;
  publish: (draft: DueDraft) => Promise<void>;
  unpublishAtMoment: (due: DueUnpublishing) => Promise<void>;
  changeEverywhere: (
    tx: Transaction,
    id: string,
    change: (record: object, part: keyof Before) => object,
    editor: string,
  ) => Promise<{ revision: number; before: Before }>;
};

/** Adds the cast of each noun to its records. */
export const nounCasts: { [Name in keyof NounRows]: AddCast } = {
  news: castOf(newsRecords.add, demoNews),
  partners: castOf(partnerRecords.add, demoPartners),
  projects: castOf(addProjectOf, demoProjectsWithPartners),
  developers: castOf(developerRecords.add, demoDevelopers),
  pages: castOf(pageRecords.add, [...demoPages, ...basePages]),
  testimonials: castOf(testimonialRecords.add, demoTestimonials),
};

/** `place` puts the addresses of stored files where a record names a file of `demo/`. */
type AddCast = (tx: Transaction, place: <T>(record: T) => T, editor: string) => Promise<void>;

function castOf<Input>(
  add: (tx: Transaction, input: Input, editor: string) => Promise<unknown>,
  cast: readonly Input[],
): AddCast {
  return async (tx, place, editor) => {
    for (const record of cast) await add(tx, place(record), editor);
  };
}
