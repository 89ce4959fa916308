import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { countMedia, describeMedia, findMedia, listMedia } from './media-library.server.ts';
import {
  mediaErrors,
  mediaFindSchema,
  mediaInputSchema,
  mediaReplaceSchema,
  mediaUrlsSchema,
  replacedSchema,
} from './media.ts';
import { mediaListSchema } from './media-list.ts';
import { describeOwnMedia, findOwnMedia } from './own-media.server.ts';
import { deleteMedia, restoreMedia } from './remove-media.server.ts';
import { replaceMedia, takeBackReplacement } from './replace-media.server.ts';

export const media = {
  list: adminAction({
    right: 'media',
    input: mediaListSchema,
    run: listMedia,
    errorMessage: mediaErrors.fetch,
  }),
  count: adminAction({
    right: 'media',
    input: z.undefined(),
    run: countMedia,
    errorMessage: mediaErrors.fetch,
  }),
  find: adminAction({
    right: 'media',
    input: mediaFindSchema,
    run: findMedia,
    own: findOwnMedia,
    errorMessage: mediaErrors.fetch,
  }),
  describe: adminAction({
    right: 'media',
    input: mediaInputSchema,
    run: describeMedia,
    own: describeOwnMedia,
    errorMessage: mediaErrors.save,
  }),
  replace: adminAction({
    right: 'media',
    input: mediaReplaceSchema,
    run: replaceMedia,
    errorMessage: mediaErrors.replace,
  }),
  takeBack: adminAction({
    right: 'media',
    input: replacedSchema,
    run: takeBackReplacement,
    errorMessage: mediaErrors.takeBack,
  }),
  remove: adminAction({
    right: 'media',
    input: mediaUrlsSchema,
    run: deleteMedia,
    errorMessage: mediaErrors.delete,
  }),
  restore: adminAction({
    right: 'media',
    input: mediaUrlsSchema,
    run: restoreMedia,
    errorMessage: mediaErrors.restore,
  }),
};
