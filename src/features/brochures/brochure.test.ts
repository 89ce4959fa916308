import { Font } from '@react-pdf/renderer';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SaxesParser } from 'saxes';
import { getDocumentProxy, extractText } from 'unpdf';
import {
  bareBrochure,
  bareProject,
  brochure,
  files,
  kestrel,
} from '../../../tests/fixtures/brochure.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import type { ProjectDetail } from '../projects/project.ts';
import { provideNameLanguage, provideTextLanguages } from '../../lib/text/name-language.ts';
import { withForeignTexts } from './foreign-texts.ts';
import { depositFacts, depositText } from './brochure-deposit.ts';
import { plateTones } from '../partners/plate/plate.ts';
import { printBrochure } from './print/print-brochure.ts';

type Node = { role?: string; type?: string; alt?: string; lang?: string; children?: Node[] };

describe('a brochure', () => {
  let document: Awaited<ReturnType<typeof getDocumentProxy>>;
  let bytes: Buffer;
  let texts: string[];
  let hyphenate: Parameters<typeof Font.registerHyphenationCallback>[0] | undefined;

  beforeAll(async () => {
    const registering = vi.spyOn(Font, 'registerHyphenationCallback');
    bytes = await printBrochure(brochure, files);
    hyphenate = registering.mock.calls[0]?.[0];
    registering.mockRestore();
    document = await getDocumentProxy(new Uint8Array(bytes));
    ({ text: texts } = await extractText(document, { mergePages: false }));
  });

  test('has a title, a language and tags', async () => {
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: brochure.title, Language: 'en-CA' });
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'Kestrel House',
      'Gallery',
      'Overview',
      'Features & Amenities',
      'Residences',
      '1 home left',
      'Deposit schedule',
      'Location',
      'Nguyễn Thị Ānna',
    ]);
  });

  test('draws the plate of a partner without a photo, initials included, and no tool reads it', async () => {
    const page = await document.getPage(
      texts.findIndex((text) => text.includes('Your partner')) + 1,
    );
    const { fnArray, argsArray } = await page.getOperatorList();
    const colours = argsArray.flat().filter((value) => typeof value === 'string');
    const { sky, sea, ink } = plateTones[kestrel.contact.plate?.tone ?? 'mist'];
    expect(colours).toEqual(expect.arrayContaining([sky, sea, ink, brochure.look.accent]));
    // Two letters, each its own shape.
    expect(colours.filter((colour) => colour === ink).length).toBeGreaterThanOrEqual(2);
    expect(fnArray.length).toBeGreaterThan(0);
    expect(texts.join(' ')).not.toMatch(/\bNĀ\b/);
  });

  test('uses the paper of the city, and has its date and a page number on each page', async () => {
    expect((await document.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect(bytes.length).toBeLessThan(3e6);
    texts.forEach((text, index) => {
      expect(text).toContain('As of November 23, 2026');
      expect(text).toContain(`${index + 1} / ${texts.length}`);
    });
  });

  test('embeds each font that it uses', () => {
    const fonts = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/BaseFont \/[^\s/]+/g);
    expect(fonts?.length).toBeGreaterThan(3);
    for (const font of fonts ?? []) expect(font).toMatch(/^\/BaseFont \/[A-Z]{6}\+/);
  });

  test('has all text in reading order, and a table that continues on a second page', () => {
    const allText = texts.join('\n');
    for (const text of ['Tidal pool', 'Plan 1', 'Plan 40', '2701', 'On signing'])
      expect(allText).toContain(text);
    expect(allText).toContain('Kitchens at the core. ◻◻ ◻');
    expect(allText).toContain('◻ stands for a character that this document cannot show.');
    expect(allText).not.toContain('\uFFFD');
  });

  test('tags everything that is drawn in order, and gives pictures alternative text', async () => {
    const nodes: Node[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      nodes.push(...flat(await page.getStructTree()));
      expect(await untaggedMarks(page)).toBe(0);
    }
    const roles = new Set(nodes.map(({ role }) => role));
    for (const role of [
      'H1',
      'H2',
      'H3',
      'P',
      'Figure',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(roles).toContain(role);
    const figures = nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(figures).toEqual([
      'The tower at dusk',
      'Living room',
      'Pool',
      'Balconies',
      'Map of the area around Kestrel House, Coal Harbour',
    ]);
  });

  test('links to whom to ask and to its page, and says where each link leads', async () => {
    const page = await document.getPage(document.numPages);
    const links = (await page.getAnnotations()) as { url: string; rect: number[] }[];
    expect(links.map(({ url }) => url)).toEqual(['mailto:nguyen@halden.example', brochure.url]);
    for (const { rect } of links) expect(boxHeight(rect)).toBeGreaterThan(6);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Contents (nguyen@halden.example)');
    const tagged = flat(await page.getStructTree()).filter(({ role }) => role === 'Link');
    expect(tagged.map(({ children }) => children?.some(({ type }) => type === 'object'))).toEqual([
      true,
      true,
    ]);
  });

  test('breaks no word that fits a line', () => {
    const words = 'The tower makes a quarter turn.'.split(' ');
    const pieces = words.map((word) => hyphenate?.(word));
    expect(pieces).toEqual(words.map((word) => [word]));
  });
});

test('a brochure in another language knows its names, and what is not translated', () => {
  onTestFinished(() => {
    provideNameLanguage(() => undefined);
    provideTextLanguages({ parts: () => undefined, note: () => {} });
  });
  expect(withForeignTexts(brochure)).toBe(brochure);
  provideNameLanguage(() => 'en-CA');
  provideTextLanguages({
    parts: (text) => (text === 'Tidal pool' ? [{ text, lang: 'en-CA' }] : undefined),
    note: () => {},
  });
  const { foreign } = withForeignTexts(brochure);
  expect(foreign?.lang).toBe('en-CA');
  expect(foreign?.texts).toEqual(
    expect.arrayContaining([kestrel.title, kestrel.contact.name, 'Tidal pool']),
  );
  expect(foreign?.texts).not.toContain('On signing');
});

test('the balance is that of the day on which the brochure is made', () => {
  const project = { ...demoProjects[0], completionDate: 'March 2027' } as ProjectDetail;
  const balanceOn = (day: string) => {
    const now = new Date(`${day}T12:00:00Z`);
    return [depositText(project, now), depositFacts(project, now).at(-1)?.text];
  };
  for (const text of balanceOn('2027-03-31')) expect(text).toMatch(/on completion/i);
  for (const text of balanceOn('2027-04-02')) expect(text).toMatch(/on closing/i);
});

test('homes that continue on other pages are in tables of rows only @long', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    number: `${301 + index}`,
    floor: '3',
    plan: 'Plan 1',
    interior: '1,234 sq ft',
    price: '$667,000',
  }));
  const homes = { title: '69 homes left, the first 40', rows };
  const bytes = await printBrochure({ ...bareBrochure, projects: [{ ...bareProject, homes }] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const tables: Node[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    tables.push(...flat(await page.getStructTree()).filter(({ role }) => role === 'Table'));
  }
  const continued = tables.filter(({ children = [] }) => children.length > 8);
  expect(continued.length).toBeGreaterThan(1);
  const roles = tables.flatMap(({ children = [] }) => children.map(({ role }) => role));
  expect(new Set(roles)).toEqual(new Set(['TR']));
  const { text: pages } = await extractText(document, { mergePages: false });
  expect(pages.find((page) => page.includes(homes.title))).toContain('301');
  const text = pages.join(' ');
  for (const { number } of rows) expect(text).toContain(number);
});

test('every letter of a text is there, or a box for it that reads as the letter', async () => {
  const title = 'Kumo 한국어단지 𠮷성';
  const description = '서울의 고층 주택. Ελληνικά, Привет, Łódź.';
  const kumo = { ...bareProject, title, paragraphs: [description] };
  const cover = { ...bareBrochure.cover, name: title };
  const bytes = await printBrochure({ ...brochure, title, cover, projects: [kumo] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toMatch(/Kumo ◻{5} ◻{2}/i);
  expect(text).toContain(`◻◻◻ ◻◻ ◻◻. Ελληνικά, Привет, Łódź.`);
  expect((await document.getMetadata()).info).toMatchObject({ Title: title });
  const outline = await document.getOutline();
  expect(outline[0]?.title).toBe(title);
  const source = Buffer.from(bytes).toString('latin1');
  expect(source.match(/\/ActualText/g)?.length).toBeGreaterThan(1);
});

test.each([
  [
    'ja-JP @long',
    '「二十三階からは、一フロアに一戸。」職人たちは、Kestrel Houseで少し長居をするようになりました。',
  ],
  [
    'zh-Hant-TW',
    '「二十三樓以上，每層一戶。」工人們午休時，開始在 Kestrel House 多待一會兒；黑板仍保留原來的日期。',
  ],
])('a text in %s is printed whole, in lines that end where they may', async (name, sentence) => {
  const language = name.replace(' @long', '');
  const project = { ...bareProject, paragraphs: [sentence.repeat(6)] };
  const cover = { ...bareBrochure.cover, lead: sentence };
  const foreign = { lang: 'en-CA', texts: ['Kestrel House', 'Tidal pool'] };
  const printed = { ...brochure, language, foreign, cover, projects: [project] };
  const bytes = await printBrochure(printed, {});
  expect(bytes.length).toBeLessThan(3e6);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  expect((await document.getMetadata()).info).toMatchObject({ Language: language });
  const marked = flat(await (await document.getPage(1)).getStructTree());
  const { role: heading, lang } = marked.find((node) => node.lang !== undefined) ?? {};
  expect([heading, lang]).toEqual(['H1', 'en-CA']);
  const { text: pages } = await extractText(document, { mergePages: false });
  expect(pages.join('').replaceAll(/\s/g, '')).toContain(sentence.repeat(6).replaceAll(/\s/g, ''));
  const lines = pages.join('\n').split('\n');
  const ends = lines.filter((line) => /[\p{Script=Han}\p{Script=Hiragana}]/u.test(line));
  expect(ends.length).toBeGreaterThan(6);
  for (const line of ends) expect(line.trim()).not.toMatch(/^[、。，；」ーっょ]|[「（-]$/);
  expect(lines.join('\n')).not.toMatch(/Kestr?\n|Hous?\n/);
});

test('a word that fits no line is broken, and nothing leaves its box or the paper @long', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik';
  const address = `somebody@${'subdomain.'.repeat(12)}example`;
  const [plan] = kestrel.plans;
  const long = {
    ...kestrel,
    title: word,
    paragraphs: [word.repeat(4), '高層'.repeat(200)],
    facts: [{ label: word, text: word.repeat(3) }],
    features: [word.repeat(3)],
    plans: plan ? [{ ...plan, name: word, rooms: word, floors: '1'.repeat(30), price: word }] : [],
    homes: {
      title: word.repeat(2),
      rows: Array.from({ length: 2 }, () => ({
        number: 'PENTHOUSE-27',
        floor: '1234567',
        plan: word,
        interior: '1,234,567 sq ft',
        price: '¥232,000,000,000,000',
      })),
    },
    plansNote: word.repeat(2),
    address: [word.repeat(3)],
    contact: { ...kestrel.contact, name: word, facts: [{ label: 'Email', text: address }] },
  };
  const cover = { ...brochure.cover, name: word, place: word, lead: word.repeat(3) };
  const compared = { names: [word, 'B', 'C', 'D'], rows: [{ label: word, texts: [word, word] }] };
  const bytes = await printBrochure({ ...brochure, cover, compared, projects: [long] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('transform' in item)) continue;
      const right = Number(item.transform[4]) + item.width;
      expect(right, item.str).toBeLessThan(612 - 28);
      texts.push(item.str);
    }
  }
  const text = texts.join('');
  // A hyphen would be read as part of it.
  expect(text).toContain(address);
  expect(text).toContain('PENTHOUSE-27');
  expect(text).toContain('¥232,000,000,000,000');
  expect(text).not.toMatch(/◻-/);
  expect(text).toContain('Donaudampf');
});

test('a brochure without pictures, with a very long name and few facts prints completely @long', async () => {
  const name = 'The Residences at the Old Customs House on Saint-Laurent, Phase Two';
  const bare = { ...bareProject, deposits: [], features: [], ground: null };
  const cover = { ...bareBrochure.cover, name, facts: [] };
  const bytes = await printBrochure({ ...brochure, paper: 'A4', cover, projects: [bare] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(name.toUpperCase());
});

test('the brokerage is in the foot of the first page alone, and with the licence on the last', async () => {
  const sellers = 'Halvorsen & Hale Realty Ltd.';
  const seller = { name: sellers, lines: ['1180 Harbour Row', 'British Columbia, DEMO-0142'] };
  const paragraphs = ['The tower makes a quarter turn. '.repeat(120)];
  const contact = { ...kestrel.contact, seller };
  const project = { ...bareProject, paragraphs, contact };
  const cover = { ...bareBrochure.cover, sellers };
  const bytes = await printBrochure({ ...brochure, cover, projects: [project] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await document.getPage(1)).getTextContent();
  const foot = items.flatMap((item) => ('str' in item ? [item] : []));
  const xOf = (start: string) => foot.find(({ str }) => str.startsWith(start))?.transform[4] ?? 0;
  expect(xOf('As of')).toBeGreaterThan(xOf(sellers) + 100);
  const { text: pages } = await extractText(document, { mergePages: false });
  const [first = '', ...others] = pages.map((text) => text.replaceAll(/\s+/g, ' '));
  const last = others.at(-1) ?? '';
  expect(first).toContain(sellers);
  for (const text of others.slice(0, -1)) expect(text).not.toContain(sellers);
  expect(last).toContain(
    'Halvorsen & Hale Realty Ltd. 1180 Harbour Row British Columbia, DEMO-0142',
  );
  expect(last).toContain('Marketed by Halvorsen & Hale Realty Ltd.');
  for (let number = 1; number <= document.numPages; number++)
    expect(await untaggedMarks(await document.getPage(number))).toBe(0);
});

test('what the law wants read is on the last page, with the sentence of who markets it', async () => {
  const legal = ['Vendor: Northquay Ltd.', 'Deposits are held in trust. '.repeat(24).trim()];
  const cover = { ...bareBrochure.cover, sellers: 'Halvorsen & Hale Realty Ltd.' };
  const project = { ...bareProject, legal };
  const bytes = await printBrochure({ ...brochure, cover, projects: [project] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(document, { mergePages: false });
  const last = pages.at(-1)?.replaceAll(/\s+/g, ' ') ?? '';
  for (const text of [...legal, 'Marketed by Halvorsen & Hale Realty Ltd.', kestrel.contact.name])
    expect(last).toContain(text);
});

test('the metadata of a brochure are XML, whatever its title says', async () => {
  const title = 'Kestrel & Finch <Two> "A" ]]> &amp; 東京';
  const named = { ...bareBrochure, title: `${title}\u0007`, company: title };
  const bytes = await printBrochure(named, {});
  const xml = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(bytes.toString())?.[0] ?? '';
  expect(() => new SaxesParser().write(xml).close()).not.toThrow();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await document.getMetadata();
  expect(info).toMatchObject({ Author: title });
  expect([metadata?.get('dc:title'), metadata?.get('dc:creator')]).toEqual([title, [title]]);
});

function boxHeight([, bottom = 0, , top = 0]: number[]) {
  return top - bottom;
}

function flat(node: Node | null): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(flat)] : [];
}

/** Counts the drawing operations outside of any tag. */
async function untaggedMarks(page: { getOperatorList: () => Promise<{ fnArray: number[] }> }) {
  const { OPS } = await import('unpdf/pdfjs');
  const { fnArray } = await page.getOperatorList();
  const drawing = [OPS.showText, OPS.paintImageXObject, OPS.constructPath, OPS.shadingFill];
  let [depth, count] = [0, 0];
  for (const operation of fnArray) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps) depth++;
    else if (operation === OPS.endMarkedContent) depth--;
    else if (drawing.includes(operation) && depth === 0) count++;
  }
  expect(depth).toBe(0);
  return count;
}
