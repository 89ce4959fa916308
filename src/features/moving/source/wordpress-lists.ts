import { toSlug } from '../../../lib/text/slug.ts';
import { paths } from '../../../site/paths.ts';
import type { SourceRedirect } from '../moving.ts';

/** A category, a tag, or another group. */
export type Term = { taxonomy: string; id: string; slug: string; parent: string };

/** What the lists of WordPress are named by. */
type Lists = {
  authors: ReadonlyMap<string, string>;
  authorIds: ReadonlyMap<string, string>;
  terms: readonly Term[];
  months: ReadonlySet<string>;
  pagesOfParent: ReadonlyMap<string, readonly string[]>;
  /** The path at which WordPress was installed, such as `/blog`. */
  base: string;
};

/** Groups that have no page. */
const unseen = new Set([
  '',
  'nav_menu',
  'post_format',
  'link_category',
  'wp_theme',
  'post_translations',
  'term_language',
  'term_translations',
]);
const feeds = ['rss2', 'rss', 'rdf', 'atom'];

/** The lists of WordPress and the pages of attachments that belong to nothing, which lead to the news. */
export function listRedirects(lists: Lists): SourceRedirect[] {
  const { authors, authorIds, terms, months, pagesOfParent, base } = lists;
  const years = new Set([...months].map((month) => month.slice(0, 4)));
  const parents = new Map(terms.map((one) => [termKey(one), one.parent]));
  const found = [
    ...terms
      .filter(({ taxonomy }) => !unseen.has(taxonomy))
      .flatMap((one) => pathsOfTerm(one, parents)),
    ...[...authors.keys()].flatMap((login) => [
      `/author/${login}`,
      `/author/${toSlug(login)}`,
      `/?author_name=${encodeURIComponent(login)}`,
      ...(authorIds.get(login) ? [`/?author=${authorIds.get(login)}`] : []),
    ]),
    ...[...years].flatMap((year) => [`/${year}`, `/?m=${year}`]),
    ...[...months].map((month) => `/?m=${month}`),
    '/blog',
    '/page',
  ].map((path) => base + path);
  const orphans = ['', '0'].flatMap((parent) => pagesOfParent.get(parent) ?? []);
  const ofFeeds = ['/feed', '/comments/feed', ...feeds.map((name) => `/?feed=${name}`)];
  return [
    ...[...found, ...orphans].map((from) => ({ from, to: paths.news, place: 'Lists' })),
    ...ofFeeds.map((path) => ({ from: base + path, to: paths.newsFeed, place: 'Lists' })),
  ];
}

const queriesOfTerms: Record<string, { list: string; slug: string; id: string }> = {
  category: { list: 'category', slug: 'category_name', id: 'cat' },
  post_tag: { list: 'tag', slug: 'tag', id: 'tag_id' },
};

function termKey({ taxonomy, slug }: Pick<Term, 'taxonomy' | 'slug'>) {
  return `${taxonomy} ${slug}`;
}

function pathsOfTerm({ taxonomy, id, slug, parent }: Term, parents: ReadonlyMap<string, string>) {
  const names = queriesOfTerms[taxonomy] ?? { list: taxonomy, slug: taxonomy, id: '' };
  const above = [slug];
  for (let next = parent; next !== '' && !above.includes(next) && above.length < maxLevels;) {
    above.unshift(next);
    next = parents.get(termKey({ taxonomy, slug: next })) ?? '';
  }
  return [
    `/${names.list}/${above.join('/')}`,
    ...(above.length > 1 ? [`/${names.list}/${slug}`] : []),
    `/?${names.slug}=${slug}`,
    ...(names.id === '' || id === '' ? [] : [`/?${names.id}=${id}`]),
  ];
}

const maxLevels = 6;
