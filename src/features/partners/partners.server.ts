import { findNearest } from '../../lib/values/nearest.ts';
import { slugDifference } from '../../lib/values/similar.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { requireNoErrors } from '../../records/revisions.server.ts';
import { findPublicLanguages } from '../../records/translations/public-languages.server.ts';
import { nouns } from '../nouns.ts';
import { asksPartnerForLanguage, partnerFaults } from '../places/publication-faults.ts';
import { partnerNoun, partnerSchema } from './partner.ts';
import { withPlates } from './plate/plate.ts';

export const partnerRecords = defineRecords(partnerNoun, {
  schema: partnerSchema,
  pageAddress: nouns.partners.pageAddress,
  requireForPublic: async (tx, partner, { id, publicAt }) => {
    const translatedInto = asksPartnerForLanguage(partner)
      ? await findPublicLanguages(tx, { noun: 'partners', id }, publicAt)
      : [];
    requireNoErrors(partnerFaults({ ...partner, translatedInto }, publicAt));
  },
  pictures: { image: 'imageUrl', logo: 'logoUrl', card: 'cardUrl' },
});

const maxNearest = 4;

/** Partners to show where none has this slug: those with one like it, then the first of the list. */
export async function findNearestPartners(slug: string) {
  const partners = withPlates(await partnerRecords.list());
  return findNearest(partners, slugDifference(slug), maxNearest);
}
