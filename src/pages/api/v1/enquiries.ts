import { apiEndpoint, write } from '../../../features/api/endpoint.server.ts';
import { enquirySchema, receiveEnquiry } from '../../../features/api/enquiries.compose.server.ts';

export const ALL = apiEndpoint({
  POST: write({ scope: 'enquiries', body: enquirySchema, run: receiveEnquiry }),
});
