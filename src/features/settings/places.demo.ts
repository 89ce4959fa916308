import { basePlaces } from '../../site/places/base-places.ts';
import type { LineSlot, Places, Rule } from '../../site/settings/places.ts';

/** What the law makes a condition, by place and rule. */
const gates = new Set([
  'BRITISH-COLUMBIA/brokerage',
  'BRITISH-COLUMBIA/disclosure',
  'BRITISH-COLUMBIA/deposits',
  'QUEBEC/agency',
  'QUEBEC/agency-mention',
  'QUEBEC/licensed-name',
  'QUEBEC/licence-type',
  'QUEBEC/photo',
  'QUEBEC/french',
  'QUEBEC/french-profile',
  'ONTARIO/brokerage',
  'ONTARIO/registrant',
  'ONTARIO/class',
  'ONTARIO/vendor',
  'ONTARIO/vendor-licence',
  'ONTARIO/tarion',
  'WASHINGTON/firm',
  'WASHINGTON/licensed-name',
  'HAWAII/brokerage',
  'HAWAII/licensee',
  'HAWAII/tenure',
  'HAWAII/public-report',
  'JAPAN/licence',
  'JAPAN/transaction',
  'JAPAN/confirmation',
]);

const ofProjects: LineSlot[] = ['project', 'brochure'];

const slots: Partial<Record<Rule['asks'], LineSlot[]>> = {
  brokerage: ['social-card'],
  'brokerage-licence': ['social-card'],
  tenure: ['project', 'card', 'brochure'],
};

/** No project says how far it is on foot. */
const isShown = ({ id, of, line }: Rule) =>
  line !== null && of !== 'partner' && id !== 'walking-time';

/** Invented: nobody’s counsel has read it. */
export const demoPlaces: Places = {
  ...basePlaces,
  places: basePlaces.places.map((place) => ({
    ...place,
    rules: place.rules.map((rule) => ({
      ...rule,
      force: gates.has(`${place.id}/${rule.id}`) ? ('gate' as const) : rule.force,
      shows: isShown(rule) ? (slots[rule.asks] ?? ofProjects) : [],
      reviewedBy: 'Ingrid Halvorsen',
    })),
  })),
};
