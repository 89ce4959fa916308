import { z } from 'zod';
import { actionsFor, recordInput, timeInput } from '../../platform/actions.ts';
import { webhookErrors, webhookRequest } from './webhook.ts';
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  openDelivery,
  replaceSecret,
  replaySince,
  saveWebhook,
  sendAgain,
  sendTest,
  switchWebhook,
} from './webhooks.server.ts';

const action = actionsFor('settings');

export const webhooks = {
  list: action({ input: z.undefined(), run: listWebhooks, errorMessage: webhookErrors.fetch }),
  save: action({ input: webhookRequest, run: saveWebhook, errorMessage: webhookErrors.save }),
  replaceSecret: action({
    input: recordInput,
    run: replaceSecret,
    errorMessage: webhookErrors.secret,
  }),
  switch: action({
    input: recordInput.extend({ isEnabled: z.boolean() }),
    run: switchWebhook,
    errorMessage: webhookErrors.save,
  }),
  remove: action({ input: recordInput, run: deleteWebhook, errorMessage: webhookErrors.delete }),
  deliveries: action({
    input: recordInput.extend({ from: z.number().int().min(0).max(1_000_000).optional() }),
    run: listDeliveries,
    errorMessage: webhookErrors.fetch,
  }),
  delivery: action({ input: recordInput, run: openDelivery, errorMessage: webhookErrors.fetch }),
  sendAgain: action({ input: recordInput, run: sendAgain, errorMessage: webhookErrors.send }),
  replay: action({
    input: recordInput.extend({ since: timeInput }),
    run: replaySince,
    errorMessage: webhookErrors.send,
  }),
  test: action({ input: recordInput, run: sendTest, errorMessage: webhookErrors.send }),
};
