import { apiEndpoint, keyedRead } from '../../../../features/api/endpoint.server.ts';
import { findApiSubscriber } from '../../../../features/api/subscribers.compose.server.ts';

export const ALL = apiEndpoint({ GET: keyedRead('subscribers', findApiSubscriber) });
