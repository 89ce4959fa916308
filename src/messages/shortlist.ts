import { ownMessages } from '#languages';
import { shortlist } from './en/shortlist.ts';

/** The messages of the shortlist. They are also sent to browsers. */
export function shortlistMessages(): typeof shortlist {
  return ownMessages('shortlist') ?? shortlist;
}
