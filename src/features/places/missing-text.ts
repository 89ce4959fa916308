import { plural } from '../../lib/text/plural.ts';
import { blocking, type Finding } from './judge.ts';

/** `1 legal detail is missing`, beside the button that publishes; undefined if nothing holds it up. */
export function missingText(findings: readonly Finding[]) {
  const { length } = blocking(findings);
  if (length === 0) return undefined;
  return plural(length, '# legal detail is missing', '# legal details are missing');
}
