import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { detachMedia, listDetachable } from './uses/detach-media.compose.server.ts';
import {
  countMedia,
  describeMedia,
  dismissText,
  findMedia,
  listMedia,
} from './library/media-library.server.ts';
import {
  mediaDetachSchema,
  mediaErrors,
  mediaFindSchema,
  mediaInputSchema,
  mediaReplaceSchema,
  mediaUrlsSchema,
  mediaUseSchema,
} from './media.ts';
import { mediaListSchema } from './library/media-list.ts';
import { describeOwnMedia, dismissOwnText, findOwnMedia } from './uses/own-media.server.ts';
import { deleteMedia, restoreMedia } from './uses/remove-media.server.ts';
import { changeFor, deletionFor, filesFor } from './uses/visible-media.server.ts';
import { replaceMedia } from './uses/replace-media.compose.server.ts';

const action = actionsFor('media');

export const media = {
  list: action({
    input: mediaListSchema,
    run: async (filters, _editor, member) => {
      const { files, ...part } = await listMedia(filters);
      return { ...part, files: await filesFor(member, files) };
    },
    errorMessage: mediaErrors.fetch,
  }),
  count: action({ input: z.undefined(), run: countMedia, errorMessage: mediaErrors.fetch }),
  find: action({
    input: mediaFindSchema,
    run: async (input, _editor, member) => filesFor(member, await findMedia(input)),
    own: async (input, member) => filesFor(member, await findOwnMedia(input, member)),
    errorMessage: mediaErrors.fetch,
  }),
  describe: action({
    input: mediaInputSchema,
    run: async (input, editor, member) => changeFor(member, await describeMedia(input, editor)),
    own: async (input, member) => changeFor(member, await describeOwnMedia(input, member)),
    errorMessage: mediaErrors.save,
  }),
  dismissText: action({
    input: mediaUseSchema,
    run: dismissText,
    own: dismissOwnText,
    errorMessage: mediaErrors.dismiss,
  }),
  replace: action({
    input: mediaReplaceSchema,
    run: replaceMedia,
    errorMessage: mediaErrors.replace,
  }),
  detachable: action({
    input: mediaUseSchema,
    run: async (input, _editor, member) => listDetachable(input, member),
    own: listDetachable,
    errorMessage: mediaErrors.fetch,
  }),
  detach: action({
    input: mediaDetachSchema,
    run: async (input, _editor, member) => detachMedia(input, member),
    own: detachMedia,
    errorMessage: mediaErrors.detach,
  }),
  remove: action({
    input: mediaUrlsSchema,
    run: async (input, _editor, member) => deletionFor(member, await deleteMedia(input)),
    errorMessage: mediaErrors.delete,
  }),
  restore: action({ input: mediaUrlsSchema, run: restoreMedia, errorMessage: mediaErrors.restore }),
};
