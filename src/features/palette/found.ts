import { z } from 'zod';

export const searchSchema = z.object({ text: z.string().trim().max(200) });

/** A search result. */
export type FoundRecord = {
  /** A noun's name, `enquiries` or `media`. */
  kind: string;
  id: string;
  title: string;
  hint: string;
  aside: string;
  address: string;
  /** The URL of its public page. */
  publicAddress?: string | undefined;
  revision?: number;
  isPublic?: boolean;
  /** It has unpublished changes. */
  isWaiting?: boolean;
};

export type PaletteResults = {
  /** The record with the best matching name. */
  best: FoundRecord | undefined;
  found: FoundRecord[];
  /** Records with a similar name, if none matches. */
  guesses: FoundRecord[];
};

export const paletteErrors = { search: 'Failed to search' } as const;
