import { ownMessages } from '#languages';
import { viewings } from './en/viewings.ts';

/** The messages of viewings: the choice of a time, the visitor's page and its emails. */
export function viewingMessages(): typeof viewings {
  return ownMessages('viewings') ?? viewings;
}
