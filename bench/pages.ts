import { paths } from '../src/site/paths.ts';

/** The pages that are measured: each public route, and some as they are looked for and compared. */
export const pages = [
  paths.home,
  paths.about,
  paths.partners,
  paths.partner('ingrid-halvorsen'),
  paths.projects,
  `${paths.projects}?city=tokyo`,
  `${paths.projects}?bedrooms=2&price=2000000`,
  `${paths.projects}?view=map`,
  `${paths.projects}?view=table`,
  paths.project('kestrel-house'),
  `${paths.shortlist}?projects=kestrel-house,ito-house`,
  paths.vip,
  paths.join,
  paths.news,
  paths.contact,
  paths.testimonials,
  paths.privacy,
];
