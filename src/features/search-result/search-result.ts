import type { Image } from '../../lib/image-url.ts';
import { titleWidth } from '../../lib/title-width.ts';
import * as field from '../../records/fields.ts';

/** What an editor may write for search engines and social cards, in place of what the page says of itself. */
export const searchFields = {
  searchTitle: field.text,
  searchDescription: field.text,
  cardUrl: field.image,
};

export const noSearchTexts = { searchTitle: null, searchDescription: null, cardUrl: null };

/** The same as the head of a page takes it. */
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

export function searchResultOf({
  searchTitle,
  searchDescription,
  card,
}: SearchFields): SearchResult {
  return { title: searchTitle, description: searchDescription, image: card };
}

/** About what search engines show of a title and of a description. */
export const usualLength = { title: 60, description: 155 };

/** How wide they set a title, in pixels for one em of ours, and how much room they give it. */
const pixelsPerEm = 35;
const roomForTitle = 600;

/** False where search engines would cut a title, with the name of the site at its end. */
export function fitsSearchResult(title: string) {
  return titleWidth(title) * pixelsPerEm <= roomForTitle;
}

/** `42 of about 60 characters`. */
export function lengthText(text: string, usual: number) {
  return `${Array.from(text).length} of about ${usual} characters`;
}
