import { z } from 'zod';
import { type MediaFile } from './media.ts';

export const mediaViews = ['missing', 'unused', 'pictures', 'films', 'logos', 'deleted'] as const;

export type MediaView = (typeof mediaViews)[number];

export const mediaSorts = ['newest', 'oldest', 'name', 'largest'] as const;

export type MediaSort = (typeof mediaSorts)[number];

export const mediaListSchema = z.object({
  view: z.enum(mediaViews).optional(),
  search: z.string().max(200),
  sort: z.enum(mediaSorts).optional(),
  /** The table of a noun whose records show it. */
  usedIn: z.string().optional(),
  /** Drawings are left out. */
  isWithoutDrawings: z.boolean().optional(),
  /** The last file of the part that is shown already. */
  after: z.string().optional(),
});

export type MediaList = z.output<typeof mediaListSchema>;

/** A part of the files that are found, and how many these are. */
export type MediaPart = { files: MediaFile[]; hasMore: boolean; total: number };

/** How many files there are, and how many in each view. */
export type MediaFigures = { count: number; bytes: number } & Record<MediaView, number>;
