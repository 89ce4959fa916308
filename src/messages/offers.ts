/** What is offered in a language on pages of the others, by the language of the messages. */
export const languageOffers: Record<string, { text: string; close: string }> = {
  en: { text: 'This page is also in English.', close: 'Close' },
  fr: { text: 'Cette page existe en français.', close: 'Fermer' },
  ja: { text: 'このページは日本語でもご覧いただけます。', close: '閉じる' },
  'zh-Hant': { text: '本頁有繁體中文版。', close: '關閉' },
};
