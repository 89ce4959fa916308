import { z } from 'zod';
import { isFilmUrl, isImageUrl } from '../../lib/media-key.ts';

/** The picture of a record: the address of one of ours, or none. */
export const imageAddress = addressOf(isImageUrl, 'Choose a picture');

/** The film of a record: the address of one of ours, or none. */
export const filmAddress = addressOf(isFilmUrl, 'Choose a film');

function addressOf(isOurs: (url: string) => boolean, error: string) {
  return z
    .string({ error })
    .nullish()
    .transform((value) => value || null)
    .refine((url) => url === null || isOurs(url), { error });
}
