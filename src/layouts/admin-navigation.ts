import { nouns } from '../features/nouns.ts';

/** The kinds of records in the order of the dashboard. */
export const kinds = Object.values(nouns).map(({ noun, adminAddress, publicAddress }) => ({
  title: noun.title,
  address: adminAddress,
  publicAddress,
}));
