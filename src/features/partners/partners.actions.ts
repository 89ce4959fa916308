import { recordActions } from '../../records/record-actions.server.ts';
import { partnerRecords } from './partners.server.ts';
import { withPlates } from './plate/plate.ts';

export const partners = recordActions(
  { ...partnerRecords, listEdited: async () => withPlates(await partnerRecords.listEdited()) },
  {
    findIds: async ({ partnerId }) => (partnerId === null ? [] : [partnerId]),
    isWritten: true,
  },
);
