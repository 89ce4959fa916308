import { beforeEach, expect, test } from 'vitest';
import { demoLanguages } from '../settings/languages.demo.ts';
import { translatedSettings } from '../settings/translated-settings.server.ts';
import { locale } from '../../lib/text/locale.ts';
import { pathPrefix } from '../../lib/text/path-prefix.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import {
  addressInMovedLanguage,
  homeWithoutSlash,
  privateLinkInSource,
  readLanguage,
} from './language-address.ts';
import { languagePath } from '../../model/languages.ts';
import {
  contentLocale,
  frameLocale,
  inFrame,
  runInLanguage,
  runInLanguages,
  sourceLocale,
} from '../../platform/languages/page-language.ts';
import { localPath, paths, sourcePath } from '../../site/paths.ts';
import { provideSettings } from '../../site/settings/settings.ts';

let language = demoLanguages;

beforeEach(() => {
  language = demoLanguages;
  provideSettings(() => {
    const current = contentLocale();
    const shown = { ...baseSettings, language };
    return current === undefined ? shown : translatedSettings(shown, current);
  });
});

function texts() {
  return [locale(), paths.home, paths.project('kestrel-house'), pathPrefix()];
}

test('what runs in a language has its locale and addresses, and nothing else has', async () => {
  const [french, english] = await Promise.all([
    runInLanguage('fr-CA', async () => {
      await Promise.resolve();
      return texts();
    }),
    runInLanguage(undefined, async () => texts()),
  ]);
  expect(french).toEqual(['fr-CA', '/fr', '/fr/projects/kestrel-house', '/fr']);
  expect(english).toEqual(['en-CA', '/', '/projects/kestrel-house', '']);
  expect(texts()).toEqual(english);
});

test('English content within a French frame has the addresses of the frame', () => {
  runInLanguages({ frame: 'fr-CA' }, () => {
    expect([contentLocale(), frameLocale()]).toEqual([undefined, 'fr-CA']);
    expect([locale(), paths.about]).toEqual(['en-CA', '/fr/about']);
    expect(inFrame(() => [locale(), contentLocale(), paths.about])).toEqual([
      'fr-CA',
      'fr-CA',
      '/fr/about',
    ]);
    expect(sourceLocale()).toBe('en-CA');
  });
});

test('the source language is no other', () => {
  runInLanguage('en-CA', () => {
    expect([contentLocale(), frameLocale(), pathPrefix()]).toEqual([undefined, undefined, '']);
  });
});

test.each([
  ['/', '/fr'],
  ['/?sent=vip', '/fr?sent=vip'],
  ['/#menu', '/fr#menu'],
  ['/about#team', '/fr/about#team'],
  ['/frames', '/fr/frames'],
  ['/fr', '/fr'],
  ['/ja/about', '/ja/about'],
  ['/fr?a=1', '/fr?a=1'],
  ['/media/a.jpg', '/media/a.jpg'],
  ['/admin/news', '/admin/news'],
  ['/icon-192.png', '/icon-192.png'],
  ['/partners/ada/card.png', '/fr/partners/ada/card.png'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['#menu', '#menu'],
  ['', ''],
])('in French, %j leads to %j', (stored, address) => {
  expect(runInLanguage('fr-CA', () => localPath(stored))).toBe(address);
  expect(localPath(stored)).toBe(stored);
});

test.each([
  ['/fr', '/'],
  ['/fr?a=1', '/?a=1'],
  ['/zh-hant/about#x', '/about#x'],
  ['/about', '/about'],
  ['/frames', '/frames'],
])('in the source language %j is %j', (address, stored) => {
  expect(sourcePath(address)).toBe(stored);
});

test.each([
  ['/fr', 'fr', '/'],
  ['/fr?a=/ja', 'fr', '/?a=/ja'],
  ['/fr/', 'fr', '/'],
  ['/fr//about', 'fr', '/about'],
  ['//fr/about', 'fr', '/about'],
  ['/%66r/about', 'fr', '/about'],
  ['/%2566r/about', 'fr', '/about'],
  ['/fr/../ja/about', 'ja', '/about'],
  ['/fr/fr', 'fr', '/fr'],
  ['/ja/fr/about', 'ja', '/fr/about'],
  ['/zh-hant/projects?city=tokyo', 'zh-hant', '/projects?city=tokyo'],
  ['/fr/admin', 'fr', '/fr/admin'],
  ['/fr/_actions/send', 'fr', '/fr/_actions/send'],
  ['/fr//evil.example', 'fr', '/evil.example'],
  ['/FR/about', undefined, '/FR/about'],
  ['/fr%2Fabout', undefined, '/fr%2Fabout'],
  ['/frames', undefined, '/frames'],
  ['/about?to=/fr', undefined, '/about?to=/fr'],
])('%j is in %j at %j', (requested, path, url) => {
  const found = readLanguage(requested);
  expect([found.language?.path, found.url]).toEqual([path, url]);
});

test.each([
  ['/fr/', '/fr'],
  ['/fr//?sent=vip', '/fr?sent=vip'],
  ['/fr', undefined],
  ['/fr/about/', undefined],
  ['/', undefined],
])('%j moves to %j', (requested, address) => {
  expect(homeWithoutSlash(requested)).toBe(address);
});

test('a language in preparation has no addresses', () => {
  language = {
    ...language,
    others: language.others.map((other) => ({ ...other, state: 'preparation' as const })),
  };
  expect(readLanguage('/fr/about')).toEqual({ language: undefined, url: '/fr/about' });
});

test('two languages that would share a path have their whole tags', () => {
  expect(['fr-CA', 'ja-JP', 'zh-Hant-TW'].map((tag) => languagePath(tag))).toEqual([
    'fr',
    'ja',
    'zh-hant',
  ]);
  const french = { locale: 'fr-FR', name: 'Français', state: 'public' as const };
  language = { ...language, others: [...language.others, french] };
  expect(['fr-CA', 'fr-FR', 'ja-JP'].map((tag) => languagePath(tag))).toEqual([
    'fr-ca',
    'fr-fr',
    'ja',
  ]);
});

test('private links of a language that the site no longer has lead to the source language', () => {
  expect(privateLinkInSource('/fr/private/leave/abc?left')).toBeUndefined();
  language = { ...language, others: [] };
  expect(privateLinkInSource('/fr/private/leave/abc?left')).toBe('/private/leave/abc?left');
  expect(privateLinkInSource('/fr/private/abc')).toBe('/private/abc');
  expect(privateLinkInSource('/private/leave/abc')).toBeUndefined();
  expect(privateLinkInSource('//private/private/abc')).toBeUndefined();
});

test('addresses of a language stay when another is added that shares its first part, and when that goes', () => {
  expect(addressInMovedLanguage('/fr-ca/about?sent=vip')).toBe('/fr/about?sent=vip');
  const ofFrance = { locale: 'fr-FR', name: 'Français', state: 'preparation' as const };
  language = { ...language, others: [...language.others, ofFrance] };
  expect(addressInMovedLanguage('/fr/about')).toBe('/fr-ca/about');
  expect(addressInMovedLanguage('/fr')).toBe('/fr-ca');
  expect(addressInMovedLanguage('/fr-ca/about')).toBeUndefined();
  expect(addressInMovedLanguage('/fr-fr/about')).toBeUndefined();
  expect(addressInMovedLanguage('/frames')).toBeUndefined();
});
