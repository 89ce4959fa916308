import type { SiteSettings } from '../../site/settings/sections.ts';

/** The languages that the demo content is translated into. */
export const demoLanguages: SiteSettings['language'] = {
  locale: 'en-CA',
  others: [
    { locale: 'fr-CA', name: 'Français', state: 'public' },
    { locale: 'ja-JP', name: '日本語', state: 'public' },
    { locale: 'zh-Hant-TW', name: '繁體中文', state: 'public' },
  ],
};
