import { pageMessages } from '../../../messages/pages.ts';
import { heroImage } from '../../../lib/media/hero-media.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { Page } from '../page-content.ts';
import { filled } from '../page-placeholders.ts';

type Head = Pick<Page, 'hero' | 'search'> & Partial<Pick<Page, 'sections'>>;

/** The metadata of a page, from its hero and its search texts. */
export function pageHead({ hero, search, sections = [] }: Head) {
  return { image: heroImage(hero.media), shows: shownMedia({ hero, sections }), search };
}

/** The media of the hero and of the texts. Those of all sections are one list. */
function shownMedia({ hero, sections: [section] }: Pick<Page, 'hero' | 'sections'>) {
  return [hero.media, ...(section?.textMedia.values() ?? [])];
}

type Card = { url: string; alt: string };

/** The metadata of a page that has its own texts and a default picture. */
export function textPageHead(slug: SearchedPage, page: Head, card?: Card) {
  const { image, ...head } = pageHead(page);
  return { ...defaultSearchTexts(slug), ...head, image: image ?? card };
}

export type SearchedPage = keyof ReturnType<typeof pageMessages>['heads'];

/** The title and description for search engines if no others were written. */
export function defaultSearchTexts(slug: SearchedPage) {
  const { title, description } = filled(pageMessages().heads[slug], slug);
  return { title, description: description || settings().company.description };
}
