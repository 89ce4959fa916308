import { z } from 'zod';

export const searchSchema = z.object({ text: z.string().trim().max(200) });

/** Something that a search found, and where it is. */
export type FoundRecord = {
  /** A noun's name, `enquiries` or `media`. */
  kind: string;
  id: string;
  title: string;
  hint: string;
  aside: string;
  address: string;
  /** Its page for visitors. */
  publicAddress?: string | undefined;
  revision?: number;
  isPublic?: boolean;
  /** Something of it is not public. */
  isWaiting?: boolean;
};

export type PaletteResults = {
  /** The record whose name fits best. */
  best: FoundRecord | undefined;
  found: FoundRecord[];
  /** What is called nearly so, where nothing is called so. */
  guesses: FoundRecord[];
};

export const paletteErrors = { search: 'Failed to search' } as const;
