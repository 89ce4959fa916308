import { ownMessages } from '#languages';
import { legal } from './en/legal.ts';

/** The messages about what the law asks for. */
export function legalMessages(): typeof legal {
  return ownMessages('legal') ?? legal;
}
