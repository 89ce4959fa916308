import { adminAction } from '../../platform/actions.ts';
import { describeMedia, findMedia, listMedia } from './media-library.server.ts';
import { mediaErrors, mediaFindSchema, mediaInputSchema, mediaListSchema } from './media.ts';

export const media = {
  list: adminAction({ input: mediaListSchema, run: listMedia, otherwise: mediaErrors.fetch }),
  find: adminAction({ input: mediaFindSchema, run: findMedia, otherwise: mediaErrors.fetch }),
  describe: adminAction({
    input: mediaInputSchema,
    run: describeMedia,
    otherwise: mediaErrors.save,
  }),
};
