import { locale } from '../../lib/locale.ts';
import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { maxCompared } from './shortlist-address.ts';

/** What a button says that keeps, and once it has: the script that stands in the page takes them from there. */
export function keepWords() {
  const { keep, kept } = shortlistMessages();
  return `${keep}|${kept}`;
}

/** A brochure has as many projects as stand side by side. */
export function brochureText(count: number) {
  const { brochure, brochureOfFirst } = shortlistMessages();
  return count > maxCompared ? brochureOfFirst(maxCompared) : brochure;
}

/** What the message of an enquiry begins with. */
export function messageAbout(titles: readonly string[]) {
  if (titles.length === 0) return '';
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  return `${shortlistMessages().message(list.format(titles))}\n`;
}
