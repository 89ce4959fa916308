import type { ReactNode } from 'react';
import { nameLanguage } from '../lib/text/name-language.ts';

/** A name that is the same in all languages, marked with its own on a page in another language. */
export function SourceName({ children }: { children: ReactNode }) {
  const lang = nameLanguage();
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
