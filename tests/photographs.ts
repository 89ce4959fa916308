import path from 'node:path';

/** Eight files to choose. */
export const photographs = [
  'vancouver-2',
  'montreal-2',
  'toronto-1-g1',
  'toronto-1-g2',
  'seattle-1-g1',
  'seattle-1-g2',
  'honolulu-1-g1',
  'tokyo-2-g1',
].map((name) => path.resolve(import.meta.dirname, '..', 'demo', `${name}.jpg`));
