import { createContext } from 'react';

/** Pages of the site to link to, under a heading such as `Partners`. */
export type LinkPages = { heading: string; pages: { label: string; path: string }[] };

/** Loads the pages on demand. Without a provider there are none. */
export const LinkPagesContext = createContext<() => Promise<LinkPages[]>>(() =>
  Promise.resolve([]),
);
