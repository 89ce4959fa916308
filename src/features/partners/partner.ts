import { z } from 'zod';
import type { Image } from '../../lib/image-url.ts';
import { imageAddress } from '../media/media-address.ts';
import { plainText } from '../../lib/plain-text.ts';
import { slugPattern } from '../../lib/slug.ts';

const required = z
  .string({ error: 'This is needed.' })
  .overwrite(plainText)
  .trim()
  .min(1, 'This is needed.');
const text = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? '') || null);
const url = z.url({
  protocol: /^https?$/,
  error: 'Enter a full web address, starting with https://',
});
const socialUrl = url.nullish().transform((value) => value ?? null);

/** What an editor writes. Keys are the columns of `partners` and the names of the form's fields. */
export const partnerSchema = z.object({
  slug: required.regex(slugPattern, 'Use small letters, numbers and single hyphens'),
  name: required,
  /** One or two lines, separated by a newline. */
  title: required.overwrite((lines) => titleOf(lines.split('\n'))),
  /** Plain text; a blank line begins a new paragraph. */
  bio: text.transform((value) => value ?? ''),
  imageUrl: text,
  logoUrl: text,
  office: required,
  mobile: required,
  email: z.email('Enter an e-mail address, like name@example.com'),
  website: url,
  linkedin: socialUrl,
  facebook: socialUrl,
  instagram: socialUrl,
  twitter: socialUrl,
  youtube: socialUrl,
  tiktok: socialUrl,
});

export type PartnerDraft = z.output<typeof partnerSchema>;

/** A draft with the record it is to replace, and the revision that its editor began from. */
export const partnerInputSchema = partnerSchema.extend({
  imageUrl: imageAddress,
  logoUrl: imageAddress,
  id: z.uuid().optional(),
  revision: z.number().int().optional(),
});

export type PartnerInput = z.output<typeof partnerInputSchema>;

export type PartnerRow = PartnerDraft & {
  id: string;
  displayOrder: number;
  revision: number;
  updatedAt: string;
};

/** A partner as visitors see it: the record with its pictures. */
export type Partner = PartnerRow & { image: Image | null; logo: Image | null };

export const partnerErrors = {
  fetch: 'Failed to fetch partners',
  fetchOne: 'Failed to fetch partner details',
  missing: 'This partner does not exist',
  save: 'Failed to save partner',
  restore: 'Failed to restore partner',
  delete: 'Failed to delete partner',
  reorder: 'Failed to reorder partners',
} as const;

export function titleLines(partner: Pick<Partner, 'title'>) {
  return partner.title.split('\n').filter((line) => line.trim() !== '');
}

/** `Ingrid` of `Ingrid Halvorsen`: the first word of the name. */
export function firstName(partner: Pick<Partner, 'name'>) {
  return partner.name.trim().split(/\s+/)[0] ?? partner.name;
}

/** Two lines of the form as one title: joined by a newline, empty ones dropped. */
export function titleOf(lines: readonly string[]) {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The addresses of a partner on other networks, for structured data. */
export function profilesElsewhere(partner: Partner) {
  const { website, linkedin, facebook, instagram, twitter, youtube, tiktok } = partner;
  return [website, linkedin, facebook, instagram, twitter, youtube, tiktok].filter(
    (address) => address !== null,
  );
}
