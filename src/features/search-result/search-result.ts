import type { Image } from '../../lib/media/image-url.ts';
import { titleWidth } from '../../lib/typesetting/title-width.ts';
import * as field from '../../model/fields.ts';

/** The texts and the picture that an editor may set for search engines and social cards, instead of the page's own. */
export const searchFields = {
  searchTitle: field.text.translated,
  searchDescription: field.text.translated,
  cardUrl: field.image,
};

export const noSearchTexts = { searchTitle: null, searchDescription: null, cardUrl: null };

/** The search fields in the form that page metadata needs. */
export type SearchResult = {
  title: string | null;
  description: string | null;
  image: Image | null;
};

type SearchFields = {
  searchTitle: string | null;
  searchDescription: string | null;
  card: Image | null;
};

export function toSearchResult({
  searchTitle,
  searchDescription,
  card,
}: SearchFields): SearchResult {
  return { title: searchTitle, description: searchDescription, image: card };
}

/** The approximate numbers of characters that search engines show. */
export const usualLength = { title: 60, description: 155 };

/** Search engines set a title at about this many pixels per em of `titleWidth`, and have this width for it. */
const pixelsPerEm = 35;
const maxTitlePixels = 600;

/** False if search engines would cut the title, which ends with the name of the site. */
export function fitsSearchResult(title: string) {
  return titleWidth(title) * pixelsPerEm <= maxTitlePixels;
}

/** `42 of about 60 characters`. */
export function lengthText(text: string, usual: number) {
  return `${Array.from(text).length} of about ${usual} characters`;
}
