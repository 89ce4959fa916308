import { isSameInAll } from '../../lib/web/local-path.ts';
import { languagePaths, publicLanguages, siteLanguages } from '../../model/languages.ts';
import { type SiteLanguage } from '../../model/own-languages.ts';
import { routedPath } from '../../lib/web/routed-path.ts';

export type LanguageAddress = {
  /** Undefined for the source language. */
  language: SiteLanguage | undefined;
  /** The address that the page has in the source language. */
  url: string;
};

/** Reads the language of a requested address: of its first part as the router reads it. */
export function readLanguage(url: string): LanguageAddress {
  const { pathname, search } = new URL(`http://site.invalid${url}`);
  const path = routedPath(pathname);
  const language = languageOf(path);
  if (!language) return { language, url };
  const rest = path.slice(language.path.length + 1) || '/';
  return { language, url: (isSameInAll(rest) ? path : rest) + search };
}

/** For the home page of a language with a slash at the end: the address without it. */
export function homeWithoutSlash(url: string) {
  const { language, url: rest } = readLanguage(url);
  const [path = ''] = url.split('?', 1);
  return language && rest.replace(/\?.*$/, '') === '/' && path.endsWith('/')
    ? `/${language.path}${rest.slice(1)}`
    : undefined;
}

/**
 * For a private link that was sent in a language which the site no longer has: the link in the source language. People
 * unsubscribe by such links.
 */
export function privateLinkInSource(url: string) {
  const [, first = '', rest] =
    /^\/([\w-]+)(\/(?:private\/.+|viewings\/[\w-]{43}(?:\/.+)?))$/.exec(url) ?? [];
  return languageOf(`/${first}`) ? undefined : rest;
}

/**
 * An address of a public language that has another first part by now, as it is now: `/fr/about` is `/fr-ca/about` once
 * there is a second French.
 */
export function addressInMovedLanguage(url: string) {
  const [, first = '', rest = ''] = /^\/([\w-]+)(.*)$/.exec(url) ?? [];
  const name = first.toLowerCase();
  if (siteLanguages().some(({ path }) => path === name)) return undefined;
  const language = publicLanguages().find(({ locale }) => languagePaths(locale).includes(name));
  return language && `/${language.path}${rest}`;
}

/** What a path begins with in its language, such as `/fr`. Empty in the source language. */
export function prefixOf(path: string) {
  const language = languageOf(path);
  return language ? `/${language.path}` : '';
}

function languageOf(path: string) {
  const [, first] = path.split('/', 2);
  return publicLanguages().find((language) => language.path === first);
}
