import { z } from 'zod';
import { nounsInOrder } from '../../site/paths.ts';

export type PreviewedNoun = Exclude<(typeof nounsInOrder)[number], 'developers' | 'hosts'>;

/** The nouns whose records can be previewed. Developers are edited in their rows, and hosts have no page. */
export const previewedNouns = nounsInOrder.filter(
  (noun): noun is PreviewedNoun => noun !== 'developers' && noun !== 'hosts',
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

/** A link to the preview of a record, without its secret token. */
export type PreviewLink = {
  id: string;
  expiresAt: string;
  opened: number;
  lastOpenedAt: string | null;
  createdBy: string;
};
