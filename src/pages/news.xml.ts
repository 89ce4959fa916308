import { frameMessages } from '../messages/frame.ts';
import type { APIRoute } from 'astro';
import { newsErrors } from '../features/news/news.ts';
import { newsFeed } from '../features/news/news-feed.ts';
import { listWholeNews } from '../features/news/news.server.ts';
import { errorText } from '../messages/pages.ts';
import { attempt } from '../platform/attempt.ts';
import { officeToday } from '../site/office-today.ts';
import { headOffice, settings } from '../site/settings/settings.ts';
import { pageTitle } from '../site/page-title.ts';
import { paths } from '../site/paths.ts';

export const GET: APIRoute = async ({ url }) => {
  const { data, error } = await attempt(() => listWholeNews(officeToday()), newsErrors.fetchItems);
  if (error) return new Response(errorText(error.message), { status: 503 });
  const { items, textMedia } = data;
  const feed = {
    textMedia,
    title: pageTitle(frameMessages().news),
    description: settings().company.description,
    page: new URL(paths.news, url),
    address: new URL(paths.newsFeed, url),
    language: settings().language.locale,
    timeZone: headOffice().timeZone,
  };
  return new Response(newsFeed(items, feed), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
