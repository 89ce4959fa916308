import { z } from 'zod';
import { actionsFor, recordInput } from '../../../platform/actions.ts';
import { apiKeyErrors, newKeySchema } from './api-key.ts';
import { createKeyFor, listApiKeys, revokeApiKey } from './api-keys.server.ts';

const action = actionsFor('settings');

export const apiKeys = {
  list: action({
    input: z.undefined(),
    run: () => listApiKeys(),
    errorMessage: apiKeyErrors.fetch,
  }),
  create: action({
    input: newKeySchema,
    run: (key, editor) => createKeyFor(key, editor),
    errorMessage: apiKeyErrors.create,
  }),
  revoke: action({
    input: recordInput,
    run: (key, editor) => revokeApiKey(key, editor),
    errorMessage: apiKeyErrors.revoke,
  }),
};
