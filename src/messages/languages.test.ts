import { afterEach, describe, expect, test } from 'vitest';
import { messageLanguage } from '../lib/text/message-language.ts';
import { provideLocale } from '../lib/text/locale.ts';
import { alerts } from './en/alerts.ts';
import { forms } from './en/forms.ts';
import { frame } from './en/frame.ts';
import { legal } from './en/legal.ts';
import { pages } from './en/pages.ts';
import * as partners from './en/partners.ts';
import * as payments from './en/payments.ts';
import * as projects from './en/projects.ts';
import { campaigns } from './en/campaigns.ts';
import { receipt } from './en/receipt.ts';
import * as search from './en/search.ts';
import { sellers } from './en/sellers.ts';
import { shortlist } from './en/shortlist.ts';
import { subscriptions } from './en/subscriptions.ts';
import { viewings } from './en/viewings.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import type { Messages } from './messages.ts';
import { traditionalChinese } from './zh-hant.ts';

const english: Messages = {
  alerts,
  campaigns,
  forms,
  frame,
  legal,
  pages,
  partners,
  projects: { ...search, ...payments, ...projects },
  receipt,
  sellers,
  shortlist,
  subscriptions,
  viewings,
};

const languages = [
  { locale: 'fr-CA', messages: french },
  { locale: 'ja-JP', messages: japanese },
  { locale: 'zh-Hant-TW', messages: traditionalChinese },
];

/** What is the same in English and in another language: names, abbreviations, and words that both have. */
const sameTexts = {
  'fr-CA': [
    'Message',
    'Budget',
    'WhatsApp',
    'Studio',
    'Studios',
    'Penthouse',
    'Menu',
    'N',
    'Page',
    'Contact',
    'TYPE',
    'Type',
    'Mobile',
    '⟦0⟧, page 2',
    'Plan',
    'Brochure',
    '{company.description}',
    '{company}, {office.street}, {office.city}. {office.hours}.',
  ],
  'ja-JP': ['WhatsApp', '{company.description}'],
  'zh-Hant-TW': ['WhatsApp', '{company.description}'],
} as Record<string, string[]>;

let restore = () => {};
afterEach(() => restore());

describe.each(languages)('$locale', ({ locale, messages }) => {
  test('has every message, and each part of it', () => {
    restore = provideLocale(() => locale);
    expect(Object.keys(leaves(messages)).toSorted()).toEqual(
      Object.keys({ ...leaves(messages), ...leaves(english) }).toSorted(),
    );
  });

  test('keeps what a message is about', () => {
    restore = provideLocale(() => locale);
    const own = leaves(messages);
    const lost = Object.entries(leaves(english)).flatMap(([name, message]) =>
      marks(message)
        .filter((mark) => !mayLose(name, mark, locale) && !marks(own[name]).includes(mark))
        .map((mark) => `${name}: ${mark}`),
    );
    expect(lost).toEqual([]);
  });

  test('is in its language', () => {
    restore = provideLocale(() => locale);
    const own = leaves(messages);
    const same = Object.entries(leaves(english)).filter(
      ([name, message]) =>
        /[a-z]{2}/i.test(message.replaceAll(/⟦.*?⟧|\d/g, '')) &&
        message === own[name] &&
        !sameTexts[locale]?.includes(message),
    );
    expect(same).toEqual([]);
  });

  test('has numbers, where English has one and several', () => {
    restore = provideLocale(() => locale);
    const plurals = [0, 1, 2, 7].map((count) => messages.projects.search.count.all(count));
    expect(plurals).toEqual(expectedCounts[locale]);
  });
});

const expectedCounts: Record<string, string[]> = {
  'fr-CA': ['0 projet', '1 projet', '2 projets', '7 projets'],
  'ja-JP': ['0件', '1件', '2件', '7件'],
  'zh-Hant-TW': ['0 個建案', '1 個建案', '2 個建案', '7 個建案'],
};

test('French of Québec has a no-break space before a colon and within its quotation marks, and none before ; ! ?', () => {
  restore = provideLocale(() => 'fr-CA');
  const texts = Object.entries(leaves(french)).filter(([name]) => !name.includes('errors.signed'));
  const faulty = texts.filter(([, text]) =>
    /[^\u00A0\d]:(?:\s|$)|\s[;!?]|«[^\u00A0]|[^\u00A0]»|’\s|'/.test(text.replaceAll(/⟦|⟧/g, '')),
  );
  expect(faulty).toEqual([]);
});

test.each([
  ['fr-CA', 'fr'],
  ['fr', 'fr'],
  ['ja-JP', 'ja'],
  ['zh-Hant-TW', 'zh-hant'],
  ['zh-Hant', 'zh-hant'],
  ['zh-TW', 'zh-hant'],
  ['zh-HK', 'zh-hant'],
  ['zh-MO', 'zh-hant'],
  ['zh-CN', undefined],
  ['zh-Hans-HK', undefined],
  ['zh', undefined],
  ['en-CA', undefined],
  ['nb-NO', undefined],
  ['fro', undefined],
])('The messages for %s are in %s', (locale, language) => {
  expect(messageLanguage(locale)).toBe(language);
});

/** Each message by its name. A function is called with marks, and for counts of 0, 1 and 7. */
function leaves(messages: unknown, name = ''): Record<string, string> {
  if (typeof messages === 'string') return { [name]: messages };
  if (typeof messages === 'function') return leavesOfCalls(messages as Message, name);
  if (messages === null || typeof messages !== 'object') return { [name]: '' };
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) => leaves(value, name ? `${name}.${key}` : key)),
  ) as Record<string, string>;
}

type Message = (...values: unknown[]) => unknown;

const map = {
  waters: [{ name: '⟦water⟧', direction: 'southeast' }],
  districts: ['⟦district⟧'],
  station: '⟦station⟧',
};

/** The values of the messages whose parameters are not texts. Others get a mark for each parameter. */
const values: [name: RegExp, values: unknown[][]][] = [
  [/mapDescription$/, [[map]]],
  [
    /frame\.limited$/,
    [
      [7, '⟦1⟧'],
      [1, ''],
      [7, ''],
    ],
  ],
  [
    /count\.inCity$/,
    [
      [1, '⟦1⟧'],
      [7, '⟦1⟧'],
    ],
  ],
  [/(?:count|titles)\.onPage$/, [['⟦0⟧', 2, 9]]],
  [
    /altWithType$/,
    [
      ['⟦0⟧', '⟦1⟧'],
      ['', '⟦1⟧'],
    ],
  ],
  [
    /imageLabel$/,
    [
      [2, 7, '⟦2⟧'],
      [2, 7, ''],
    ],
  ],
  [/forms\.failed$/, [['⟦0⟧'], ['']]],
  [/(?:floorPlanFacts|differences\.languages)$/, [[['⟦0⟧', '⟦1⟧']], [[]]]],
  [
    /inPayments$/,
    [
      [20, 7, true],
      [20, 1, false],
      [null, 7, false],
    ],
  ],
  [
    /(?:project\.area|amountPerUnit)$/,
    [
      ['⟦0⟧', 'sq-ft'],
      ['⟦0⟧', 'm2'],
    ],
  ],
  [/perUnit$/, [['sq-ft'], ['m2']]],
  [
    /(?:homesWithLeft|unreleased)$/,
    [
      ['⟦0⟧', false, '⟦2⟧'],
      ['⟦0⟧', true, null],
    ],
  ],
  [
    /residencesIntro$/,
    [
      [7, '⟦1⟧'],
      [1, '⟦1⟧'],
    ],
  ],
  [
    /project\.(?:twoKinds|manyKinds)$/,
    [
      [1, 3],
      [0, 3],
      [0, 1],
    ],
  ],
  [
    /(?:ofHomesLeft|homesOnFloors|brochure\.homesLeft)$/,
    [
      [3, 7],
      [1, 1],
    ],
  ],
  [/allSold$/, [[null], [1], [7]]],
  [
    /partnersHere$/,
    [
      ['⟦0⟧', 0],
      ['⟦0⟧', 1],
      ['⟦0⟧', 7],
    ],
  ],
  [
    /(?:attention|count\.(?:all|sold)|partners\.search\.count|choices\.(?:bedrooms|byYear|afterYear)|nearest|differences\.(?:rooms|priceOfRooms)|times\.days|daysLeft|openings|bedrooms|homesLeft|homesOnFloor|viewAll(?:Projects|Images)|shortlist\.(?:full|heading|headingOfSent|missing|ask|brochureOfFirst|saveAll|sent|own|room|comparison|projects))$/,
    [[0], [1], [7]],
  ],
];

function leavesOfCalls(message: Message, name: string) {
  const calls = values.find(([pattern]) => pattern.test(name))?.[1] ?? [
    ['⟦0⟧', '⟦1⟧', '⟦2⟧', '⟦3⟧'],
  ];
  return Object.assign(
    {},
    ...calls.map((call) => leaves(message(...call), `${name}(${JSON.stringify(call)})`)),
  ) as Record<string, string>;
}

/** The marks and placeholders in a message, and its numbers of two digits or of 7. */
function marks(message = '') {
  return [...message.matchAll(/⟦[^⟧]*⟧|\{[\w.]+\}|#|\b7\b|\b20\b/g)].map(([mark]) => mark);
}

/** A list needs no word for its number where the language names none. */
function mayLose(name: string, mark: string, locale: string) {
  return mark === '7' && locale !== 'fr-CA' && name.includes('nearest');
}
