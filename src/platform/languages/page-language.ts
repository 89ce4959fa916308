import { AsyncLocalStorage } from 'node:async_hooks';
import { markSource, sourceFinder, type SourceFinder } from '../html/source-texts.ts';
import { provideNameLanguage, provideTextLanguages } from '../../lib/text/name-language.ts';
import { providePathPrefix } from '../../lib/text/path-prefix.ts';
import { languagePath, publicLanguages, siteLanguages } from '../../model/languages.ts';
import { hasLanguages, ownLanguages } from '../../model/own-languages.ts';

/** Undefined is the source language. */
type PageLanguages = { frame?: string | undefined; content?: string | undefined };

type Running = PageLanguages & { shown?: ShownTexts };

/** What is shown as it was written, and what finds it. */
type ShownTexts = { lists: Set<readonly string[]>; find: SourceFinder | undefined };

const running = new AsyncLocalStorage<Running>();

providePathPrefix(
  () => {
    const frame = frameLocale();
    return frame === undefined ? '' : `/${languagePath(frame)}`;
  },
  // The list of built-in addresses is made before there are settings.
  () => (hasLanguages() ? publicLanguages().map(({ path }) => `/${path}`) : []),
);

provideNameLanguage(() => (contentLocale() === undefined ? undefined : sourceLocale()));

provideTextLanguages({
  parts: (text) => {
    const parts = findSource()?.(text) ?? [];
    if (!parts.some(({ isSource }) => isSource)) return undefined;
    const lang = sourceLocale();
    return parts.map(({ text: part, isSource }) =>
      isSource ? { text: part, lang } : { text: part },
    );
  },
  note: (texts) => {
    const shown = running.getStore()?.shown;
    if (!shown || texts.length === 0 || shown.lists.has(texts)) return;
    shown.lists.add(texts);
    shown.find = undefined;
  },
});

/** Runs something in one language. Without a locale it is the source language. */
export function runInLanguage<T>(locale: string | undefined, run: () => T): T {
  return runInLanguages({ frame: locale, content: locale }, run);
}

/** Runs something in the language of a form that was sent. */
export function runInFormLanguage<T>(form: SentForm, run: () => T): T {
  return runInLanguage(languageOfForm(form), run);
}

type SentForm = { consentLanguage: string };

/** The language of a form that was sent. Undefined, the source language, if the site no longer has it. */
export function languageOfForm({ consentLanguage }: SentForm) {
  const isOffered = siteLanguages().some(({ locale }) => locale === consentLanguage);
  return isOffered ? consentLanguage : undefined;
}

/** Runs something whose content has another language than the frame around it. */
export function runInLanguages<T>({ frame, content }: PageLanguages, run: () => T): T {
  const source = sourceLocale();
  const other = (locale: string | undefined) => (locale === source ? undefined : locale);
  const shown: ShownTexts = { lists: new Set(), find: undefined };
  return running.run({ frame: other(frame), content: other(content), shown }, run);
}

/** Runs what belongs to the frame, such as the navigation, in the language of the frame. */
export function inFrame<T>(run: () => T): T {
  const frame = frameLocale();
  return running.run({ ...running.getStore(), frame, content: frame }, run);
}

/** The HTML of a page or an email in which each text that is not translated has its own `lang`. */
export function withSourceMarked(html: string) {
  const find = findSource();
  return find ? markSource(html, find, sourceLocale()) : html;
}

/** Undefined if no text is shown as it was written. */
function findSource() {
  const shown = running.getStore()?.shown;
  if (!shown || shown.lists.size === 0) return undefined;
  shown.find ??= sourceFinder([...shown.lists].flat());
  return shown.find;
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
  return running.run({}, () => ownLanguages().locale);
}
