import { apiEndpoint, write } from '../../../compose/api/endpoint.server.ts';
import { enquirySchema, receiveEnquiry } from '../../../compose/api/enquiries.server.ts';

export const ALL = apiEndpoint({
  POST: write({ scope: 'enquiries', body: enquirySchema, run: receiveEnquiry }),
});
