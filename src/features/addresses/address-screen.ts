import type { DeadLink } from './dead-link.ts';
import type { NotFoundPath } from './not-found.ts';
import type { ListedRedirect } from './redirect.ts';

/** The data of the addresses screen. */
export type AddressScreen = {
  notFound: {
    people: NotFoundPath[];
    robots: NotFoundPath[];
    /** The number of pages that people requested, also of those not listed. */
    total: number;
  };
  redirects: ListedRedirect[];
  /** Old paths of renamed records. */
  renamed: { fromPath: string; target: string }[];
  deadLinks: DeadLink[];
  /** True if links to other sites are checked, too. */
  checksOthers: boolean;
  /** How to have them checked, for those who can. */
  linkCheckHint: string | undefined;
  /** False until the first nightly check. */
  hasChecked: boolean;
};

export const addressesKey = ['addresses'];
