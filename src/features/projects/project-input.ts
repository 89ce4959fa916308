import { z } from 'zod';
import { isImageUrl } from '../../lib/media-key.ts';
import * as field from '../../records/fields.ts';
import { imagesSchema, projectSchema, type ProjectInput } from './project.ts';

export const projectInputSchema = field.inputOf(projectSchema).superRefine(requireOurFiles);

/** A draft has a gallery and its other parts, empty where nothing was written. */
export const projectDraftSchema = field
  .draftInputOf(projectSchema)
  .transform((draft) => ({ ...draft, images: imagesSchema.parse(Object(draft.images)) }))
  .superRefine(requireOurFiles);

type FieldWithFiles = 'heroType' | 'heroUrl' | 'images' | 'residences';

/** The files of a project are ours. */
function requireOurFiles(
  { heroType, heroUrl, images, residences }: Pick<ProjectInput, FieldWithFiles>,
  context: z.RefinementCtx,
) {
  const heroAddress = heroType === 'video' ? field.filmAddress : field.imageAddress;
  field.requireFile(heroAddress, heroUrl, ['heroUrl'], context);
  field.requireFile(field.imageAddress, images.main, ['images', 'main'], context);
  for (const [key, plan] of Object.entries(residences?.plans ?? {})) {
    const path = ['residences', 'plans', key, 'picture'];
    field.requireFile(field.imageAddress, plan?.picture, path, context);
  }
  if (!images.gallery.every(isImageUrl)) {
    context.addIssue({ code: 'custom', path: ['images', 'gallery'], message: 'Choose pictures' });
  }
}

/** What is to be looked up: an address, in one of the cities or wherever it says. */
export const placeSchema = z.object({
  address: z.string().trim().min(1, 'Enter an address first').max(500),
  city: z.string().nullish(),
});

/** Moves the projects of one developer to another. */
export const reassignSchema = z.object({ from: z.uuid(), to: z.uuid() });
