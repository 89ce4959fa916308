import { globSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { frame } from '../../../src/messages/en/frame.ts';
import { forms } from '../../../src/messages/en/forms.ts';
import { pages } from '../../../src/messages/en/pages.ts';
import * as partners from '../../../src/messages/en/partners.ts';
import * as payments from '../../../src/messages/en/payments.ts';
import * as projects from '../../../src/messages/en/projects.ts';
import * as search from '../../../src/messages/en/search.ts';
import { shortlist } from '../../../src/messages/en/shortlist.ts';
import { baseSettings } from '../../../src/site/settings/base-settings.ts';
import { sitePlaceholders } from '../../../src/site/placeholders.ts';
import { provideSettings } from '../../../src/site/settings/settings.ts';
import { isLong } from '../../set-up/long.ts';
import { asStranger } from '../../sites/stranger.ts';
import {
  askWithoutProjects,
  crawl,
  faultsOf,
  namesIn,
  sendForms,
  sendUntilLimited,
} from './crawl.ts';
import { followEmails, readBrochures, readEmails, readFiles } from './language-documents.ts';
import { borrowDemoSite } from '../sites/demo-site.ts';
import { callAction, signInEditor } from '../sites/editor.ts';
import { languageFault } from './foreign-texts.ts';
import { administrator } from '../sites/site.ts';
import { readPage } from './texts-of-page.ts';

/** Each page of visitors, each state of a list, and what is shown where nothing is. */
const addresses = [
  '/',
  '/about',
  '/partners',
  '/partners?city=tokyo&language=fr',
  '/partners/ingrid-halvorsen',
  '/projects',
  '/projects?city=tokyo',
  '/projects?status=sold',
  '/projects?view=table',
  '/projects?view=map',
  '/projects?city=vancouver&view=map',
  '/projects?bedrooms=4&price=800000&completion=ready&sort=price',
  '/projects/kestrel-house',
  '/projects/kestrel-house?home=2701',
  '/projects/longswell',
  '/vip',
  '/join',
  '/news',
  '/testimonials',
  '/testimonials?tab=developers',
  '/contact',
  '/contact?projects=kestrel-house',
  '/privacy',
  '/shortlist',
  '/shortlist?projects=kestrel-house,longswell',
  '/shortlist?projects=kestrel-house,longswell&view=comparison',
  '/shortlist/projects',
  '/news.xml',
  '/nowhere',
  '/news/nowhere',
  '/partners/nowhere',
  '/projects/nowhere',
  '/preview/nothing',
  '/private/nothing',
  '/private/leave/nothing',
];

const brochures = [
  '/projects/kestrel-house/brochure.pdf',
  '/projects/ateliers-ferrand/brochure.pdf',
  '/projects/the-ardmore/brochure.pdf',
  '/projects/ito-house/brochure.pdf',
  '/projects/longswell/brochure.pdf',
  '/projects/kaimana-terrace/brochure.pdf',
  '/projects/le-seraphin/brochure.pdf',
  '/shortlist/brochure.pdf?projects=kestrel-house,longswell,ito-house',
];

let site: { origin: string; database: DatabaseSync };
let editor: Awaited<ReturnType<typeof signInEditor>>;
let revision = 1;

beforeAll(async () => {
  site = await borrowDemoSite();
  editor = await signInEditor(site.origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
});

describe('Side by side', () => {
  const languages = [
    { title: 'French', locale: 'fr-CA', prefix: '/fr' },
    { title: 'Japanese @long', locale: 'ja-JP', prefix: '/ja' },
    { title: 'Chinese @long', locale: 'zh-Hant-TW', prefix: '/zh-hant' },
    { title: 'English @long', locale: 'en-CA', prefix: '' },
  ];
  test.each(languages)('everything at its prefix is in $title', async (language) => {
    const found = await crawl(site, language, addresses);
    expect(found.length).toBeGreaterThan(60);
    found.push(...(await sendForms(site, language)));
    found.push(...(await followEmails(site, language)));
    found.push(...readEmails(site, language), ...(await readFiles(site, language)));
    expect(faultsOf(found, language, namesIn(site.database))).toEqual([]);
  });

  test.each(languages)(
    'brochures in $title are tagged, and say so @long',
    { timeout: 600_000 },
    async (language) => {
      const found = await readBrochures(site, language, brochures);
      expect(faultsOf(found, language, namesIn(site.database))).toEqual([]);
    },
  );

  test('what fails, and who asks too often, gets an answer in the language of the page @long', async () => {
    const bump = 'update content_version set version = version + 1';
    const names = namesIn(site.database);
    const faults: string[] = [];
    for (const language of languages)
      faults.push(...faultsOf([await sendUntilLimited(site, language)], language, names));
    site.database.exec(`alter table projects rename to projects_away; ${bump}`);
    try {
      for (const language of languages) {
        const found = await askWithoutProjects(site, language);
        faults.push(...faultsOf(found, language, names));
      }
    } finally {
      site.database.exec(`alter table projects_away rename to projects; ${bump}`);
    }
    expect(faults).toEqual([]);
  });

  test('a project without French is English as a whole, and in no list of the language', async () => {
    const { id } = site.database
      .prepare("select id from projects where slug = 'longswell'")
      .get() as { id: string };
    site.database
      .prepare("delete from translations where record_id = ? and language = 'fr-CA'")
      .run(id);
    site.database.exec('update content_version set version = version + 1');
    const read = async (address: string) => (await fetch(site.origin + address)).text();
    await expect
      .poll(() => read('/fr/projects/longswell'))
      .toContain('<main id="main" lang="en-CA">');
    const page = await read('/fr/projects/longswell');
    expect(page).toContain('<html lang="fr-CA"');
    expect(page).toContain('<meta name="robots" content="noindex">');
    const names = namesIn(site.database);
    // Structured data say their language themselves.
    const written = page.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
    const around = readPage(written, 'fr-CA').texts.filter(({ lang }) => lang === 'fr-CA');
    expect(around.length).toBeGreaterThan(20);
    expect(around.flatMap((text) => languageFault(text, 'fr-CA', names) ?? [])).toEqual([]);
    expect(page).not.toContain('rel="alternate" hreflang=');
    for (const address of [
      '/fr',
      '/fr/projects',
      '/fr/projects?city=honolulu',
      '/fr/partners/thomas-kealoha',
    ])
      expect([address, (await read(address)).includes('/fr/projects/longswell"')]).toEqual([
        address,
        false,
      ]);
    expect(await read('/ja/projects')).toContain('/ja/projects/longswell"');
    const { record } = site.database
      .prepare(
        "select json_object('area', area, 'completion', completion_date) as record from projects where id = ?",
      )
      .get(id) as { record: string };
    const texts = textsWithin(record);
    expect(texts).toHaveLength(2);
    for (const address of [
      '/fr/shortlist?projects=kestrel-house,longswell',
      '/fr/shortlist?projects=kestrel-house,longswell&view=comparison',
      '/fr/shortlist/projects',
      '/fr/contact?projects=kestrel-house,longswell',
    ]) {
      const html = await read(address);
      expect([address, html.includes('Longswell')]).toEqual([address, true]);
      const shown = readPage(html, 'fr-CA').texts.filter(({ isElement }) => isElement);
      const unmarked = shown.filter(
        ({ text, lang }) => lang === 'fr-CA' && texts.some((one) => text.includes(one)),
      );
      expect([address, unmarked]).toEqual([address, []]);
    }
  });
});

describe.each(['ja-JP', ...(isLong ? ['fr-CA', 'zh-Hant-TW'] : [])])(
  'With the language %s',
  (locale) => {
    beforeAll(async () => {
      await callAction(editor, 'settings.save', { id: 'language', revision, value: { locale } });
      revision++;
    });

    test('no page has an English text of the site', async () => {
      const found: string[] = [];
      const known = contentOf(site.database);
      for (const [address, html] of await answers(locale))
        for (const text of new Set(textsOf(html)))
          for (const part of foreignParts(text, locale, known)) found.push(`${address}: ${part}`);
      expect(found).toEqual([]);
    });

    test('the back office stays English', async () => {
      const response = await fetch(`${site.origin}/admin/login`);
      expect(await response.text()).toContain('Sign in');
    });
  },
);

/** All pages, a refused form, its thanks, and the email that confirms it. */
async function answers(locale: string) {
  const ask = async (address: string): Promise<[string, string]> => {
    const response = await fetch(site.origin + address, { headers: asStranger() });
    const html = await response.text();
    if (html.startsWith('<!'))
      expect(`${address}: ${/<html lang="([^"]*)"/.exec(html)?.[1]}`).toBe(`${address}: ${locale}`);
    return [address, html];
  };
  const send = async (values: object) => {
    const response = await fetch(`${site.origin}/contact`, {
      method: 'POST',
      headers: { origin: site.origin, ...asStranger() },
      body: new URLSearchParams({ ...values }),
    });
    return { url: response.url, html: await response.text() };
  };
  const refused = await send({ ...demoEnquiries.contact, email: 'nobody', firstName: '' });
  expect(refused.html).toContain('aria-invalid="true"');
  const sent = await send({ ...demoEnquiries.contact, message: `In ${locale}` });
  expect(sent.url).toContain('sent=contact');
  const [email] = site.database
    .prepare(
      "select body_html as html from outgoing_mails where kind = 'confirmation' order by created_at desc",
    )
    .all() as { html: string }[];
  const read: [string, string][] = [];
  // One after the other: of many at once from one network some are refused or out of date.
  for (const address of addresses) read.push(await ask(address));
  return [
    ...read,
    ['a refused form', refused.html] as const,
    ['the thanks', sent.html] as const,
    ['a confirmation', email?.html ?? ''] as const,
  ];
}

type Content = { all: string; short: string[] };

/** What editors have written: in the database, and before they write anything. */
function contentOf(database: DatabaseSync): Content {
  const tables = [
    'pages',
    'projects',
    'partners',
    'developers',
    'news',
    'testimonials',
    'settings',
    'media',
  ];
  const rows = tables.flatMap((table) => database.prepare(`select * from ${table}`).all());
  const initial = globSync([
    'src/site/{base-*,settings/base-*,places/*}.ts',
    '{src,demo}/**/*.demo.ts',
    'src/features/page-content/initial/*.ts',
  ])
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map((match) => match[2] ?? ''),
    );
  provideSettings(() => baseSettings);
  const placeholders = new Map(sitePlaceholders().map(({ name, value }) => [name, value]));
  const values = [
    ...rows.flatMap(textsWithin),
    ...initial,
    ...textsWithin(demoEnquiries),
    ...textsWithin(baseSettings),
  ].map((text) =>
    text
      .replaceAll(/\{([\w.]+)\}/g, (all, name) => placeholders.get(name) || all)
      .replaceAll(/\{days\.(\w+)\}/g, (_, name: 'spam') => String(baseSettings.privacy.days[name]))
      .replaceAll(/<[^>]*>|\{[\w.]+\}/g, '¶')
      .replaceAll(/\\(.)/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return { all: values.join('\n'), short: values.filter(({ length }) => length < 60) };
}

/** All texts within a value, also in JSON. */
function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') {
    if (!/^[[{]/.test(value)) return [value];
    try {
      return textsWithin(JSON.parse(value));
    } catch {
      return [value];
    }
  }
  return value === null || typeof value !== 'object'
    ? []
    : Object.values(value).flatMap(textsWithin);
}

const latin =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}\d’'ʻ&.-]*(?:[ ,:;]+[\p{Script=Latin}&\d][\p{Script=Latin}\p{M}\d’'ʻ&.-]*)*/gu;

/** Names, codes, initials and abbreviations that Japanese and Chinese texts have. */
const international =
  /^(?:VIP|PDF|SNS|WhatsApp|Google|LinkedIn|OpenStreetMap|SOLMERE|[A-Z]{1,3}|name@example\.com|kB|MB|km|mi)$/;

/** What is read or heard of a page: its texts, one an element, and the attributes with texts. */
function textsOf(html: string) {
  const written = html.replaceAll(
    /<(script|style|svg|pubDate|language)\b[^]*?<\/\1>|<!--[^]*?-->|<!doctype[^>]*>|<\?xml[^>]*>/gi,
    '',
  );
  const attributes = [
    ...written.matchAll(/\s(?:title|alt|placeholder|label|aria-(?:label|description))="([^"]*)"/g),
    ...written.matchAll(
      /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g,
    ),
    ...written.matchAll(
      /\sdata-(?:announced|word|film-tab|brochure|brochure-status|summary|title)="([^"]*)"/g,
    ),
  ].map((match) => match[1] ?? '');
  return [...written.split(/<[^>]*>/), ...attributes].map((text) =>
    text
      .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex, code) =>
        String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
      )
      .replaceAll(/&(?:amp|quot|lt|gt);/g, (entity) => entities[entity] ?? '')
      .replaceAll(/https?:\/\/\S+|[\w.-]+@[\w.-]+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** The parts of a text that neither editors nor its language have. */
function foreignParts(text: string, locale: string, known: Content) {
  if (locale === 'fr-CA') return englishTexts.has(text) && !isKnown(text, known) ? [text] : [];
  return [...text.matchAll(latin)]
    .flatMap(([part]) => unknownIn(part, known))
    .filter((part) => /\p{Script=Latin}{2}/u.test(part) && !international.test(part));
}

/** A sentence may have values in it: it is known if its pieces of three words or more are. */
function unknownIn(part: string, known: Content): string[] {
  if (isKnown(part, known)) return [];
  const ends = [...part.matchAll(/[^ ,:;]+[ ,:;]*/g)];
  for (let first = 0; first < ends.length; first++)
    for (let last = ends.length; last - first >= 3; last--) {
      const piece = ends
        .slice(first, last)
        .map(([word]) => word)
        .join('')
        .trim();
      if (!isKnown(piece, known)) continue;
      const [before, after] = [ends.slice(0, first), ends.slice(last)].map((words) =>
        words
          .map(([word]) => word)
          .join('')
          .trim(),
      );
      return [before, after].flatMap((rest) => (rest ? unknownIn(rest, known) : []));
    }
  return ends
    .map(([word]) => word.replace(/[ ,:;.]+$/, ''))
    .filter((word) => !isKnown(word, known));
}

/** A single word is known only from a name or a label: in the sentences of editors there is every word. */
function isKnown(part: string, { all, short }: Content) {
  const text = part.replace(/[.,:]$/, '');
  const [within, values] = /[a-z]/.test(text)
    ? [all, short]
    : [all.toUpperCase(), short.map((value) => value.toUpperCase())];
  if (/ /.test(text)) return within.includes(text);
  return values.some((value) => value.split(/[\s,;:()/]+/).includes(text));
}

/** The English messages without parameters. */
const englishTexts = new Set(
  [frame, forms, pages, partners, payments, projects, search, shortlist]
    .flatMap(textsWithin)
    .filter(
      (text) =>
        / |[a-z]{7}/.test(text) && !/^(?:Message|Contact|Brochure|Studios?|Penthouse)$/.test(text),
    ),
);
