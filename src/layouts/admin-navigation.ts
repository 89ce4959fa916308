import { nouns } from '../features/nouns.ts';

/** The kinds of records that the dashboard and the navigation list, in their order. */
export const kinds = Object.values(nouns)
  .filter(({ noun }) => !noun.isUnlisted)
  .map(({ noun, adminAddress, publicAddress }) => ({
    title: noun.title,
    address: adminAddress,
    publicAddress,
  }));
