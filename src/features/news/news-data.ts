import { heroPicture } from '../../lib/hero-media.ts';
import { pageHead, searchWords } from '../page-content/page-data.ts';
import type { Page } from '../page-content/page-content.ts';
import { newsAnchor, type NewsItem } from './news.ts';

/** More would weigh the page down; the feed and the page itself have them all. */
const maxDescribed = 20;

/** What the head of the page of news says. `address` is that of the page, absolute. */
export function newsHead(page: Pick<Page, 'hero' | 'search'>, items: NewsItem[], address: URL) {
  const { shows, ...head } = pageHead(page);
  return {
    ...searchWords('news'),
    ...head,
    structuredData: newsData(items, new URL(address.pathname, address)),
    shows: [...shows, ...items.map(({ media }) => media)],
  };
}

/** The address of an item's place on the page of news, whose own is `page`. */
export function newsAddress(item: NewsItem, page: URL) {
  return new URL(`#${newsAnchor(item)}`, page).href;
}

/** The newest items as structured data. `page` is the address of the page of news. */
function newsData(items: NewsItem[], page: URL) {
  const company = { '@id': `${page.origin}/#company` };
  return items.slice(0, maxDescribed).map((item) => {
    const picture = heroPicture(item.media);
    return {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      '@id': newsAddress(item, page),
      url: newsAddress(item, page),
      headline: item.title,
      articleSection: item.category,
      articleBody: item.content,
      datePublished: item.publishedAt,
      dateModified: item.updatedAt,
      image: picture ? [new URL(picture.url, page).href] : undefined,
      author: company,
      publisher: company,
    };
  });
}
