import { findNearest } from '../../lib/values/nearest.ts';
import { slugDifference } from '../../lib/values/similar.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { nouns } from '../nouns.ts';
import { throughDoor } from '../public-door.server.ts';
import { partnerNoun, partnerSchema } from './partner.ts';
import { withPlates } from './plate/plate.ts';

export const partnerRecords = defineRecords(partnerNoun, {
  schema: partnerSchema,
  pageAddress: nouns.partners.pageAddress,
  reliesOn: { settings: 'all', translations: 'translated', media: 'shown' },
  requireForPublic: throughDoor('partners'),
  pictures: { image: 'imageUrl', logo: 'logoUrl', card: 'cardUrl' },
});

const maxNearest = 4;

/** Partners to show where none has this slug: those with one like it, then the first of the list. */
export async function findNearestPartners(slug: string) {
  const partners = withPlates(await partnerRecords.list());
  return findNearest(partners, slugDifference(slug), maxNearest);
}
