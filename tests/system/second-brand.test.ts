import { execFile } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { EnquiryFormName } from '../../src/features/enquiries/enquiry.ts';
import { baseSettings } from '../../src/site/settings/base-settings.ts';
import { provideSettings } from '../../src/site/settings/settings.ts';
import { paper } from '../../src/site/settings/branding.ts';
import { askSite } from './sites/ask.ts';
import { sendForm } from './sites/enquiry-site.ts';
import {
  answersTo,
  builtImagesIn,
  companyIn,
  firstTextIn,
  formAddresses,
  halden,
  ink,
  named,
  tracesIn,
} from './sites/halden.ts';
import { ada, everyPage, openHaldenSite } from './sites/halden-site.ts';
import { until } from './sites/site.ts';
import { uploadAs } from './sites/uploader.ts';

const run = promisify(execFile);
const { site, cookie, signIn, act, open, readPixels } = openHaldenSite();

test.each([...everyPage, '/projects?city=oslo', '/projects/kaihuset', '/partners/liv-sand'])(
  'nothing of %s is of the first brand',
  async (address) => {
    const html = await open(address);
    expect(html).toContain('<html lang="nb-NO"');
    expect(html).toContain('<title>Halden &amp; Roe: ');
    expect(tracesIn(html)).toEqual([]);
    expect(firstTextIn(html)).toEqual([]);
    expect(builtImagesIn(html)).toEqual([]);
    expect(companyIn(html)).toContain('Halden & Roe');
  },
);

test.each([
  '/admin',
  '/admin/news @long',
  '/admin/partners @long',
  '/admin/projects',
  '/admin/projects/developers @long',
  '/admin/pages @long',
  '/admin/testimonials @long',
  '/admin/media',
  '/admin/enquiries',
  '/admin/activity @long',
  '/admin/redirects @long',
  '/admin/settings',
  '/admin/connections',
  '/admin/account @long',
  '/admin/team',
  '/admin/reports @long',
  '/admin/first-access @long',
])('nothing of the screen %s is of the first brand', async (name) => {
  const address = name.replace(' @long', '');
  const { status, body } = await askSite(site().origin, address, { cookie: cookie() });
  expect(status).toBe(200);
  // The latest changes tell what stood before.
  expect(tracesIn(body.replaceAll('&quot;from&quot;:[0,&quot;en-CA&quot;]', ''))).toEqual([]);
  expect(firstTextIn(body)).toEqual([]);
  expect(builtImagesIn(body)).toEqual([]);
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
  expect(await open('/vip')).toMatch(/you ask Halden &amp; Roe \(Skippergata.12, 0152.Oslo\) to/);
  const contact = await open('/contact');
  expect(contact).toContain('Mandag til fredag');
  expect(contact).toContain('The Bergen office');
  expect(JSON.parse(companyIn(contact) ?? '{}')).toMatchObject({
    location: [{ name: 'The Bergen office', telephone: '+47 555 01 00' }],
  });
  expect(await open('/projects/kaihuset')).toContain('"priceCurrency":"NOK"');
});

test('feed, robots, sitemap and sign-in are of the second brand', async () => {
  const feed = await open('/news.xml');
  expect(feed).toContain('<title>Halden &amp; Roe: News</title>');
  expect(feed).toContain('<language>nb-no</language>');
  expect(tracesIn(feed)).toEqual([]);
  expect(tracesIn(await open('/robots.txt'))).toEqual([]);
  expect(tracesIn(await open('/sitemap.xml'))).toEqual([]);
  for (const address of ['/admin/login', '/admin/link?token=none', '/admin/forgotten']) {
    const html = await open(address);
    expect(tracesIn(html)).toEqual([]);
    expect(firstTextIn(html)).toEqual([]);
    expect(builtImagesIn(html)).toEqual([]);
  }
});

test('icons and manifest are in the colours and the name of the second brand, cards are there', async () => {
  const icon = await open('/favicon.svg');
  expect(icon).toContain(ink);
  expect(icon).not.toContain(baseSettings.look.ink);
  expect(JSON.parse(await open('/manifest.webmanifest'))).toMatchObject({
    name: 'Halden & Roe',
    lang: 'nb-NO',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
  const [ground] = await readPixels('/apple-touch-icon.png', 180);
  expect(ground).toBe(ink);
  for (const [name, width] of [
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable', 512],
    ['logo', 512],
  ] as const)
    await readPixels(`/${name}.png`, width);
  const ico = await fetch(`${site().origin}/favicon.ico`);
  expect(ico.headers.get('content-type')).toBe('image/x-icon');
  for (const address of ['/', '/about', '/projects/kaihuset']) {
    const html = await open(address);
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const image = new URL(card).pathname;
    expect(image).not.toMatch(new RegExp(named, 'i'));
    await until(async () => (await fetch(site().origin + image)).ok, `the card ${image}`);
  }
});

test('a page without a picture has a card in the colours of the second brand', async () => {
  const html = await open('/vip');
  const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('<meta property="og:image:alt" content="Halden &amp; Roe"');
  const { pathname, search } = new URL(card);
  const answer = await fetch(site().origin + pathname + search);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const image = sharp(await answer.arrayBuffer());
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(ink);
});

test('a company with an icon of its own has it in every form', async () => {
  const red = { width: 64, height: 64, channels: 3, background: '#ff0000' } as const;
  const body = await sharp({ create: red }).png().toBuffer();
  const { file } = await uploadAs(await signIn(), { body, folder: 'logos', name: 'mark.png' });
  await act('settings.save', {
    id: 'company',
    revision: 2,
    value: { ...halden.company, iconUrl: file?.url },
  });
  expect(await open('/')).toMatch(/<link rel="icon" href="\/icon-192\.png\?\w+" type="image\/png"/);
  expect((await readPixels('/icon-512.png', 512))[0]).toBe('#ff0000');
  const [edge, middle] = await readPixels('/icon-maskable.png', 512);
  expect(edge).toBe(paper);
  expect(middle).toBe('#ff0000');
});

test('what the site writes for its keepers names the second brand', async () => {
  const folder = path.join(site().dataFolder, 'backups');
  const env = { PATH: process.env['PATH'], DATA_DIR: site().dataFolder };
  const { stdout } = await run(process.execPath, ['scripts/backup.ts', folder], { env });
  expect(stdout).toContain(`${folder}/halden-roe-2`);
  const answer = await askSite(site().origin, '/auth/sign-in/email', {
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({ email: ada.ADMIN_EMAIL, password: ada.ADMIN_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  expect(tracesIn(JSON.stringify(answer.headers))).toEqual([]);
  expect(tracesIn(site().said())).toEqual([]);
});

test('letters are of the second brand', async () => {
  provideSettings(() => ({ ...baseSettings, ...halden }));
  for (const [form, address] of Object.entries(formAddresses)) {
    const answer = await sendForm(site(), address, answersTo(form as EnquiryFormName));
    expect(answer.status).toBeLessThan(400);
  }
  const database = new DatabaseSync(path.join(site().dataFolder, 'solmere.db'), { readOnly: true });
  const emails = database.prepare('select * from outgoing_mails').all();
  database.close();
  expect(new Set(emails.map(({ recipient }) => recipient))).toEqual(
    new Set([
      'noor@lind.example',
      'post@halden.example',
      'liv@halden.example',
      // Of another device that signed in.
      ada.ADMIN_EMAIL,
    ]),
  );
  for (const mail of emails) {
    expect(tracesIn(JSON.stringify(mail))).toEqual([]);
    expect(firstTextIn(JSON.stringify(mail))).toEqual([]);
  }
});
