import { textAt, valueAt, type Values } from '../../../admin/forms/values.ts';
import type { Advice } from '../../../admin/publishing/AdviceList.tsx';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { isImageUrl, mediaUrlsIn } from '../../../lib/media/media-key.ts';
import { plural } from '../../../lib/text/plural.ts';

/** Facts from outside the form's values. Undefined while they load. */
export type AdviceFacts = {
  /** The alternative text of a picture. */
  findAlt: (url: string) => string | undefined;
  /** The paths of the site's own pages. */
  pages: ReadonlySet<string> | undefined;
};

export type AdviceCheck = (values: Values, facts: AdviceFacts) => Advice[];

/** The pictures without an alternative text in some fields. Each field has a name, such as `the photo`. */
export function imageAdvice(
  values: Values,
  { findAlt }: AdviceFacts,
  names: Record<string, string>,
): Advice[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const count = findImageUrls(valueAt(values, field)).filter((url) => findAlt(url) === '').length;
    if (count === 0) return [];
    const value = valueAt(values, field);
    const isList = Array.isArray(value) || !isImageUrl(String(value));
    const subject = isList ? `${plural(count, '# image', '# images')} of ${name}` : name;
    const verb = isList && count > 1 ? 'have' : 'has';
    return [{ field, text: `${capitalised(subject)} ${verb} no alt text` }];
  });
}

/** Optional fields that should have a value. */
export function emptyAdvice(values: Values, texts: Record<string, string>): Advice[] {
  return Object.entries(texts)
    .filter(([field]) => textAt(values, field).trim() === '')
    .map(([field, text]) => ({ field, text }));
}

/** The links of a rich text to missing pages of the site. */
export function linkAdvice(values: Values, { pages }: AdviceFacts, field: string): Advice[] {
  const deadLinks = ownLinksIn(textAt(values, field)).filter((path) => pages && !pages.has(path));
  if (deadLinks.length === 0) return [];
  const text =
    deadLinks.length === 1
      ? `The link to ${deadLinks[0]} is broken`
      : `${deadLinks.length} links are broken`;
  return [{ field, text }];
}

/** The paths of the site's own pages that a rich text links to. Excludes files. */
export function ownLinksIn(html: string) {
  return [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)]
    .map(([, url = '']) => url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''))
    .filter((path) => !path.split('/').at(-1)?.includes('.'));
}

/** The URLs of all our pictures anywhere in a value, also in its rich texts. */
export function findImageUrls(value: unknown): string[] {
  if (typeof value === 'string') return mediaUrlsIn(value).filter(isImageUrl);
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(findImageUrls))];
}
