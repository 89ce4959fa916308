import { countWords } from '../../lib/count-words.ts';
import { mostCompared } from './shortlist-address.ts';

/** `Three kept`, the heading of a shortlist. */
export function keptText(count: number) {
  return count === 0 ? 'Nothing kept' : countWords(count, 'kept', 'kept');
}

/** `Ask about these three` */
export function askText(count: number) {
  return count === 1 ? 'Ask about this one' : `Ask about these ${numeral(count)}`;
}

/** A brochure has as many projects as stand side by side. */
export function brochureText(count: number) {
  return count > mostCompared ? `Brochure of the first ${numeral(mostCompared)}` : 'Brochure';
}

/** `three`, in words to twelve. */
export function numeral(count: number) {
  return countWords(count, '', '').trim().toLowerCase();
}

/** Of the region that holds the comparison: `three` projects. */
export function comparisonLabel(count: string) {
  return `Comparison, ${count} projects`;
}

/** What the message of an enquiry begins with. */
export function messageAbout(titles: readonly string[]) {
  if (titles.length === 0) return '';
  const last = titles.at(-1);
  const listed = titles.length === 1 ? last : `${titles.slice(0, -1).join(', ')} and ${last}`;
  return `I would like to know more about ${listed}.\n`;
}
