import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
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

const action = actionsFor('media');

export const media = {
  list: action({ input: mediaListSchema, run: listMedia, errorMessage: mediaErrors.fetch }),
  count: action({ input: z.undefined(), run: countMedia, errorMessage: mediaErrors.fetch }),
  find: action({
    input: mediaFindSchema,
    run: findMedia,
    own: findOwnMedia,
    errorMessage: mediaErrors.fetch,
  }),
  describe: action({
    input: mediaInputSchema,
    run: describeMedia,
    own: describeOwnMedia,
    errorMessage: mediaErrors.save,
  }),
  replace: action({
    input: mediaReplaceSchema,
    run: replaceMedia,
    errorMessage: mediaErrors.replace,
  }),
  takeBack: action({
    input: replacedSchema,
    run: takeBackReplacement,
    errorMessage: mediaErrors.takeBack,
  }),
  remove: action({ input: mediaUrlsSchema, run: deleteMedia, errorMessage: mediaErrors.delete }),
  restore: action({ input: mediaUrlsSchema, run: restoreMedia, errorMessage: mediaErrors.restore }),
};
