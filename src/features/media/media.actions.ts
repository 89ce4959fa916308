import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { countMedia, describeMedia, findMedia, listMedia } from './media-library.server.ts';
import {
  mediaErrors,
  mediaFindSchema,
  mediaInputSchema,
  mediaListSchema,
  mediaReplaceSchema,
  mediaUrlsSchema,
  replacedSchema,
} from './media.ts';
import { deleteMedia, restoreMedia } from './remove-media.server.ts';
import { replaceMedia, takeBackReplacement } from './replace-media.server.ts';

export const media = {
  list: adminAction({ input: mediaListSchema, run: listMedia, otherwise: mediaErrors.fetch }),
  count: adminAction({ input: z.undefined(), run: countMedia, otherwise: mediaErrors.fetch }),
  find: adminAction({ input: mediaFindSchema, run: findMedia, otherwise: mediaErrors.fetch }),
  describe: adminAction({
    input: mediaInputSchema,
    run: describeMedia,
    otherwise: mediaErrors.save,
  }),
  replace: adminAction({
    input: mediaReplaceSchema,
    run: replaceMedia,
    otherwise: mediaErrors.replace,
  }),
  takeBack: adminAction({
    input: replacedSchema,
    run: takeBackReplacement,
    otherwise: mediaErrors.takeBack,
  }),
  remove: adminAction({ input: mediaUrlsSchema, run: deleteMedia, otherwise: mediaErrors.delete }),
  restore: adminAction({
    input: mediaUrlsSchema,
    run: restoreMedia,
    otherwise: mediaErrors.restore,
  }),
};
