import { textOf, valueAt, type Values } from '../../admin/forms/values.ts';
import type { Advice } from '../../admin/publishing/AdviceList.tsx';
import { capitalised } from '../../lib/capitalised.ts';
import { isImageUrl } from '../../lib/media-key.ts';
import { plural } from '../../lib/plural.ts';

/** What is known beside the values of a form. Undefined while it is not known. */
export type AdviceFacts = {
  /** The alternative text of a picture. */
  altOf: (url: string) => string | undefined;
  /** The addresses of the site's own pages. */
  pages: ReadonlySet<string> | undefined;
};

export type AdviceOf = (values: Values, facts: AdviceFacts) => Advice[];

/** The pictures of some fields, each named such as `the photo`, that have no alternative text. */
export function pictureAdvice(
  values: Values,
  { altOf }: AdviceFacts,
  names: Record<string, string>,
): Advice[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const count = picturesIn(valueAt(values, field)).filter((url) => altOf(url) === '').length;
    if (count === 0) return [];
    const isList = Array.isArray(valueAt(values, field));
    const of = isList ? `${plural(count, '# picture', '# pictures')} of ${name}` : name;
    const verb = isList && count > 1 ? 'have' : 'has';
    return [{ field, text: `${capitalised(of)} ${verb} no alternative text` }];
  });
}

/** Fields that may be empty, and are better filled. */
export function emptyAdvice(values: Values, texts: Record<string, string>): Advice[] {
  return Object.entries(texts)
    .filter(([field]) => textOf(values, field).trim() === '')
    .map(([field, text]) => ({ field, text }));
}

/** The links of a rich text to pages of the site that are not there. */
export function linkAdvice(values: Values, { pages }: AdviceFacts, field: string): Advice[] {
  const dead = ownLinksIn(textOf(values, field)).filter((path) => pages && !pages.has(path));
  if (dead.length === 0) return [];
  const text =
    dead.length === 1
      ? `The link to ${dead[0]} leads nowhere`
      : `${dead.length} links lead nowhere`;
  return [{ field, text }];
}

/** The addresses of pages of the site that a rich text leads to. Files are none. */
export function ownLinksIn(html: string) {
  return [...html.matchAll(/\shref="(\/(?!\/)[^"]*)"/g)]
    .map(([, address = '']) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''))
    .filter((path) => !path.split('/').at(-1)?.includes('.'));
}

/** The addresses of all our pictures anywhere in a value. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return isImageUrl(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(picturesIn))];
}
