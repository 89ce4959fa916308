import { z } from 'zod';
import type { Member } from '../../model/rights.ts';
import { actionsFor } from '../../platform/actions.ts';
import { paletteErrors, searchSchema } from './found.ts';
import { listRecent, search } from './palette.server.ts';

const action = actionsFor('enter');

export const palette = {
  search: action({
    input: searchSchema,
    run: (input, _editor, member) => search(input, member),
    own: search,
    errorMessage: paletteErrors.search,
  }),
  recent: action({
    input: z.undefined(),
    run: (_none, _editor, member) => listRecent(member),
    own: (_none, member: Member) => listRecent(member),
    errorMessage: paletteErrors.search,
  }),
};
