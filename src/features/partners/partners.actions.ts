import { recordActions } from '../../records/record-actions.server.ts';
import { listPartners, partnerRecords } from './partners.server.ts';

export const partners = recordActions(partnerRecords, {
  list: listPartners,
});
