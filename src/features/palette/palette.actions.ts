import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { paletteErrors, searchSchema } from './found.ts';
import { listRecent, search } from './palette.server.ts';

export const palette = {
  search: adminAction({ input: searchSchema, run: search, otherwise: paletteErrors.search }),
  recent: adminAction({ input: z.undefined(), run: listRecent, otherwise: paletteErrors.search }),
};
