import { apiEndpoint, passingAnswer, write } from '../../../../../features/api/endpoint.server.ts';
import { recordAt } from '../../../../../features/api/reads.compose.server.ts';
import {
  bookApiViewing,
  bookingSchema,
  findApiViewings,
} from '../../../../../features/api/viewings.compose.server.ts';

export const ALL = apiEndpoint({
  GET: async (context) => passingAnswer(await recordAt('projects', findApiViewings)(context)),
  POST: write({ scope: 'enquiries', body: bookingSchema, run: bookApiViewing }),
});
