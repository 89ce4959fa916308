import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { countInvitable, invitePeople } from './invitations.compose.server.ts';
import { subscriptionErrors } from './subscription.ts';

const action = actionsFor('settings');

export const subscriptions = {
  invitable: action({
    input: z.undefined(),
    run: countInvitable,
    errorMessage: subscriptionErrors.invite,
  }),
  invite: action({
    input: z.undefined(),
    run: (input, editor) => invitePeople(input, editor),
    errorMessage: subscriptionErrors.invite,
  }),
};
