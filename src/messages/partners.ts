import { ownMessages } from '#languages';
import * as partners from './en/partners.ts';

/** The messages of the partner list and of profiles. */
export function partnerMessages(): typeof partners {
  return ownMessages('partners') ?? partners;
}
