import { z } from 'zod';
import { nounsInOrder } from '../../site/paths.ts';

/** Developers are edited in their rows, hosts have no page, and a campaign shows its email beside its form. */
const withoutPreview = ['developers', 'hosts', 'campaigns'] as const;

export type PreviewedNoun = Exclude<(typeof nounsInOrder)[number], (typeof withoutPreview)[number]>;

/** The nouns whose records can be previewed. */
export const previewedNouns = nounsInOrder.filter(
  (noun): noun is PreviewedNoun => !withoutPreview.some((one) => one === noun),
);

/** The possible lifetimes of a link, in days. */
export const previewDays = [1, 7, 30] as const;

export const previewInput = z.object({ noun: z.enum(previewedNouns), id: z.uuid() });

export const newLinkInput = previewInput.extend({ days: z.literal(previewDays) });

export const previewErrors = {
  fetch: 'Failed to fetch preview links',
  ask: 'Failed to check the rules of this record',
  create: 'Failed to create the preview link',
  withdraw: 'Failed to revoke the link',
  deleted: 'This has been deleted, so there is nothing to preview.',
} as const;

/** A link to the preview of a record. Its token is null if the site can no longer tell it. */
export type PreviewLink = {
  id: string;
  expiresAt: string;
  opened: number;
  lastOpenedAt: string | null;
  createdBy: string;
  token: string | null;
};
