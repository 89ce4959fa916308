import { textOfHtml } from '../../../lib/html/html-text.ts';
import { plural } from '../../../lib/text/plural.ts';
import { cleanHtml } from '../../../platform/html/clean-html.ts';
import { SourceFault, type FileToken, type SourceContent } from '../moving.ts';
import {
  kindOfItem,
  pathsOfAttachment,
  imageKey,
  readAttachment,
  readWordPressItem,
  slugKeeper,
  type Item,
  type Known,
} from './wordpress-item.server.ts';
import { chooseLanguage, itemLanguage, type ItemLanguage } from './wordpress-languages.ts';
import { listRedirects } from './wordpress-lists.ts';
import { readWordPress, type WordPressSite } from './wordpress-items.server.ts';

const tools = {
  clean: cleanHtml,
  toText: (html: string) => textOfHtml(cleanHtml(html)),
};

/** No record that a site shows has a longer text. */
const maxChars = 1_000_000;

/** An item without most of its texts, by which it is named when it is refused. */
function shortened(item: Item): Item {
  const texts = Object.entries(item.texts).map(([name, text]) => [name, text.slice(0, 300)]);
  return { ...item, texts: Object.fromEntries(texts) as Item['texts'] };
}

type Survey = {
  site: WordPressSite;
  known: Known;
  files: FileToken[];
  alts: Map<string, string>;
  problems: string[];
  /** The months in which it published posts, such as `201903`. */
  months: Set<string>;
};

/**
 * An export file of WordPress. Its uploads are beside it, or are fetched from the site. What is in another language than
 * `locale` becomes drafts.
 */
export async function openWordPress(file: string, locale: string): Promise<SourceContent> {
  const survey = await surveyExport(file, locale);
  const { site, known, alts, problems } = survey;
  const host = URL.parse(site.address)?.host;
  if (host === undefined) throw new SourceFault('This is not an export of WordPress.');
  return {
    kind: 'wordpress',
    system: `wordpress ${host}`,
    host,
    problems,
    async *records() {
      const giveSlug = slugKeeper();
      // News before pages, as all records are written.
      for (const noun of ['news', 'pages'] as const) {
        let number = 0;
        for await (const part of readWordPress(file)) {
          if ('site' in part) continue;
          number += 1;
          if ((part.texts['wp:post_type'] === 'page') !== (noun === 'pages')) continue;
          const isTooLong = Object.values(part.texts).some((text) => text.length > maxChars);
          const item = isTooLong ? shortened(part) : part;
          const record = readWordPressItem(item, `Item ${number}`, known, tools);
          if (!record) continue;
          if (isTooLong) record.faults.push('It is longer than 1 MB. Shorten it.');
          giveSlug(record);
          yield record;
        }
      }
    },
    otherFiles: () => survey.files,
    fileNote: (key) => ({ alt: alts.get(key) }),
    redirects: () => listRedirects({ ...site, ...known, months: survey.months }),
  };
}

async function surveyExport(file: string, locale: string): Promise<Survey> {
  const site: WordPressSite = {
    address: '',
    authors: new Map(),
    authorIds: new Map(),
    terms: [],
  };
  const attachments = new Map<string, string>();
  const pagesOfParent = new Map<string, string[]>();
  const alts = new Map<string, string>();
  const files: FileToken[] = [];
  const problems: string[] = [];
  const months = new Set<string>();
  const languages = new Map<string, ItemLanguage>();
  const others = new Map<string, number>();
  let inBin = 0;
  let comments = 0;
  for await (const part of readWordPress(file)) {
    if ('site' in part) {
      const { address, authors, authorIds, terms = [] } = part.site;
      if (address !== undefined && site.address === '') site.address = address.trim();
      for (const [login, name] of authors ?? []) site.authors.set(login, name);
      for (const [login, id] of authorIds ?? []) site.authorIds.set(login, id);
      site.terms.push(...terms);
      continue;
    }
    const { texts } = part;
    const [, year, month] = /^(\d{4})-(\d\d)/.exec(texts['wp:post_date'] ?? '') ?? [];
    if (texts['wp:post_type'] === 'post' && texts['wp:status'] === 'publish' && year)
      months.add(`${year}${month}`);
    comments += part.comments;
    const kind = kindOfItem(part);
    if (kind === 'bin') inBin += 1;
    const language = kind === 'record' ? itemLanguage(part) : undefined;
    if (language) languages.set(language.slug, language);
    if (kind === 'other') {
      const type = texts['wp:post_type'] || 'without a kind';
      others.set(type, (others.get(type) ?? 0) + 1);
    }
    const attachment = readAttachment(part);
    if (!attachment) continue;
    const { id, url, token, alt, parent } = attachment;
    if (url === '') {
      problems.push(`The attachment “${texts['title'] ?? id}” has no address.`);
      continue;
    }
    attachments.set(id, url);
    if (alt !== '') alts.set(url, alt);
    if (token) files.push(token);
    else problems.push(`${url} is neither an image nor a video.`);
    const pages = pagesOfParent.get(parent) ?? [];
    pages.push(...pathsOfAttachment(part));
    pagesOfParent.set(parent, pages);
  }
  const base = (URL.parse(site.address)?.pathname ?? '').replace(/\/$/, '');
  for (const [parent, pages] of pagesOfParent)
    pagesOfParent.set(
      parent,
      pages.map((page) => (page.startsWith('/?') ? base + page : page)),
    );
  problems.push(...leftOut({ others, inBin, comments }));
  const known = {
    address: site.address,
    authors: site.authors,
    attachments,
    attachmentsByKey: new Map([...attachments.values()].map((url) => [imageKey(url), url])),
    pagesOfParent,
    base,
    language: chooseLanguage(languages.values(), locale),
  };
  return { site, known, files, alts, problems, months };
}

type LeftOut = { others: ReadonlyMap<string, number>; inBin: number; comments: number };

function leftOut({ others, inBin, comments }: LeftOut) {
  const kinds = [...others].map(([type, count]) => `${count} ${type}`);
  const count = [...others.values()].reduce((sum, one) => sum + one, 0);
  return [
    ...(count > 0
      ? [
          plural(count, '# item of another kind was', '# items of other kinds were') +
            ` left out: ${kinds.join(', ')}.`,
        ]
      : []),
    ...(inBin > 0
      ? [plural(inBin, '# item in the bin was left out.', '# items in the bin were left out.')]
      : []),
    ...(comments > 0
      ? [plural(comments, '# comment was left out.', '# comments were left out.')]
      : []),
  ];
}
