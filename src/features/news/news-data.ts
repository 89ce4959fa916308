import { pageQuery } from '../../lib/web/page-numbers.ts';
import { projectMessages } from '../../messages/projects.ts';
import { heroImage } from '../../lib/media/hero-media.ts';
import { pageHead, defaultSearchTexts } from '../page-content/page/page-data.ts';
import { textOfRichText } from '../../lib/html/rich-text.ts';
import { inText } from '../../lib/text/in-line.ts';
import { locale } from '../../lib/text/locale.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { paths } from '../../site/paths.ts';
import type { Page } from '../page-content/page-content.ts';
import type { LinkedProject } from '../projects/project.ts';
import { categoryName } from './category-name.ts';
import { newsAnchor, type NewsItem, type NewsPage, type NewsStory } from './news.ts';

/** More would make the page too heavy. The feed has all items. */
const maxDescribed = 20;

/** The metadata of a page of the news. `url` is the absolute URL of the page. */
export function newsHead(
  content: Pick<Page, 'hero' | 'search'>,
  { items, page }: Pick<NewsPage, 'items' | 'page'>,
  url: URL,
) {
  const { shows, ...head } = pageHead(content);
  const texts = defaultSearchTexts('news');
  const { onPage } = projectMessages().search.titles;
  return {
    ...texts,
    ...head,
    ...(page > 1 && {
      title: onPage(texts.title, page),
      search: undefined,
      query: pageQuery(page),
      within: { name: texts.title, path: paths.news },
    }),
    structuredData: newsData(items, new URL(paths.news, url)),
    shows: [...shows, ...items.map(({ media }) => media)],
  };
}

/** The metadata of the page of an item. `url` is the absolute URL of the page. */
export function storyHead({ item, textMedia }: Pick<NewsStory, 'item' | 'textMedia'>, url: URL) {
  return {
    title: item.title,
    description: truncate(inText(paragraphs(textOfRichText(item.content))), 160),
    image: heroImage(item.media),
    shows: [item.media, ...textMedia.values()],
    structuredData: articleData(item, new URL(paths.news, url)),
    within: { name: defaultSearchTexts('news').title, path: paths.news },
  };
}

/** The URL of an item on the news page. `page` is the URL of that page. */
export function newsAddress(item: NewsItem, page: URL) {
  return new URL(`#${newsAnchor(item)}`, page).href;
}

/** The URL of the page of an item. `page` is any URL of the site. */
export function storyUrl({ slug }: Pick<NewsItem, 'slug'>, page: URL) {
  return new URL(paths.newsItem(slug), page).href;
}

/** The newest items as structured data. `page` is the URL of the news page. */
function newsData(items: NewsItem[], page: URL) {
  return items.slice(0, maxDescribed).map((item) => articleData(item, page));
}

function aboutProject({ slug, title }: LinkedProject, page: URL) {
  const url = new URL(paths.project(slug), page).href;
  return { '@type': 'ApartmentComplex', '@id': `${url}#building`, name: title, url };
}

export function articleData(item: NewsItem, page: URL) {
  const company = { '@id': `${page.origin}/#company` };
  const image = heroImage(item.media);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': newsAddress(item, page),
    url: storyUrl(item, page),
    headline: item.title,
    inLanguage: locale(),
    articleSection: categoryName(item.category),
    articleBody: textOfRichText(item.content),
    datePublished: item.publishedAt,
    dateModified: item.updatedAt,
    image: image ? [new URL(image.url, page).href] : undefined,
    about: item.project ? aboutProject(item.project, page) : undefined,
    author: company,
    publisher: company,
  };
}
