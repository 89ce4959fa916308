import { textOfHtml } from '../../../lib/html/html-text.ts';
import { sanitisedHtml } from '../../../platform/html/rich-text.ts';
import { SourceFault, type FileToken, type Source } from './moving.ts';
import type { SourceFiles } from './source-files.server.ts';
import { listRedirects, readAttachment, readWordPressItem, type Known } from './wordpress.ts';
import { readWordPress, type WordPressSite } from './wordpress-items.server.ts';

const tools = {
  clean: sanitisedHtml,
  toText: (html: string) => textOfHtml(sanitisedHtml(html)),
};

type Survey = {
  site: WordPressSite;
  known: Known;
  files: FileToken[];
  alts: Map<string, string>;
  problems: string[];
  /** The paths of attachments and the ids of what they belong to. */
  attachmentPaths: string[];
};

/** An export file of WordPress. Its uploads are beside it, or are fetched from the site. */
export async function openWordPress(file: string, files: SourceFiles): Promise<Source> {
  const survey = await surveyExport(file);
  const { site, known, alts, problems } = survey;
  const host = URL.parse(site.address)?.host;
  if (host === undefined) throw new SourceFault('This is not an export of WordPress.');
  return {
    kind: 'wordpress',
    system: `wordpress ${host}`,
    problems,
    async *records() {
      // News before pages, as all records are written.
      for (const noun of ['news', 'pages'] as const) {
        let number = 0;
        for await (const part of readWordPress(file)) {
          if ('site' in part) continue;
          number += 1;
          const record = readWordPressItem(part, `Item ${number}`, known, tools);
          if (record?.noun === noun) yield record;
        }
      }
    },
    otherFiles: () => survey.files,
    fileNote: (key) => ({ alt: alts.get(key) ?? '' }),
    redirects: () => listRedirects(site, survey.attachmentPaths),
    openFile: files.open,
    findFile: files.find,
    close: files.close,
  };
}

async function surveyExport(file: string): Promise<Survey> {
  const site: WordPressSite = { address: '', authors: new Map(), categories: [], tags: [] };
  const attachments = new Map<string, string>();
  const alts = new Map<string, string>();
  const files: FileToken[] = [];
  const problems: string[] = [];
  const attachmentPaths: string[] = [];
  for await (const part of readWordPress(file)) {
    if ('site' in part) {
      const { address, authors, categories = [], tags = [] } = part.site;
      if (address !== undefined && site.address === '') site.address = address.trim();
      for (const [login, name] of authors ?? []) site.authors.set(login, name);
      site.categories.push(...categories);
      site.tags.push(...tags);
      continue;
    }
    const attachment = readAttachment(part);
    if (!attachment) continue;
    const { id, url, token, alt } = attachment;
    attachments.set(id, url);
    alts.set(url, alt);
    if (token) files.push(token);
    else problems.push(`${url} is neither an image nor a video.`);
    const page = URL.parse(part.texts['link'] ?? '');
    if (page && page.pathname !== '/') attachmentPaths.push(page.pathname);
  }
  return {
    site,
    known: { authors: site.authors, attachments },
    files,
    alts,
    problems,
    attachmentPaths,
  };
}

/** `2019/03/a.jpg` for the URL of an upload. */
export function pathOfUpload({ pathname }: URL) {
  const [, name] = /\/uploads\/(.+)$/.exec(pathname) ?? [];
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return name;
  }
}
