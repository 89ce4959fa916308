import { z } from 'zod';
import type { Image } from '../../lib/image-url.ts';
import { plainText } from '../../lib/plain-text.ts';
import { imageAddress } from '../media/media-address.ts';

const needed = 'This is needed.';

/** What an editor writes. Keys are the columns of `developers`. */
export const developerSchema = z.object({
  name: z.string({ error: needed }).overwrite(plainText).trim().min(1, needed),
  /** Plain text; a blank line begins a new paragraph. */
  description: z
    .string()
    .nullish()
    .transform((value) => plainText(value ?? '')),
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

/** A draft with the record it is to replace, and the revision that its editor began from. */
export const developerInputSchema = developerSchema.extend({
  logoUrl: imageAddress,
  id: z.uuid().optional(),
  revision: z.number().int().optional(),
});

export type DeveloperInput = z.output<typeof developerInputSchema>;

export type DeveloperRow = DeveloperDraft & { id: string; revision: number; updatedAt: string };

/** A developer as the back office lists it: the record with its logo. */
export type Developer = DeveloperRow & { logo: Image | null };

/** A developer in the logo strip. Only developers with a logo stand there. */
export type DeveloperLogo = { id: string; name: string; logo: Image };

export const developerErrors = {
  fetch: 'Failed to fetch developers',
  create: 'Failed to create developer',
  save: 'Failed to update developer',
  restore: 'Failed to restore developer',
  delete: 'Failed to delete developer',
  taken: 'Another developer already has this name',
  hasProjects: (titles: readonly string[]) =>
    `Cannot delete this developer because they are associated with the following projects: ${titles.join(', ')}`,
  reassignFirst: 'Please reassign or delete these projects first.',
} as const;

const newName = 'New Developer';
const mostNumbers = 100;

/** What a new developer is called until it has a name: with a number, and after those with the time. */
export function newDeveloperName(taken: ReadonlySet<string>, now: number) {
  const numbered = Array.from({ length: mostNumbers }, (_, index) => `${newName} ${index + 1}`);
  const free = [newName, ...numbered].find((name) => !taken.has(name));
  return free ?? freeFrom(now);

  function freeFrom(moment: number): string {
    const name = `${newName} ${moment}`;
    return taken.has(name) ? freeFrom(moment + 1) : name;
  }
}

/** `northquay.example` of `https://www.northquay.example/towers`. */
export function hostName(website: string) {
  return URL.parse(website)?.hostname.replace(/^www\./, '') ?? website;
}
