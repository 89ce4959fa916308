import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { assistantErrors } from './assistant.ts';
import { readAssistantAccess, switchAssistants } from './assistant-access.server.ts';

const action = actionsFor('settings');

export const assistants = {
  read: action({
    input: z.undefined(),
    run: readAssistantAccess,
    errorMessage: assistantErrors.fetch,
  }),
  switch: action({
    input: z.object({ isOn: z.boolean() }),
    run: switchAssistants,
    errorMessage: assistantErrors.save,
  }),
};
