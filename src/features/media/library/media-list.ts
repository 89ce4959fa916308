import { z } from 'zod';
import { type MediaFile } from '../media.ts';

export const mediaViews = [
  'missing',
  'unused',
  'pictures',
  'films',
  'logos',
  'plans',
  'deleted',
] as const;

export type MediaView = (typeof mediaViews)[number];

export const mediaSorts = ['newest', 'oldest', 'name', 'largest'] as const;

export type MediaSort = (typeof mediaSorts)[number];

export const mediaListSchema = z.object({
  view: z.enum(mediaViews).optional(),
  /** Of what kind, in any view. */
  kind: z.enum(['image', 'video']).optional(),
  search: z.string().max(200),
  sort: z.enum(mediaSorts).optional(),
  /** The table of a noun whose records show the file. */
  usedIn: z.string().optional(),
  /** Excludes drawings. */
  isWithoutDrawings: z.boolean().optional(),
  /** The last file of the previous page. */
  after: z.string().optional(),
});

export type MediaList = z.output<typeof mediaListSchema>;

/** A page of the matching files, and the total number of matches. */
export type MediaPart = { files: MediaFile[]; hasMore: boolean; total: number };

/** The number and bytes of all files, and the number in each view. */
export type MediaTotals = { count: number; bytes: number } & Record<MediaView, number>;
