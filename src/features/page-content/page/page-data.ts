import { pageMessages } from '../../../messages/pages.ts';
import { heroImage } from '../../../lib/media/hero-media.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { Page } from '../page-content.ts';
import { filled } from '../page-placeholders.ts';

type Head = Pick<Page, 'hero' | 'search'>;

/** The metadata of a page, from its hero and its search texts. */
export function pageHead({ hero, search }: Head) {
  return { image: heroImage(hero.media), shows: [hero.media], search };
}

/** True if the hero plays a film, so that the page needs the film script. */
export function hasVideo({ hero }: Pick<Page, 'hero'>) {
  return hero.media.kind !== 'image';
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
