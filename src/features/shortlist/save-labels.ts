import { listText } from '../../lib/text/in-line.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { maxInBrochure } from './shortlist-address.ts';

/** The two labels of a keep button, separated by `|`. The inline script picks one. */
export function saveLabels() {
  const { keep, kept } = shortlistMessages();
  return `${keep}|${kept}`;
}

/** The label of the brochure, with its limit where it leaves projects out. */
export function brochureText(count: number) {
  const { brochure, brochureOfFirst } = shortlistMessages();
  return count > maxInBrochure ? brochureOfFirst(maxInBrochure) : brochure;
}

/** The beginning of an enquiry's message. */
export function messageAbout(titles: readonly string[]) {
  if (titles.length === 0) return '';
  return `${shortlistMessages().message(listText(titles))}\n`;
}
