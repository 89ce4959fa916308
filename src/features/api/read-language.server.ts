import { isTranslatedAt } from '../../records/translations/published.server.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { laterPages } from '../../lib/web/page-numbers.ts';
import type { KnownQueries } from '../../platform/page-cache/page-address.ts';
import { localeOf, publicLanguages } from '../../model/languages.ts';
import {
  contentLocale,
  runInLanguage,
  sourceLocale,
} from '../../platform/languages/page-language.ts';
import { nounNames } from '../nouns.ts';
import { keyedReads } from './keys/api-key.ts';
import { apiRoot, Problem } from './problem.ts';

/** The parameter of reads. It is part of the address, so that caches keep the languages apart. */
const parameter = 'language';

const unknown = 'unknown';

/** The one spelling of a language. The source language has none: it is what is answered without the parameter. */
function spelling(tag: string) {
  if (tag.trim() === '') return undefined;
  const source = sourceLocale();
  const locale = localeOf(tag, [source, ...publicLanguages().map((one) => one.locale)]);
  return locale === source ? undefined : (locale ?? unknown);
}

/** The parameter that says after which record a list goes on: its place, and its id. */
const cursorParameter = 'after';
const cursorPattern = /^([\w-]{0,200})\.([\w-]{1,64})$/;

/** What is longer than a day is no day. */
function cutShort(text: string) {
  return text.slice(0, '2026-12-03'.length + 1);
}

export type Cursor = { key: string; id: string };

function cursorSpelling(text: string) {
  return cursorPattern.test(text) ? text : unknown;
}

/** Where a list goes on. Throws a `Problem` for text that is no cursor. */
export function readCursor(url: URL): Cursor | undefined {
  const text = url.searchParams.get(cursorParameter);
  if (text === null) return undefined;
  const [, key, id] = cursorPattern.exec(text) ?? [];
  if (key === undefined || id === undefined)
    throw new Problem('missing', { detail: 'Go on with the URL in `next`.' });
  return { key, id };
}

/** What makes different answers of the API. */
export const apiQueries: KnownQueries = {
  ...Object.fromEntries(
    Object.keys(keyedReads).flatMap((name) => [
      [`${apiRoot}/${name}`, 'private'],
      [`${apiRoot}/${name}/*`, 'private'],
    ]),
  ),
  ...Object.fromEntries(
    nounNames.flatMap((name) => [
      [
        `${apiRoot}/${name}`,
        { page: laterPages, [cursorParameter]: cursorSpelling, [parameter]: spelling },
      ],
      [`${apiRoot}/${name}/*`, { [parameter]: spelling }],
    ]),
  ),
  [`${apiRoot}/projects/*/homes`]: { [parameter]: spelling },
  [`${apiRoot}/projects/*/viewings`]: { from: cutShort, until: cutShort, [parameter]: spelling },
};

/** Reads in the language of the URL. Throws a `Problem` if it is not a public language of the site. */
export function readInLanguage<T>(url: URL, read: () => Promise<T>): Promise<T> {
  const locale = spelling(url.searchParams.get(parameter) ?? '');
  if (locale === unknown)
    throw new Problem('missing', { detail: 'The site is not in this language.' });
  return runInLanguage(locale, read);
}

/** True in the source language, and if the public record is translated into the language that is read. */
export async function isInLanguage(noun: NounName, slug: string) {
  const locale = contentLocale();
  return locale === undefined || isTranslatedAt(noun, slug, locale);
}

/** The query of what is read in the language of the content, after a cursor; with its question mark, or empty. */
export function readQuery(cursor?: Cursor) {
  const locale = contentLocale();
  const query = new URLSearchParams({
    ...(cursor && { [cursorParameter]: `${cursor.key}.${cursor.id}` }),
    ...(locale !== undefined && { [parameter]: locale }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The language of what is read, as its answers say it. */
export function readLocale() {
  return contentLocale() ?? sourceLocale();
}
