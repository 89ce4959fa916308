import { paths } from '../src/site/paths.ts';

/** The pages that are measured. */
export const pages = [
  paths.home,
  paths.about,
  paths.news,
  paths.testimonials,
  paths.partners,
  paths.partner('ingrid-halvorsen'),
];
