import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baseSettings } from '../../src/site/base-settings.ts';
import type { SiteSettings } from '../../src/site/settings-sections.ts';
import { askSite } from './ask.ts';
import { signInEditor } from './editor.ts';
import { sendForm } from './enquiry-site.ts';
import { endSites, startSite, type Site } from './site.ts';
import { uploadAs } from './uploader.ts';

const named = 'solmere|henrik|harbour row|vancouver|\\b604\\b|V6E|six cit';
const firstBrand = `${named}|en[-_]CA|\\bCAD\\b`;

const [office] = baseSettings.offices.offices;
const [city] = baseSettings.cities.cities;
const norway = { country: 'NO', currency: 'NOK', timeZone: 'Europe/Oslo', paper: 'A4' } as const;

/** Another company, in what settings hold. */
const halden: Partial<SiteSettings> = {
  company: {
    ...baseSettings.company,
    name: 'Halden & Roe',
    description: 'Homes by the fjord, sold by those who live there.',
    founder: 'Ada Roe',
    foundedYear: 1998,
  },
  offices: {
    offices: ['Oslo', 'Bergen'].map((name) => ({
      ...office,
      ...norway,
      name: `The ${name} office`,
      street: 'Skippergata 12',
      extra: null,
      city: name,
      region: null,
      postalCode: '0152',
      phone: '+47 555 01 00',
      email: 'hei@halden.example',
      infoEmail: 'post@halden.example',
      shortHours: 'Man-fre 9-16',
      shortOtherwise: 'Ellers etter avtale',
      days: 'Mandag til fredag',
      times: '9-16',
      otherwise: 'Ellers etter avtale',
      coordinates: { lat: 59.91, lng: 10.75 },
    })),
  },
  cities: {
    cities: ['Oslo', 'Bergen', 'Stavanger', 'Tromsø'].map((name) => ({
      ...city,
      ...norway,
      id: name.toUpperCase().replace('Ø', 'O'),
      name,
      region: null,
      centre: { lat: 59.91, lng: 10.75 },
      formPlace: null,
    })),
    rates: [],
    ratesDay: null,
  },
  claims: baseSettings.claims,
  navigation: {
    ...baseSettings.navigation,
    links: [
      { label: 'Hjem', path: '/', shown: 'both' },
      { label: 'Prosjekter', path: '/projects', shown: 'both' },
      { label: 'Nyheter', path: '/news', shown: 'footer' },
    ],
    contactLabel: 'Kontakt',
    placeTitle: 'Kontor',
    rights: 'Alle rettigheter reservert.',
  },
  search: { titlePattern: '{company}: {page}', isFound: 'yes' },
  language: { locale: 'nb-NO' },
};

const everyPage = [
  '/',
  '/about',
  '/partners',
  '/projects',
  '/vip',
  '/join',
  '/news',
  '/testimonials',
  '/contact',
  '/privacy',
  '/nowhere',
];

/** Names that no visitor reads: of the files, the cookies and what a browser keeps. */
const internal =
  /solmere(?:\.single-keys-off|\.device_\w*|_seen|\.db|-\w+\.tar|\.session_\w+)|x-solmere-client-address/gi;

const ada = { ADMIN_EMAIL: 'ada@halden.example', ADMIN_PASSWORD: 'an evening by the fjord' };

let site: Site;
let cookie = '';

beforeAll(async () => {
  site = await startSite({ DEMO_CONTENT: 'off', ...ada });
  const editor = await signInEditor(site.origin, ada.ADMIN_EMAIL, ada.ADMIN_PASSWORD);
  ({ cookie } = editor);
  for (const address of everyPage) expect(tracesIn(await open(address), named)).toEqual([]);
  for (const [id, value] of Object.entries(halden))
    await act('settings.save', { id, revision: 1, value });
  await act('partners.save', {
    name: 'Liv Sand',
    title: 'Partner',
    slug: 'liv-sand',
    office: '+47 555 01 02',
    mobile: '+47 555 01 03',
    email: 'liv@halden.example',
    website: 'https://halden.example',
  });
  const body = await readFile('demo/seattle-1.jpg');
  const { file } = await uploadAs(editor, { body, folder: 'projects', name: 'kaihuset.jpg' });
  await act('projects.save', {
    title: 'Kaihuset',
    slug: 'kaihuset',
    city: 'OSLO',
    status: 'new',
    description: 'Twelve homes by the quay.',
    heroType: 'image',
    specifications: { priceRange: 'From 9,000,000' },
    images: { main: file?.url ?? null, gallery: [] },
  });
  await act('news.save', {
    title: 'Kaihuset opens',
    content: 'Twelve homes.',
    category: 'Project Update',
    publishedAt: '2026-01-05',
    medium: 'none',
    videoType: 'youtube',
  });
});

afterAll(endSites);

async function act(name: string, input: object) {
  const { status, body } = await askSite(site.origin, `/_actions/${name}`, {
    method: 'POST',
    cookie,
    contentType: 'application/json',
    body: JSON.stringify(input),
  });
  expect(`${name} ${status} ${body}`).toMatch(/ 200 .*done/);
}

test.each([...everyPage, '/projects?city=oslo', '/projects/kaihuset', '/partners/liv-sand'])(
  'nothing of %s is of the first brand',
  async (address) => {
    const html = await open(address);
    expect(html).toContain('<html lang="nb-NO"');
    expect(html).toContain('<title>Halden &amp; Roe: ');
    expect(tracesIn(html)).toEqual([]);
    expect(companyIn(html)).toContain('Halden & Roe');
  },
);

test.each([
  '/admin',
  '/admin/news',
  '/admin/partners',
  '/admin/projects',
  '/admin/projects/developers',
  '/admin/pages',
  '/admin/testimonials',
  '/admin/media',
  '/admin/enquiries',
  '/admin/activity',
  '/admin/addresses',
  '/admin/settings',
  '/admin/account',
])('nothing of the screen %s is of the first brand', async (address) => {
  const { status, body } = await askSite(site.origin, address, { cookie });
  expect(status).toBe(200);
  // The latest changes tell what stood before.
  expect(tracesIn(body.replaceAll('&quot;from&quot;:[0,&quot;en-CA&quot;]', ''))).toEqual([]);
  expect(body).toContain('| Halden &amp; Roe</title>');
});

test('structured data, tabs, consent and hours are of the second brand', async () => {
  expect(JSON.parse(companyIn(await open('/')) ?? '{}')).toMatchObject({
    name: 'Halden & Roe',
    foundingDate: '1998',
    telephone: '+47 555 01 00',
    address: { streetAddress: 'Skippergata 12', postalCode: '0152', addressCountry: 'NO' },
    areaServed: ['Oslo', 'Bergen', 'Stavanger', 'Tromsø'],
    currenciesAccepted: 'NOK',
  });
  expect(await open('/projects')).toMatch(/OSLO<[\s\S]*BERGEN<[\s\S]*STAVANGER<[\s\S]*TROMSØ</);
  expect(await open('/vip')).toContain('you ask Halden &amp; Roe (Skippergata 12, 0152 Oslo) to');
  expect(await open('/contact')).toContain('Mandag til fredag');
  expect(await open('/projects/kaihuset')).toContain('"priceCurrency":"NOK"');
});

test('feed, robots, sitemap and sign-in are of the second brand', async () => {
  const feed = await open('/news.xml');
  expect(feed).toContain('<title>Halden &amp; Roe: News</title>');
  expect(feed).toContain('<language>nb-no</language>');
  expect(tracesIn(feed)).toEqual([]);
  expect(tracesIn(await open('/robots.txt'))).toEqual([]);
  expect(tracesIn(await open('/sitemap.xml'))).toEqual([]);
  for (const address of ['/admin/login', '/favicon.svg'])
    expect(tracesIn(await open(address))).toEqual([]);
});

test('letters are of the second brand', async () => {
  const answer = await sendForm(site, '/contact', {
    firstName: 'Noor',
    lastName: 'Lind',
    email: 'noor@lind.example',
    phone: '+47 555 01 11',
    subject: 'general',
    message: 'Is the house by the quay still free?',
  });
  expect(answer.status).toBeLessThan(400);
  const database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { readOnly: true });
  const mails = database.prepare('select * from outgoing_mails').all();
  database.close();
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set(['noor@lind.example', 'post@halden.example']),
  );
  for (const mail of mails) expect(tracesIn(JSON.stringify(mail))).toEqual([]);
});

async function open(address: string) {
  return (await askSite(site.origin, address)).body;
}

function companyIn(html: string) {
  return /<script type="application\/ld\+json">(\{[^<]*"Organization"[^<]*\})<\/script>/.exec(
    html,
  )?.[1];
}

/** What is left of the first brand, each with what stands around it. */
function tracesIn(text: string, words = firstBrand) {
  return text.replaceAll(internal, '').match(new RegExp(`.{0,30}(?:${words}).{0,30}`, 'gi')) ?? [];
}
