import { startOfDay } from '../../lib/time/dates.ts';
import { richTextElsewhere, type TextMedia } from '../../lib/html/rich-text.ts';
import { xmlText } from '../../lib/html/xml.ts';
import { categoryName } from './category-name.ts';
import { newsAddress, storyUrl } from './news-data.ts';
import type { NewsItem } from './news.ts';

type Feed = {
  title: string;
  description: string;
  /** A locale such as `en-CA`. */
  language: string;
  page: URL;
  address: URL;
  /** An item's day begins at midnight in this time zone. */
  timeZone: string;
  textMedia: TextMedia;
};

/** The news as RSS 2.0. */
export function newsFeed(items: NewsItem[], feed: Feed) {
  const { title, description, language, page, address } = feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(page.href)}</link>
<atom:link href="${xmlText(address.href)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(description)}</description>
<language>${language.toLowerCase()}</language>
${items.map((item) => itemElement(item, feed)).join('\n')}
</channel>
</rss>
`;
}

function itemElement(item: NewsItem, { page, timeZone, textMedia }: Feed) {
  const html = richTextElsewhere(item.content, textMedia, page);
  return [
    '<item>',
    `<title>${xmlText(item.title)}</title>`,
    `<link>${xmlText(storyUrl(item, page))}</link>`,
    `<guid isPermaLink="true">${xmlText(newsAddress(item, page))}</guid>`,
    `<pubDate>${new Date(startOfDay(item.publishedAt, timeZone)).toUTCString()}</pubDate>`,
    `<category>${xmlText(categoryName(item.category))}</category>`,
    `<description>${xmlText(html)}</description>`,
    '</item>',
  ].join('\n');
}
