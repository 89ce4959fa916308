import { defineRecords } from '../../records/define-records.server.ts';
import { partnerNoun, partnerSchema } from './partner.ts';

export const partnerRecords = defineRecords(partnerNoun, {
  schema: partnerSchema,
  pictures: { image: 'imageUrl', logo: 'logoUrl', card: 'cardUrl' },
});
