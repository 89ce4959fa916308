import type { PastMedia, PastRecord } from './past-records.server.ts';

/** What the server asks of the process that renders a page of another time. */
export type PastJob =
  | { kind: 'records'; records: PastRecord[] }
  | { kind: 'media'; media: PastMedia[] }
  | { kind: 'render'; at: string; path: string };

export type PastAnswer =
  | { kind: 'filled'; omitted: number }
  | { kind: 'rendered'; status: number; html: string; location: string | null; isPage: boolean };

/** The argument of that process. */
export const pastProcessName = 'render-past';
