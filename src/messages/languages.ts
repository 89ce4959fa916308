import { locale } from '../lib/text/locale.ts';
import { messageLanguage } from '../lib/text/message-language.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import type { MessageArea, Messages } from './messages.ts';
import { traditionalChinese } from './zh-hant.ts';

const languages = { fr: french, ja: japanese, 'zh-hant': traditionalChinese };

/** The messages of an area in the site's language. Undefined if it is English, or has none. */
export function ownMessages<Area extends MessageArea>(area: Area): Messages[Area] | undefined {
  const language = messageLanguage(locale());
  return language && languages[language][area];
}
