import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { demoProjects } from '../../src/features/projects/projects.demo.ts';
import { asStranger } from '../sites/stranger.ts';
import { shareDemoSite } from './sites/demo-site.ts';
import type { Site } from './sites/site.ts';

const { findAll, findOne, getElementsByTagName, removeElement, textContent } = DomUtils;

let site: Site;

beforeAll(async () => {
  site = await shareDemoSite();
});

test('partners and projects are found by a form with an address for each result', async () => {
  const partners = await open('/partners?city=honolulu');
  expect(partners.form('Find partners')).toEqual({
    action: '/partners',
    names: expect.arrayContaining(['city', 'language']),
  });
  expect(partners.textsBy('h3')).toEqual(['Thomas Kealoha']);

  expect((await open('/projects')).link('MONTREAL')).toBe('/projects?city=montreal');
  expect((await open('/projects?city=montreal')).form('Find projects')).toEqual({
    action: '/projects',
    names: expect.arrayContaining(['city', 'bedrooms', 'price', 'words']),
  });
  const found = await open('/projects?city=montreal&bedrooms=2&price=1500000');
  expect(found.cards()).toEqual([expect.stringMatching(/^Ateliers Ferrand/)]);
  expect(found.link('Remove filter: 2 bedrooms or more')).toBe(
    '/projects?city=montreal&price=1500000',
  );
  const named = await open('/projects?words=kestrel');
  expect(named.cards()).toEqual([expect.stringMatching(/^Kestrel House/)]);
  const nearly = await open('/projects?city=tokyo&price=1000000');
  expect(nearly.text).toContain('No exact matches');
  expect(nearly.cards()[0]).toMatch(/^Ito House.* over budget/);
  expect(nearly.text).toContain('at the exchange rates of November 16, 2026');
});

test('dialogs, pictures, plans and films are links', async () => {
  const partner = await open('/partners/ingrid-halvorsen');
  expect(partner.link('Contact Ingrid')).toBe('#contact');
  expect(partner.idsOf('dialog')).toContain('contact');
  const project = await open('/projects/kestrel-house');
  expect(project.link('View all 7 images')).toBe('#all');
  expect(project.ids()).toContain('all');
  const pictures = project.links(/^Image \d of 7/);
  expect(pictures.length).toBeGreaterThanOrEqual(7);
  const picture = await fetch(site.origin + pictures[1]);
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
  expect(project.links(/^View larger.*Two bedroom, inlet$/)).toContainEqual(
    expect.stringMatching(/^\/media\/images\/plans\/\w+_676x652_650\.svg$/),
  );
  expect((await open('/projects/parallel')).text).toContain('so far, to the day.');
  const news = await open('/news');
  expect(news.attributesOf('video')).toMatchObject({ controls: '' });
  expect(news.link('Play video: How to read a section, by Ingrid Halvorsen')).toBe(
    'https://www.youtube.com/watch?v=SoLmErE2026',
  );
});

test('a project leads to its form, its neighbours and the list, and a sold-out one to what is left', async () => {
  const [, second] = demoProjects;
  const [first, last] = [await open('/projects/kestrel-house'), demoProjects.at(-1)];
  expect(first.link(`Previous ${last?.title}`)).toBe(`/projects/${last?.slug}`);
  expect(first.link(`Next ${second?.title}`)).toBe(`/projects/${second?.slug}`);
  expect(first.link('Back to Projects')).toBe('/projects');
  expect((await open('/projects/ito-house')).link('Check Availability')).toBe('#interest');
  const soldOut = await open('/projects/kumo-minato');
  expect(soldOut.text).toMatch(/All \d+ homes sold/);
  expect(soldOut.ids()).not.toContain('interest');
  expect(soldOut.link('View Similar Projects')).toBe('/projects');
});

test('deposits are planned, and a price that is none has its error beside the field', async () => {
  const planned = await open('/projects/kestrel-house?home=2701&signed=2026-12-04');
  expect(planned.text).toContain('CAD 303,800');
  expect(planned.text).toContain('March 4, 2027');
  const refused = await open('/projects/kestrel-house?price=a+lot');
  const { 'aria-describedby': error = '', value } = refused.attributesById('deposit-price');
  expect(value).toBe('a lot');
  expect(refused.textById(error)).toBe(
    '“a lot” is not the price of a home. Enter the full amount, such as 2,480,000.',
  );
});

test('five projects that were sent are compared, printed and asked about', async () => {
  const query = '?projects=kestrel-house,ito-house,parallel,westwater,fathom';
  const sent = await open(`/shortlist${query}`);
  expect(sent.link('Brochure (first four projects)')).toBe(`/shortlist/brochure.pdf${query}`);
  const ask = sent.link('Enquire about these five projects') ?? '';
  expect((await open(ask)).textsBy('textarea').join()).toMatch(/Kestrel House, .+ and Fathom/);
  const compared = await open(sent.link('Compare') ?? '');
  expect(compared.textsBy('th', ({ scope }) => scope === 'col')).toHaveLength(5);
  expect(compared.link('Back to shortlist')).toBe(`/shortlist${query}`);
});

test('a floor plan is in the language of its page, beside the original', async () => {
  const page = await open('/fr/projects/kestrel-house');
  const drawn = page.textsBy('svg', ({ role }) => role === 'img').join(' ');
  expect(drawn).toContain('Chambre 1');
  expect(drawn).toContain('14′2″ × 13′6″');
  expect(page.links(/^Plan d’architecte/)[0]).toMatch(/_676x652_650\.svg$/);
});

test('prices are in their own currency and areas in both units', async () => {
  const { text } = await open('/projects/ito-house');
  for (const part of ['From JPY 232,000,000', '94 m²', '1,010 sq ft']) expect(text).toContain(part);
});

test('the contact page has its map, its address and fields for phones', async () => {
  const page = await open('/contact');
  expect(page.textsBy('svg', ({ role }) => role === 'img').join()).toContain('Map of SOLMERE');
  expect(page.textsBy('address')[0]).toContain('1180 Harbour Row, Vancouver, BC V6E 0B2');
  expect(page.link('Directions')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  expect(page.attributesById('contact-email')).toMatchObject({
    inputmode: 'email',
    autocomplete: 'email',
  });
  expect(page.attributesById('contact-phone')).toMatchObject({ type: 'tel', autocomplete: 'tel' });
});

test('each page links to itself in the other languages', async () => {
  const page = await open('/vip');
  expect([page.link('Français'), page.link('日本語')]).toEqual(['/fr/vip', '/ja/vip']);
});

test('the pages about the list, privacy and accessibility say what they are for', async () => {
  const list = await open('/vip');
  expect(list.textsBy('h1')).toEqual(['SOLMERE VIP LIST']);
  expect(list.text).toContain("Access What Others Can't");
  expect(list.itemsUnder('benefits-heading')).toHaveLength(9);
  expect(list.link('Accessibility')).toBe('/accessibility');
  const privacy = await open('/privacy');
  expect(privacy.textsBy('h1')).toEqual(['Privacy']);
  expect(privacy.textsBy('h2')).toContain('Privacy officer');
  expect(privacy.text).toContain('By joining the list you ask SOLMERE');
  const accessibility = await open('/accessibility');
  expect(accessibility.textsBy('h1')).toEqual(['Accessibility']);
  expect(accessibility.text).toContain('(WCAG) 2.2 at level AA');
});

type Attributes = Record<string, string>;

/** A page as a browser without script reads it. */
async function open(address: string) {
  const answer = await fetch(new URL(address, site.origin), { headers: asStranger() });
  expect(answer.status, address).toBe(200);
  const page = parseDocument(await answer.text(), { lowerCaseAttributeNames: true });
  for (const name of ['template', 'script', 'style'])
    for (const element of getElementsByTagName(name, page)) removeElement(element);
  const all = (name: string) => getElementsByTagName(name, page);
  const byId = (id: string) => findOne(({ attribs }) => attribs['id'] === id, page.children);
  const links = (name: RegExp) =>
    all('a')
      .filter((link) => name.test(link.attribs['aria-label'] ?? readText(link)))
      .map(({ attribs }) => attribs['href'] ?? '');
  const textsBy = (name: string, isMeant: (attributes: Attributes) => boolean = () => true) =>
    all(name)
      .filter(({ attribs }) => isMeant(attribs))
      .map(readText);
  return {
    text: readText(page),
    textsBy,
    links,
    link: (name: string) => links(new RegExp(`^${RegExp.escape(name)}$`))[0],
    cards: () =>
      all('a')
        .filter(({ attribs }) => 'data-travels' in attribs)
        .map(({ attribs }) => attribs['aria-label'] ?? ''),
    ids: () => findAll(({ attribs }) => 'id' in attribs, page.children).map(idOf),
    idsOf: (name: string) => all(name).map(idOf),
    attributesOf: (name: string): Attributes => all(name)[0]?.attribs ?? {},
    attributesById: (id: string): Attributes => byId(id)?.attribs ?? {},
    textById: (id: string) => readText(byId(id) ?? []),
    itemsUnder: (heading: string) =>
      getElementsByTagName('li', byId(heading)?.parent ?? []).map(readText),
    form: (label: string) => {
      const form = all('form').find(({ attribs }) => attribs['aria-label'] === label);
      const fields = findAll(({ attribs }) => 'name' in attribs, form?.children ?? []);
      return { action: form?.attribs['action'], names: fields.map(nameOf) };
    },
  };
}

function idOf({ attribs }: { attribs: Attributes }) {
  return attribs['id'] ?? '';
}

function nameOf({ attribs }: { attribs: Attributes }) {
  return attribs['name'] ?? '';
}

function readText(part: Parameters<typeof textContent>[0]) {
  return textContent(part).replaceAll(/\s+/g, ' ').trim();
}
