import { z } from 'zod';
import { isImageUrl } from '../../lib/media-key.ts';
import { filmAddress, imageAddress } from '../media/media-address.ts';
import { projectSchema } from './project.ts';

/** A draft with the record it is to replace, and the revision that its editor began from. Its files are ours. */
export const projectInputSchema = projectSchema
  .extend({
    logoUrl: imageAddress,
    id: z.uuid().optional(),
    revision: z.number().int().optional(),
  })
  .superRefine(({ heroType, heroUrl, images }, context) => {
    const heroAddress = heroType === 'video' ? filmAddress : imageAddress;
    for (const { message } of heroAddress.safeParse(heroUrl).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['heroUrl'], message });
    }
    for (const { message } of imageAddress.safeParse(images.main).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['images', 'main'], message });
    }
    if (!images.gallery.every(isImageUrl)) {
      context.addIssue({ code: 'custom', path: ['images', 'gallery'], message: 'Choose pictures' });
    }
  });

export type ProjectInput = z.output<typeof projectInputSchema>;

/** What is to be looked up: an address, in one of the cities or wherever it says. */
export const placeSchema = z.object({
  address: z.string().trim().min(1, 'Enter an address first').max(500),
  city: z.string().nullish(),
});

/** Moves the projects of one developer to another. */
export const reassignSchema = z.object({ from: z.uuid(), to: z.uuid() });
