import { ownMessages } from '#languages';
import { frame } from './en/frame.ts';

/** The messages of the page frame and of form chrome. */
export function frameMessages(): typeof frame {
  return ownMessages('frame') ?? frame;
}
