import { locale } from '../../lib/locale.ts';
import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { maxCompared } from './shortlist-address.ts';

/** The two labels of a keep button, separated by `|`. The inline script picks one. */
export function keepWords() {
  const { keep, kept } = shortlistMessages();
  return `${keep}|${kept}`;
}

/** A brochure holds as many projects as a comparison. */
export function brochureText(count: number) {
  const { brochure, brochureOfFirst } = shortlistMessages();
  return count > maxCompared ? brochureOfFirst(maxCompared) : brochure;
}

/** The beginning of an enquiry's message. */
export function messageAbout(titles: readonly string[]) {
  if (titles.length === 0) return '';
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  return `${shortlistMessages().message(list.format(titles))}\n`;
}
