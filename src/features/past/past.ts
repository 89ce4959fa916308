/** A public page and a time, as the screen shows them. */
export type PastView = {
  /** The time, in UTC. */
  at: string;
  /** The same at the head office. */
  day: string;
  time: string;
  /** `March 3, 2026, 14:05` */
  text: string;
  /** The path of a page, or a record such as `projects:9b1c…`. */
  page: string;
  /** The path of that page at that time. Undefined if there is nothing to show. */
  path: string | undefined;
  choices: { value: string; label: string }[];
  /** Why there is nothing to show. */
  problem: string | undefined;
  /** What the deleted person is of whom something is kept, such as `partner`. */
  erasable: string | undefined;
  /** The size of the files that are kept for such pages alone. */
  storedBytes: number;
};

export const pastErrors = {
  fetch: 'Failed to fetch what was public',
  noPage: 'This is not a public page.',
  busy: 'Other pages are being prepared. Try again in a few seconds.',
  failed: 'This page cannot be shown as it was. Try again in a minute.',
  erase: 'Failed to erase personal data',
  fileMissing: 'This file does not exist.',
} as const;
