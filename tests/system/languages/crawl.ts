import { globSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { demoBrokerages } from '../../../src/features/settings/brokerages.demo.ts';
import { baseSettings } from '../../../src/site/settings/base-settings.ts';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { asStranger } from '../../sites/stranger.ts';
import { languageFault, type Names } from './foreign-texts.ts';
import { readPage, type PageText, type PageTexts } from './texts-of-page.ts';

/** A language of the demo site. */
export type Language = { locale: string; prefix: string };

export type Site = { origin: string; database: DatabaseSync };

export type Answer = { address: string; status: number; text: string; page: PageTexts };

/** Asks for these addresses in a language, and for all paths to which they lead. */
export async function crawl(
  { origin }: Pick<Site, 'origin'>,
  { locale, prefix }: Language,
  from: string[],
) {
  const waiting = from.map((address) => prefix + (address === '/' ? '' : address));
  const asked = new Set(waiting);
  const seen = new Set<string>();
  const answers: Answer[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await fetch(origin + address, { headers: asStranger() });
    if (!asked.has(address)) expect(`${address} ${response.status}`).toBe(`${address} 200`);
    const type = response.headers.get('content-type') ?? '';
    if (!/html|xml|manifest|json/.test(type)) continue;
    const text = await response.text();
    const page = readPage(type.includes('json') ? asText(text) : text, locale);
    answers.push({ address, status: response.status, text, page });
    for (const link of page.links) {
      const path = ownPath(link, address, origin);
      if (path !== undefined) waiting.push(path);
    }
  }
  return answers;
}

/** The path of a page of this site that a link leads to. Queries are in unlimited number. */
function ownPath(link: string, address: string, origin: string) {
  const url = URL.parse(link, origin + address);
  if (url?.origin !== origin || sameInAll.test(url.pathname)) return undefined;
  return /\.(?:pdf|png|svg)$/.test(url.pathname) ? undefined : url.pathname;
}

/** The names and descriptions of a manifest as an element each. */
function asText(json: string) {
  const values = Object.entries(JSON.parse(json) as object).flatMap(([name, value]) =>
    /name|description/.test(name) ? String(value) : [],
  );
  return `<p>${values.join('</p><p>')}</p>`;
}

/** What is in a wrong language, and what leads out of the language. */
export function faultsOf(answers: Answer[], { locale, prefix }: Language, names: Names) {
  // Most texts stand on every page.
  const known = new Map<string, string | undefined>();
  const faultOf = (one: PageText) => {
    const key = JSON.stringify(one);
    if (!known.has(key)) known.set(key, languageFault(one, locale, names));
    return known.get(key) ?? [];
  };
  return answers.flatMap(({ address, page, text }) => {
    const faults = page.texts.flatMap(faultOf);
    if ((page.lang || text.startsWith('<!')) && page.lang !== locale)
      faults.push(`lang is ${page.lang}`);
    const outside = page.links.filter(
      (link) => /^\/(?!\/)/.test(link) && !isWithin(link, prefix) && !sameInAll.test(link),
    );
    for (const link of outside) faults.push(`leads to ${link}`);
    return [...new Set(faults)].map((fault) => `${address}: ${fault}`);
  });
}

/** The source language has all addresses but those of the others. */
function isWithin(link: string, prefix: string) {
  return prefix === '' ? !/^\/(?:fr|ja|zh-hant)(?:[/?#]|$)/.test(link) : link.startsWith(prefix);
}

const sameInAll = /^\/(?:media|_astro|admin|api|sitemap\.xml|robots\.txt)/;

/** Sends forms in a language: once with faults, once without. */
export async function sendForms(
  site: Site,
  language: Language,
  forms = Object.keys(formPaths) as (keyof typeof formPaths)[],
) {
  const { locale, prefix } = language;
  const send = (path: string, values: object) => sendForm(site, language, path, values);
  const answers: Answer[] = [];
  for (const form of forms) {
    const path = formPaths[form];
    const values = demoEnquiries[form];
    const refused = await send(path, { ...values, email: 'nobody', firstName: '' });
    expect(`${path} ${refused.status}`).toBe(`${path} 422`);
    const sent = await send(path, { ...values, email: `${form}@${locale.toLowerCase()}.example` });
    expect(sent.address).toContain(`${prefix}${path}?sent=${form}`);
    answers.push(refused, sent);
  }
  return answers;
}

async function sendForm(
  { origin }: Site,
  { locale, prefix }: Language,
  path: string,
  values: object,
): Promise<Answer> {
  const response = await fetch(origin + prefix + path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...values }),
  });
  const text = await response.text();
  const { pathname, search } = new URL(response.url);
  const page = readPage(text, locale);
  return { address: pathname + search, status: response.status, text, page };
}

/** Sends a form again and again until it is refused for that. */
export async function sendUntilLimited(site: Site, language: Language) {
  for (let count = 0; count < 40; count++) {
    const values = { ...demoEnquiries.contact, message: `${count}` };
    const answer = await sendForm(site, language, formPaths.contact, values);
    if (answer.status === 429) return answer;
  }
  throw new Error('Nobody is refused');
}

/**
 * What is there, and what is not, while the projects cannot be read: without what is then in the source language, and
 * says so.
 */
export async function askWithoutProjects({ origin }: Site, { locale, prefix }: Language) {
  const answers: Answer[] = [];
  // Nobody has asked for these before: what stands in the cache is shown as it was.
  for (const path of [
    '/projects?bedrooms=2&price=650000',
    '/projects/never-asked-for',
    '/shortlist?projects=parallel,fathom',
    '/contact?projects=parallel',
    '/never-asked-for',
  ]) {
    const address = prefix + path || '/';
    const response = await fetch(origin + address);
    const text = await response.text();
    const page = readPage(text, locale);
    const texts = page.texts.filter(({ lang, isElement }) => lang === locale && isElement);
    answers.push({ address, status: response.status, text, page: { ...page, texts } });
  }
  expect(answers.filter(({ status }) => status >= 500).length).toBeGreaterThan(0);
  return answers;
}

const formPaths = {
  contact: '/contact',
  vip: '/vip',
  join: '/join',
  'partner-contact': '/partners/ingrid-halvorsen',
  'project-interest': '/projects/kestrel-house',
};

/** What has the same name in all languages: as the database of the demo content has it. */
export function namesIn(database: DatabaseSync): Names {
  const column = (query: string) =>
    database
      .prepare(query)
      .all()
      .flatMap((row) => Object.values(row))
      .filter((value) => typeof value === 'string' && value.length > 2) as string[];
  const valuesOf = (query: string, ...properties: string[]) =>
    column(query).flatMap((text) => valuesAt(JSON.parse(text), ...properties));
  return {
    own: [
      ...column('select title from projects union select name from developers'),
      ...column('select name from partners union select licensed_name from partners'),
      ...column('select author from testimonials'),
    ],
    other: [
      ...inProse,
      ...labelsOfDrawings(),
      ...Object.values(demoEnquiries).flatMap((sent) =>
        Object.values(sent).map((text) => text.replaceAll(/\s+/g, ' ')),
      ),
      ...column('select title from projects').map((title) => title.toUpperCase()),
      ...column('select company from testimonials union select licence_number from partners'),
      ...column('select website from partners').map((url) => new URL(url).host),
      ...valuesOf('select location from projects', 'address').flatMap((address) => [
        address,
        ...address.split(', '),
      ]),
      ...column('select distinct city from projects').map(
        (city) => city[0] + city.slice(1).toLowerCase(),
      ),
      ...valuesOf('select legal from projects', 'vendor', 'number'),
      ...valuesOf('select legal from projects', 'depositHolder').flatMap(
        (holder) => holder.split(',', 1)[0] ?? '',
      ),
      ...valuesAt(demoBrokerages, 'name', 'licence', 'address'),
      ...valuesAt(baseSettings.offices, 'street', 'extra', 'postalCode'),
      ...valuesAt(baseSettings.company, 'name', 'founder'),
      ...valuesAt(baseSettings.privacy, 'name', 'address'),
      ...valuesAt(baseSettings.cities, 'region'),
    ],
  };
}

/** Drawings are pictures, and have the words that the architect wrote. */
function labelsOfDrawings() {
  const drawings = globSync('demo/plans/*.svg').map((file) => readFileSync(file, 'utf8'));
  const words = drawings.flatMap((text) =>
    [...text.matchAll(/<text[^>]*>([^<]+)/g)].map(([, label = '']) => label.trim()),
  );
  return [...new Set(words)].filter((label) => /\p{L}{3}/u.test(label));
}

/** People, streets and titles within the texts of the demo content. */
const inProse = [
  'Hale Realty Ltd.',
  'Solmere Network Ltd.',
  'Henrik Solmere',
  'Pacific Street',
  'rue Saint-Ambroise',
  'courtier immobilier résidentiel',
  'agence immobilière',
  'copropriété divise',
  'escrow',
  'WIC',
  'Walter',
];

/** The texts of these properties at any depth. */
function valuesAt(value: unknown, ...names: string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    names.includes(key) && typeof part === 'string' ? [part] : valuesAt(part, ...names),
  );
}
