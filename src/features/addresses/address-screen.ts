import type { DeadLink } from './dead-link.ts';
import type { NotFoundPath } from './not-found.ts';
import type { ListedRedirect } from './redirect.ts';

/** All that the screen of addresses shows. */
export type AddressScreen = {
  notFound: { people: NotFoundPath[]; robots: NotFoundPath[] };
  redirects: ListedRedirect[];
  /** Old addresses of records that were renamed. */
  renamed: { fromPath: string; target: string }[];
  deadLinks: DeadLink[];
  /** True when the links to other sites are looked at, too. */
  checksOthers: boolean;
  /** False until the first night. */
  hasLooked: boolean;
};

export const addressesKey = ['addresses'];
