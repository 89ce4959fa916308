import { defineRecords } from '../../records/define-records.server.ts';
import { requireNoErrors } from '../../records/revisions.server.ts';
import { partnerFaults } from '../places/publication-faults.ts';
import { partnerNoun, partnerSchema } from './partner.ts';

export const partnerRecords = defineRecords(partnerNoun, {
  schema: partnerSchema,
  requireForPublic: async (_tx, partner, { publicAt }) =>
    requireNoErrors(partnerFaults(partner, publicAt)),
  pictures: { image: 'imageUrl', logo: 'logoUrl', card: 'cardUrl' },
});
