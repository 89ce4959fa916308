import { apiEndpoint, keyedRead, write } from '../../../../features/api/endpoint.server.ts';
import {
  addApiSubscriber,
  listApiSubscribers,
  newSubscriberSchema,
} from '../../../../features/api/subscribers.compose.server.ts';

export const ALL = apiEndpoint({
  GET: keyedRead('subscribers', listApiSubscribers),
  POST: write({
    scope: 'subscribers',
    body: () => newSubscriberSchema,
    run: addApiSubscriber,
  }),
});
