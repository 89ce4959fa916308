import { paths } from '../src/site/paths.ts';

/** The pages that are measured: each public route, and a tab as one that filters. */
export const pages = [
  paths.home,
  paths.about,
  paths.partners,
  paths.partner('ingrid-halvorsen'),
  paths.projects,
  `${paths.projects}?city=tokyo`,
  paths.project('kestrel-house'),
  paths.vip,
  paths.join,
  paths.news,
  paths.contact,
  paths.testimonials,
  paths.privacy,
];
