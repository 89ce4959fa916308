import type { DeadLink } from './dead-link.ts';
import type { NotFoundPath } from './not-found.ts';
import type { ListedRedirect } from './redirect.ts';

/** The data of the addresses screen. */
export type AddressScreen = {
  notFound: { people: NotFoundPath[]; robots: NotFoundPath[] };
  redirects: ListedRedirect[];
  /** Old paths of renamed records. */
  renamed: { fromPath: string; target: string }[];
  deadLinks: DeadLink[];
  /** True if links to other sites are checked, too. */
  checksOthers: boolean;
  /** False until the first nightly check. */
  hasLooked: boolean;
};

export const addressesKey = ['addresses'];
