import { ownOrigin, pathPrefix, pathPrefixes } from '../text/path-prefix.ts';
import { internationalNumber } from './telephone-forms.ts';
import { isTakenPath } from './site-path.ts';

const sameInAll = /^\/(?:[^/]+\.(?:png|svg|ico)|robots\.txt|sitemap\.xml)$/;

/** True for paths that the server serves the same in all languages. */
export function isSameInAll(path: string) {
  return isTakenPath(path) || sameInAll.test(path);
}

/** The address of a stored path in the language around the page. Other addresses stay as they are. */
export function localPath(path: string) {
  const prefix = pathPrefix();
  if (prefix === '' || !/^\/(?!\/)/.test(path)) return path;
  const [plain = ''] = path.split(/[?#]/, 1);
  if (isSameInAll(plain) || prefixOf(plain) !== '') return path;
  return prefix + (plain === '/' ? path.slice(1) : path);
}

/**
 * The address of a link in a text. A full URL of the site becomes a path, so that it stays in the language. A telephone
 * number gets the code of its country.
 */
export function linkInText(href: string) {
  if (href.startsWith('tel:')) {
    const number = href.slice('tel:'.length);
    // One with parameters, such as an extension, is complete.
    return /[;,]/.test(number) ? href : `tel:${internationalNumber(number) ?? number}`;
  }
  const origin = ownOrigin();
  const isOwn =
    origin !== '' && href.startsWith(origin) && /^(?:$|[/?#])/.test(href.slice(origin.length));
  if (!isOwn) return localPath(href);
  const path = href.slice(origin.length);
  return localPath(path.startsWith('/') ? path : `/${path}`);
}

/** The path that a page has in the source language. */
export function sourcePath(path: string) {
  const rest = path.slice(prefixOf(path.split(/[?#]/, 1)[0] ?? '').length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function prefixOf(path: string) {
  return pathPrefixes().find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? '';
}
