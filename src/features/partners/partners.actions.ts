import { recordActions } from '../../records/record-actions.server.ts';
import { partnerRecords } from './partners.server.ts';

export const partners = recordActions(partnerRecords, {
  findIds: async ({ partnerId }) => (partnerId === null ? [] : [partnerId]),
  isWritten: true,
});
