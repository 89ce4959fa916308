import { expect, test } from 'vitest';
import { tracesIn } from '../../../../tests/system/sites/halden.ts';
import { fillPlaceholders } from '../../../lib/text/placeholder-text.ts';
import { namelessEmails, namelessInboxSettings } from '../../../site/nameless-emails.ts';
import { namelessSettings } from '../../../site/settings/nameless-settings.ts';
import { sitePlaceholders } from '../../../site/placeholders.ts';
import { provideSettings } from '../../../site/settings/settings.ts';
import { sectionSchemas } from '../../../site/settings/sections.ts';
import { basePage } from './base-pages.ts';
import { namelessPage, namelessPages } from './nameless-pages.ts';
import { filled } from '../page-placeholders.ts';
import type { PageTexts, TextPageSlug } from '../page-texts.ts';

provideSettings(() => namelessSettings);

const factsOfFirst =
  /\bsix\b|\bfour\b|\bfive\b|two weeks|business day|pacific street|2013|1500|3000|\$1B|galler|no fee|nothing to pay|free to join/i;

function readHero(slug: TextPageSlug) {
  return (namelessPage(slug).content as unknown as { hero: { title: string; subheading: string } })
    .hero;
}

function pageTexts<Slug extends TextPageSlug>(slug: Slug) {
  const { content } = namelessPage(slug) as unknown as { content: { words: PageTexts[Slug] } };
  return filled(content.words, slug);
}

test('a site without demo content keeps the fixed titles and taglines', () => {
  expect(readHero('partners').title).toBe('MEET OUR PARTNERS');
  expect(readHero('projects').title).toBe('GLOBAL PROJECTS');
  expect(readHero('contact')).toMatchObject({
    title: 'GET IN TOUCH',
    subheading: 'Let us help you find your perfect luxury property',
  });
  expect(readHero('vip')).toMatchObject({
    title: '{company} VIP LIST',
    subheading: "Access What Others Can't",
  });
  expect(pageTexts('partners').why.heading).toBe('Why We Partner');
});

test('a site without demo content has the benefits of the VIP list and the content of Join', () => {
  const { benefits } = pageTexts('vip');
  expect(benefits.map(({ title }) => title)).toEqual(
    (
      basePage('vip') as unknown as { content: { words: PageTexts['vip'] } }
    ).content.words.benefits.map(({ title }) => title),
  );
  const { network, why, agents, clients, questions, founder, thanks } = pageTexts('join');
  for (const part of [network, why]) {
    expect(part.heading).not.toBe('');
    expect(part.text).not.toBe('');
  }
  expect(agents.benefits).toHaveLength(12);
  expect(clients.benefits).toHaveLength(10);
  expect(questions.list.length).toBeGreaterThan(3);
  for (const { question, answer } of questions.list) {
    expect(question).not.toBe('');
    expect(answer).not.toBe('');
  }
  for (const { title, text } of [...benefits, ...agents.benefits, ...clients.benefits]) {
    expect(title).not.toBe('');
    expect(text).not.toBe('');
  }
  expect(founder).toMatchObject({ name: '', text: '' });
  expect(founder.figures.every(({ value }) => value === '')).toBe(true);
  expect(thanks.heading).toBe('Thank You for Your Application!');
});

test('no text of a site without demo content states a fact of the first company', () => {
  const { letters, desk } = namelessSettings;
  const texts = JSON.stringify([namelessPages.filter(({ slug }) => slug !== '404'), letters, desk]);
  expect(tracesIn(texts)).toEqual([]);
  const pages = JSON.stringify(
    namelessPages.filter(({ slug }) => slug !== 'privacy').map((page) => withoutKeys(page)),
  );
  expect(factsOfFirst.exec(pages)?.[0]).toBe(undefined);
  expect(factsOfFirst.exec(JSON.stringify([namelessEmails, namelessInboxSettings]))?.[0]).toBe(
    undefined,
  );
});

test('the facts of Join appear once the settings have them', () => {
  const claims = {
    ...namelessSettings.claims,
    activeMembers: { value: '40', proof: null, lookAgain: null },
  };
  const company = { ...namelessSettings.company, founder: 'Ada Roe', foundedYear: 1998 };
  provideSettings(() => ({ ...namelessSettings, claims, company }));
  const { network, founder } = pageTexts('join');
  expect(network.text).toContain('Membership is capped at 40 active members.');
  expect(founder.text).toBe('Ada Roe founded Your company in 1998.');
  provideSettings(() => namelessSettings);
});

test('the settings of a site without demo content are valid where they state something', () => {
  for (const name of ['letters', 'desk', 'look', 'navigation', 'company'] as const)
    expect(sectionSchemas[name].safeParse(namelessSettings[name]).error).toBe(undefined);
  expect(fillPlaceholders('{gallery.email}', sitePlaceholders())).toBe('');
});

/** Keys are no texts. */
function withoutKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.values(value).map(withoutKeys);
}
