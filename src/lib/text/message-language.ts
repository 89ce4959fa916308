/** The languages with messages of their own, besides English. */
export type MessageLanguage = 'fr' | 'ja' | 'zh-hant';

/** Chinese is written in traditional characters in these regions, and wherever the tag says so. */
const traditional = /^zh(?:-Hant\b|-(?:TW|HK|MO)$)/i;

/** The language of the messages for a locale. Undefined for English, and for languages without messages. */
export function messageLanguage(locale: string): MessageLanguage | undefined {
  if (/^fr\b/i.test(locale)) return 'fr';
  if (/^ja\b/i.test(locale)) return 'ja';
  return traditional.test(locale) ? 'zh-hant' : undefined;
}

export function hasIdeographs(text: string) {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** Whether a language is written in ideographs, without spaces between words. */
export function isIdeographic(language: string) {
  return /^(?:ja|zh)\b/.test(language);
}
