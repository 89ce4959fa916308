import { createContext } from 'react';

/** Pages of the site that a link can lead to, under a heading such as `Partners`. */
export type LinkPages = { heading: string; pages: { label: string; path: string }[] };

/** Finds them when they are needed. Without a provider there are none to choose from. */
export const LinkPagesContext = createContext<() => Promise<LinkPages[]>>(() =>
  Promise.resolve([]),
);
