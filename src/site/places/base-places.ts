import type { Places } from '../settings/places.ts';
import { britishColumbia } from './british-columbia.ts';
import { hawaii } from './hawaii.ts';
import { japan } from './japan.ts';
import { ontario } from './ontario.ts';
import { quebec } from './quebec.ts';
import { washington } from './washington.ts';

/** The places of the first company. All is advice, so that an upgrade unpublishes nothing. */
export const basePlaces: Places = {
  places: [britishColumbia, quebec, ontario, washington, hawaii, japan],
  marketedFrom: 'BRITISH-COLUMBIA',
};
