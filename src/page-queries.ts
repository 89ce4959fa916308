import { enquiryFormNames } from './features/enquiries/enquiry.ts';
import { projectQueries } from './features/projects/search/project-filter.ts';
import { depositQueries } from './features/timeline/deposit-question.ts';
import { sitemapQueries } from './features/sitemap/sitemap.ts';
import { testimonialQueries } from './features/testimonials/testimonial-place.ts';
import { laterPages } from './lib/web/page-numbers.ts';
import type { KnownQueries } from './platform/page-cache/page-address.ts';
import { formPaths, paths } from './site/paths.ts';

/** The thanks page of each form; its path ends in `*` for a slug. */
const thanksQueries = Object.fromEntries(
  enquiryFormNames.map((form) => [formPaths[form]('*'), { sent: [form] }]),
);

/** The query parameters that make a different page, by path. The cache ignores all others. */
export const pageQueries: KnownQueries = {
  ...thanksQueries,
  [paths.contact]: { ...thanksQueries[paths.contact], projects: 'any' },
  [paths.news]: { page: laterPages },
  [paths.shortlist]: { projects: 'any' },
  [paths.project('*')]: { ...thanksQueries[paths.project('*')], ...depositQueries },
  get [paths.projects]() {
    return projectQueries();
  },
  [paths.sitemap]: sitemapQueries,
  [paths.testimonials]: testimonialQueries,
};
