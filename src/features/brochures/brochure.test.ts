import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { getDocumentProxy, extractText } from 'unpdf';
import type { Brochure, BrochureProject } from './brochure.ts';
import { printBrochure } from './print/print-brochure.ts';

const demo = path.resolve(import.meta.dirname, '../../../demo');
const pictureOf = (name: string, alt: string) => ({ url: name, alt, focal: { x: 0.5, y: 0.5 } });
const names = ['vancouver-1.jpg', 'vancouver-1-g1.jpg', 'vancouver-1-g2.jpg', 'vancouver-1-g3.jpg'];
const files = Object.fromEntries(names.map((name) => [name, path.join(demo, name)]));

const kestrel: BrochureProject = {
  title: 'Kestrel House',
  foot: 'Kestrel House, Coal Harbour',
  picture: pictureOf('vancouver-1.jpg', 'The tower at dusk'),
  paragraphs: ['The tower makes a quarter turn. '.repeat(120), 'Kitchens at the core. 東京 ✨'],
  facts: [{ label: 'Price', text: 'From ¥232,000,000\nabout $2,111,200' }],
  features: ['Tidal pool'],
  plans: Array.from({ length: 40 }, (_, at) => ({
    name: `Plan ${at + 1}`,
    rooms: '2 bed, 2½ bath',
    interior: '1,234 sq ft, 115 m²',
    floors: '3 to 22',
    left: '6',
    price: 'From $2,480,000',
    isSoldOut: at === 39,
  })),
  homes: {
    title: '1 home left',
    rows: [{ number: '2701', floor: '27', plan: 'Plan 1', price: '$6,076,000' }],
  },
  deposits: [{ label: '5%', text: 'On signing' }],
  depositNote: null,
  plansNote: 'Areas are interior.',
  drawing: null,
  gallery: [
    pictureOf('vancouver-1-g1.jpg', 'Balconies'),
    pictureOf('vancouver-1-g2.jpg', 'Living room'),
    pictureOf('vancouver-1-g3.jpg', 'Pool'),
    pictureOf('lost.jpg', 'A picture that is lost'),
  ],
  address: ['1400 Block, West Alder Street', 'Vancouver, BC'],
  ground: { path: 'M0 0L900 0L900 900L0 900z', view: '-1000 -800 2000 1600' },
  contact: {
    label: 'Your partner',
    name: 'Nguyễn Thị Ānna',
    title: null,
    picture: null,
    facts: [],
  },
};

const brochure: Brochure = {
  paper: 'Letter',
  language: 'en-CA',
  title: 'Kestrel House, Coal Harbour',
  company: 'HALDEN & DAUGHTERS',
  spacing: 0.16,
  look: { ink: '#12201f', accent: '#d4502a' },
  asOf: 'November 23, 2026',
  cover: {
    name: 'Kestrel House',
    kind: 'In progress',
    place: 'Vancouver',
    lead: 'Sixty-four homes.',
    facts: [{ label: 'Price', text: 'From $2,480,000' }],
    picture: kestrel.picture,
  },
  compared: null,
  projects: [kestrel],
  imprint: 'This is not an offer for sale.',
};

type Node = { role?: string; type?: string; alt?: string; children?: Node[] };

describe('a brochure', () => {
  let document: Awaited<ReturnType<typeof getDocumentProxy>>;
  let bytes: Buffer;
  let texts: string[];

  beforeAll(async () => {
    bytes = await printBrochure(brochure, files);
    document = await getDocumentProxy(new Uint8Array(bytes));
    ({ text: texts } = await extractText(document, { mergePages: false }));
  });

  test('says what it is, in which language, and that it is tagged', async () => {
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: brochure.title, Language: 'en-CA' });
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'Kestrel House',
      'Overview',
      'Features & Amenities',
      'Residences',
      '1 home left',
      'Deposit schedule',
      'Gallery',
      'Location',
      'Nguyễn Thị Ānna',
    ]);
  });

  test('stands on paper of the city, with its day and its number on each page', async () => {
    expect((await document.getPage(1)).view).toEqual([0, 0, 612, 792]);
    expect(bytes.length).toBeLessThan(3e6);
    texts.forEach((text, at) => {
      expect(text).toContain('As of November 23, 2026');
      expect(text).toContain(`${at + 1} / ${texts.length}`);
    });
  });

  test('embeds each font that it uses', () => {
    const fonts = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/BaseFont \/[^\s/]+/g);
    expect(fonts?.length).toBeGreaterThan(3);
    for (const font of fonts ?? []) expect(font).toMatch(/^\/BaseFont \/[A-Z]{6}\+/);
  });

  test('has every word in the order of reading, and a table that goes on to a second page', () => {
    const whole = texts.join('\n');
    for (const said of ['Tidal pool', 'Plan 1', 'Plan 40', '2701', 'On signing'])
      expect(whole).toContain(said);
    // What the fonts cannot set is left out, and leaves no boxes.
    expect(whole).toContain('Kitchens at the core.');
    expect(whole).not.toMatch(/東|\uFFFD/);
  });

  test('has structure for all that is drawn: parts that follow the order, pictures with words', async () => {
    const all: Node[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      all.push(...flat(await page.getStructTree()));
      expect(await untaggedMarks(page)).toBe(0);
    }
    const roles = new Set(all.map(({ role }) => role));
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
    const figures = all.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(figures).toEqual([
      'The tower at dusk',
      'Balconies',
      'Living room',
      'Pool',
      'Land and water around Kestrel House, Coal Harbour',
    ]);
  });
});

test('one without pictures, with a very long name and nothing else known is whole, too', async () => {
  const name = 'The Residences at the Old Customs House on Saint-Laurent, Phase Two';
  const bare = {
    ...kestrel,
    picture: null,
    gallery: [],
    plans: [],
    homes: null,
    deposits: [],
    features: [],
    ground: null,
  };
  const cover = { ...brochure.cover, name, picture: null, facts: [] };
  const bytes = await printBrochure({ ...brochure, paper: 'A4', cover, projects: [bare] }, {});
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(name.toUpperCase());
});

function flat(node: Node | null): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(flat)] : [];
}

/** How much is drawn outside of any tag. */
async function untaggedMarks(page: { getOperatorList: () => Promise<{ fnArray: number[] }> }) {
  const { OPS } = await import('unpdf/pdfjs');
  const { fnArray } = await page.getOperatorList();
  const drawing = [OPS.showText, OPS.paintImageXObject, OPS.constructPath, OPS.shadingFill];
  let [depth, found] = [0, 0];
  for (const operation of fnArray) {
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps) depth++;
    else if (operation === OPS.endMarkedContent) depth--;
    else if (drawing.includes(operation) && depth === 0) found++;
  }
  expect(depth).toBe(0);
  return found;
}
