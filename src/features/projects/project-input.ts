import { z } from 'zod';
import { isImageUrl } from '../../lib/media/media-key.ts';
import * as field from '../../model/fields.ts';
import { imagesSchema, projectSchema, type ProjectInput } from './project.ts';

export const projectInputSchema = field.saveInputSchema(projectSchema).superRefine(requireOurFiles);

/** In a draft the parts such as the gallery exist, but may be empty. */
export const projectDraftSchema = field
  .draftInputSchema(projectSchema)
  .transform((draft) => ({ ...draft, images: imagesSchema.parse(Object(draft.images)) }))
  .superRefine(requireOurFiles);

type FieldWithFiles = 'heroType' | 'heroUrl' | 'images' | 'residences';

/** Accepts only URLs of our own files. */
function requireOurFiles(
  { heroType, heroUrl, images, residences }: Pick<ProjectInput, FieldWithFiles>,
  context: z.RefinementCtx,
) {
  const heroAddress = heroType === 'video' ? field.uploadedVideoAddress : field.imageAddress;
  field.requireFile(heroAddress, heroUrl, ['heroUrl'], context);
  field.requireFile(field.imageAddress, images.main, ['images', 'main'], context);
  for (const [key, plan] of Object.entries(residences?.plans ?? {})) {
    const path = ['residences', 'plans', key, 'picture'];
    field.requireFile(field.imageAddress, plan?.picture, path, context);
  }
  if (!images.gallery.every(isImageUrl)) {
    context.addIssue({ code: 'custom', path: ['images', 'gallery'], message: 'Choose images' });
  }
}

/** An address to geocode. The city is optional. */
export const geocodingSchema = z.object({
  address: z.string().trim().min(1, 'Enter an address first').max(500),
  city: z.string().nullish(),
});

/** `from` and `to` are ids of developers. */
export const reassignSchema = z.object({ from: z.uuid(), to: z.uuid() });
