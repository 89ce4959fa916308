import { AsyncLocalStorage } from 'node:async_hooks';
import { provideNameLanguage } from '../../lib/text/name-language.ts';
import { providePathPrefix } from '../../lib/text/path-prefix.ts';
import { languagePath, publicLanguages, siteLanguages } from './languages.ts';
import { hasSettings, settings } from '../settings.ts';

/** Undefined is the source language. */
type PageLanguages = { frame?: string | undefined; content?: string | undefined };

const running = new AsyncLocalStorage<PageLanguages>();

providePathPrefix(
  () => {
    const frame = frameLocale();
    return frame === undefined ? '' : `/${languagePath(frame)}`;
  },
  // The list of built-in addresses is made before there are settings.
  () => (hasSettings() ? publicLanguages().map(({ path }) => `/${path}`) : []),
);

provideNameLanguage(() => (contentLocale() === undefined ? undefined : sourceLocale()));

/** Runs something in one language. Without a locale it is the source language. */
export function runInLanguage<T>(locale: string | undefined, run: () => T): T {
  return runInLanguages({ frame: locale, content: locale }, run);
}

/** Runs something in the language of a form that was sent. If the site no longer has it, in the source language. */
export function runInFormLanguage<T>(
  { consentLanguage }: { consentLanguage: string },
  run: () => T,
): T {
  const isOffered = siteLanguages().some(({ locale }) => locale === consentLanguage);
  return runInLanguage(isOffered ? consentLanguage : undefined, run);
}

/** Runs something whose content has another language than the frame around it. */
export function runInLanguages<T>({ frame, content }: PageLanguages, run: () => T): T {
  const source = sourceLocale();
  const other = (locale: string | undefined) => (locale === source ? undefined : locale);
  return running.run({ frame: other(frame), content: other(content) }, run);
}

/** Runs what belongs to the frame, such as the navigation, in the language of the frame. */
export function inFrame<T>(run: () => T): T {
  const frame = frameLocale();
  return running.run({ frame, content: frame }, run);
}

/** The locale of the content. Undefined in the source language. */
export function contentLocale() {
  return running.getStore()?.content;
}

/** The locale of what is around the content. Undefined in the source language. */
export function frameLocale() {
  return running.getStore()?.frame;
}

/** The locale that records are written in. */
export function sourceLocale() {
  return running.run({}, () => settings().language.locale);
}
