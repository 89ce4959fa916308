import { z } from 'zod';
import type { Image } from '../../lib/media/image-url.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import * as field from '../../model/fields.ts';

/** The input of an editor. Its keys are the columns of `developers`. */
export const developerSchema = z.object({
  name: field.line,
  /** Plain text; a blank line begins a new paragraph. */
  description: field.prose.translated,
  logoUrl: field.image,
  website: field.optionalUrl,
});

export type DeveloperInput = z.output<typeof developerSchema>;

export type DeveloperRow = DeveloperInput & StoredRecord;

/** A developer as the back office lists it: the record with its logo. */
export type Developer = DeveloperRow & { logo: Image | null };

/** A developer in the logo strip, which shows only developers with a logo. */
export type DeveloperLogo = { id: string; name: string; logo: Image };

export const developerNoun = defineNoun({
  name: 'developers',
  one: 'developer',
  nameIn: 'name',
  errors: { save: 'Failed to update developer' },
});

export const developerErrors = {
  ...developerNoun.errors,
  create: 'Failed to create developer',
  taken: 'Another developer already has this name',
  hasProjects: (titles: readonly string[]) =>
    `Cannot delete this developer because they are associated with the following projects: ${titles.join(', ')}`,
  reassignFirst: 'Please reassign or delete these projects first.',
} as const;

const newName = 'New Developer';
const maxNumbers = 100;

/** The initial name of a new developer: with a number up to 100, then with the time in milliseconds. */
export function newDeveloperName(takenNames: ReadonlySet<string>, now: number) {
  const numbered = Array.from({ length: maxNumbers }, (_, index) => `${newName} ${index + 1}`);
  const free = [newName, ...numbered].find((name) => !takenNames.has(name));
  return free ?? freeFrom(now);

  function freeFrom(time: number): string {
    const name = `${newName} ${time}`;
    return takenNames.has(name) ? freeFrom(time + 1) : name;
  }
}

/** `northquay.example` for `https://www.northquay.example/towers`. */
export function hostName(website: string) {
  return URL.parse(website)?.hostname.replace(/^www\./, '') ?? website;
}
