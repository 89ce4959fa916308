import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { demoEnquiries } from '../../src/features/enquiries/enquiries.demo.ts';
import { demoPartners } from '../../src/features/partners/partners.demo.ts';
import { companyLines, partnerLines, projectLines } from '../../src/features/places/lines.ts';
import {
  legalFacts,
  legalSentences,
  linesBeside,
} from '../../src/features/projects/page/legal-facts.ts';
import { demoProjectsWithPartners } from '../../src/features/projects/projects.demo.ts';
import { demoBrokerages } from '../../src/features/settings/brokerages.demo.ts';
import { demoPlaces } from '../../src/features/settings/places.demo.ts';
import { baseSettings } from '../../src/site/settings/base-settings.ts';
import { brokerageName, footerSentences, signatureLines } from '../../src/site/settings/sellers.ts';
import { provideSettings } from '../../src/site/settings/settings.ts';
import { isLong } from '../set-up/long.ts';
import { asStranger } from '../sites/stranger.ts';
import { sendForm } from './sites/enquiry-site.ts';
import { shareDemoSite } from './sites/demo-site.ts';
import type { Site } from './sites/site.ts';

// Every page, card, brochure and email of the demo site, without script, beside the rules of its places.

provideSettings(() => ({ ...baseSettings, brokerages: demoBrokerages, places: demoPlaces }));

const partnerAt = new Map(demoPartners.map((partner) => [partner.slug, partner]));

const projects = demoProjectsWithPartners.map((project) => ({
  ...project,
  updatedAt: '',
  developer: null,
  seller: partnerAt.get(project.partner),
}));

let site: Site;
let pages: Map<string, string>;

beforeAll(async () => {
  site = await shareDemoSite();
  pages = await readPages();
});

test('every page names the brokerage and has the sentences of the footer', () => {
  const wanted = [brokerageName(), ...footerSentences(), ...companyLines('footer')];
  expect(wanted.length).toBeGreaterThan(2);
  const faults = [...pages].flatMap(([address, text]) =>
    // Sentences are translated, registered names are not.
    missing(address, text, isTranslated(address) ? [brokerageName()] : wanted),
  );
  expect(faults).toEqual([]);
  expect(pages.size).toBeGreaterThan(30);
});

test('every profile and card of a partner has the brokerage, and the profile the licence', () => {
  const cards = textAt('/partners');
  const faults = demoPartners.flatMap((partner) => {
    const name = brokerageName(partner);
    const { slug, licenceClass, licenceNumber } = partner;
    const licence = [licenceClass, licenceNumber].filter((one) => one !== null);
    const profile = [name, ...licence, ...partnerLines(partner, 'partner')];
    return [
      ...missing('the card', cards, [partner.name, name, ...partnerLines(partner, 'card')]),
      ...missing(slug, textAt(`/partners/${slug}`), profile),
      ...missing(slug, headAt(`/partners/${slug}`), partnerLines(partner, 'social-card')),
      ...missing(slug, headAt(`/partners/${slug}`), [licenceNumber ?? '']),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page of a project has its brokerage, its facts and its lines, and its card those of cards', () => {
  const faults = projects.flatMap((project) => {
    const { slug, seller, legal } = project;
    const address = `/projects/${slug}`;
    const facts = [brokerageName(seller), seller?.licenceNumber ?? '', legal.vendor ?? ''];
    const shownFacts = legalFacts({ ...project, updatedAt: '2026-01-01' }, seller).slice(0, -1);
    const lines = linesBeside(shownFacts, projectLines(project, seller, 'project'));
    const texts = shownFacts.flatMap((fact) => [fact.label, ...fact.lines]);
    const list = [...pages].filter(([one]) => one.startsWith('/projects?city=')).join(' ');
    return [
      ...missing(slug, textAt(address), [...facts, ...texts, ...lines]),
      ...missing(slug, headAt(address), projectLines(project, seller, 'social-card')),
      ...missing(slug, list, projectLines(project, seller, 'card')),
    ];
  });
  expect(faults).toEqual([]);
  const shown = projects.flatMap((project) => projectLines(project, project.seller, 'project'));
  expect(shown.length).toBeGreaterThan(15);
});

test('every brochure has the brokerage on its first page, and the facts and lines on its last @long', async () => {
  const printed = isLong ? projects : projects.slice(0, 1);
  const faults: string[] = [];
  for (const project of printed) {
    const { slug, seller } = project;
    const [first = '', ...others] = await readBrochure(`/projects/${slug}/brochure.pdf`);
    faults.push(...missing(slug, first, [brokerageName(seller)]));
    const wanted = [
      ...legalSentences(project, seller),
      ...projectLines(project, seller, 'brochure'),
    ];
    expect(wanted.length).toBeGreaterThan(0);
    faults.push(...missing(slug, others.at(-1) ?? '', wanted));
  }
  expect(faults).toEqual([]);
});

test('every email to a visitor is signed by who sells', async () => {
  const [project] = projects;
  const partner = demoPartners.at(1);
  if (!project || !partner) throw new Error('The cast is empty');
  const forms = [
    ['/contact', 'contact', signatureLines()],
    ['/vip', 'vip', signatureLines()],
    ['/join', 'join', signatureLines()],
    [`/partners/${partner.slug}`, 'partner-contact', signatureLines(partner)],
    [`/projects/${project.slug}`, 'project-interest', signatureLines(project.seller)],
  ] as const;
  const faults: string[] = [];
  for (const [address, form, signature] of forms) {
    const email = `${form}@visitor.example`;
    const answers = { ...demoEnquiries[form], email, 'form-name': form };
    const { status } = await sendForm(site, address, answers);
    expect([form, status]).toEqual([form, 303]);
    const body = readEmail(email);
    expect(signature.length).toBeGreaterThan(1);
    faults.push(...missing(form, body, [signature.join(' ')]));
  }
  expect(faults).toEqual([]);
});

function missing(where: string, text: string, wanted: readonly string[]) {
  return wanted.flatMap((one) => (text.includes(spaced(one)) ? [] : [`${where}: ${one}`]));
}

function textAt(address: string) {
  return pages.get(address) ?? '';
}

/** The head of a page, whose texts are in attributes and scripts. */
function headAt(address: string) {
  return heads.get(address) ?? '';
}

const heads = new Map<string, string>();

function isTranslated(address: string) {
  return /^\/(?:fr|ja|zh-hant)(?:\/|$)/.test(address);
}

async function readPages() {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(decoded(url));
    return pathname + search;
  });
  const read = new Map<string, string>();
  // The short run reads a few pages of other languages.
  const asked = addresses.filter((one, at) => isLong || !isTranslated(one) || at % 16 === 0);
  for (const address of new Set([...asked, '/nowhere'])) {
    const html = await (await fetch(site.origin + address, { headers: asStranger() })).text();
    const [head = '', body = ''] = html.split('</head>');
    heads.set(address, spaced(decoded(head)));
    read.set(address, textOf(body));
  }
  return read;
}

async function readBrochure(address: string) {
  for (let tries = 0; tries < 60; tries++) {
    const response = await fetch(site.origin + address);
    if (response.status === 200) {
      const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      const { text } = await extractText(document, { mergePages: false });
      return text.map(spaced);
    }
    await response.body?.cancel();
  }
  throw new Error(`There is no brochure at ${address}`);
}

function readEmail(recipient: string) {
  const database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { timeout: 5_000 });
  const row = database
    .prepare('select body_text from outgoing_mails where recipient = ?')
    .get(recipient);
  database.close();
  return spaced(String(row?.['body_text']));
}

function textOf(html: string) {
  const visible = html.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ');
  return spaced(decoded(visible.replaceAll(/<[^>]+>/g, ' ')));
}

/** Every kind of white space is one space, and hyphens are of one kind. */
function spaced(text: string) {
  return text.replaceAll(/\s+/g, ' ').replaceAll('‑', '-').trim();
}

function decoded(text: string) {
  return text
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
