import { messageLanguage } from '../../../lib/text/message-language.ts';
import { languageLabel } from '../translation.ts';

/** From one language to another, such as `en-CA` and `fr-CA`. */
export type Languages = { from: string; to: string };

export function isEnglish(locale: string) {
  return /^en\b/i.test(locale);
}

/** True if the initial content is there in both languages. */
export function haveBaseTexts({ from, to }: Languages) {
  return [from, to].every((locale) => isEnglish(locale) || messageLanguage(locale) !== undefined);
}

/** True if the initial content reads otherwise in the other language. */
export function changesBaseTexts(languages: Languages) {
  return haveBaseTexts(languages) && languageLabel(languages.from) !== languageLabel(languages.to);
}
