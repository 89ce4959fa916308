import { z } from 'zod';
import { isImageUrl } from '../../lib/media-key.ts';
import * as field from '../../records/fields.ts';
import { projectSchema } from './project.ts';

/** The files of a project are ours. */
export const projectInputSchema = field
  .inputOf(projectSchema)
  .superRefine(({ heroType, heroUrl, images }, context) => {
    const heroAddress = heroType === 'video' ? field.filmAddress : field.imageAddress;
    field.requireFile(heroAddress, heroUrl, ['heroUrl'], context);
    field.requireFile(field.imageAddress, images.main, ['images', 'main'], context);
    if (!images.gallery.every(isImageUrl)) {
      context.addIssue({ code: 'custom', path: ['images', 'gallery'], message: 'Choose pictures' });
    }
  });

/** What is to be looked up: an address, in one of the cities or wherever it says. */
export const placeSchema = z.object({
  address: z.string().trim().min(1, 'Enter an address first').max(500),
  city: z.string().nullish(),
});

/** Moves the projects of one developer to another. */
export const reassignSchema = z.object({ from: z.uuid(), to: z.uuid() });
