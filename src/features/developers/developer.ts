import { z } from 'zod';
import type { Image } from '../../lib/image-url.ts';

/** What an editor writes. Keys are the columns of `developers`. */
export const developerSchema = z.object({
  name: z.string({ error: 'This is needed.' }).trim().min(1, 'This is needed.'),
  /** Plain text; a blank line begins a new paragraph. */
  description: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  logoUrl: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  website: z
    .url({ protocol: /^https?$/, error: 'Enter a full web address, starting with https://' })
    .nullish()
    .transform((value) => value ?? null),
});

export type DeveloperDraft = z.output<typeof developerSchema>;

export type DeveloperRow = DeveloperDraft & { id: string; revision: number; updatedAt: string };

/** A developer in the logo strip. Only developers with a logo stand there. */
export type DeveloperLogo = { id: string; name: string; logo: Image };

export const developerErrors = {
  fetch: 'Failed to fetch developers',
} as const;
