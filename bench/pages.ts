import { paths } from '../src/site/paths.ts';

/** The pages that are measured. */
export const pages = [paths.partners, paths.partner('ingrid-halvorsen')];
