import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { bareBrochure, bareProject, kestrel } from '../../../../tests/fixtures/brochure.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { provideLocale } from '../../../lib/text/locale.ts';
import { cleanSvg } from '../../../platform/images/svg.ts';
import { printBrochure } from './print-brochure.ts';

const focal = { x: 0.5, y: 0.5 };

test('floor plans are drawn in vectors with their text, fonts and alternative texts, large enough to read', async () => {
  const keys = [
    'kestrel-house-inlet',
    ...(isLong ? ['kestrel-house-full', 'kaimana-terrace-four'] : []),
  ];
  const folder = await makeFolder();
  const drawn = await Promise.all(
    keys.map(async (key) => {
      const file = path.join(folder, `${key}.svg`);
      await writeFile(file, cleanSvg(await readFile(`demo/plans/${key}.svg`, 'utf8')));
      return [`${key}.svg`, file] as const;
    }),
  );
  const { bytes, pages, alts, images, sizes } = await printed(
    keys.map((key) => ({
      name: `Plan ${key}`,
      text: '2 bed. From CAD 2,480,000.',
      image: { url: `${key}.svg`, alt: `Drawing of ${key}`, focal },
      unit: 'sq-ft' as const,
    })),
    Object.fromEntries(drawn),
  );
  expect(alts).toEqual(expect.arrayContaining(keys.map((key) => `Drawing of ${key}`)));
  const text = pages.join(' ');
  expect(text).not.toContain('Drawing of');
  expect(text).toMatch(/Dressing/);
  expect(text).toMatch(/14′2″ × 13′6″/);
  expect(images).toBe(0);
  expect(sizes.every((size) => size >= 5.4)).toBe(true);
  expect(bytes).toBeLessThan(3e6);
});

test.each([
  ['fr-CA', 'Chambre principale|Penderie', '14′2″ × 13′6″'],
  ['ja-JP @long', 'WIC', '4.3 × 4.1m'],
  ['zh-Hant-TW @long', '更衣室', '4.3 × 4.1 m'],
])('in a brochure in %s, floor plans are in its language', async (name, room, size) => {
  const language = name.replace(' @long', '');
  onTestFinished(provideLocale(() => language));
  const folder = await makeFolder();
  const file = path.join(folder, 'inlet.svg');
  await writeFile(file, cleanSvg(await readFile('demo/plans/kestrel-house-inlet.svg', 'utf8')));
  const image = { url: 'inlet.svg', alt: 'A plan', focal };
  const plans = [{ name: 'Inlet', text: '', image, unit: 'sq-ft' as const }];
  const { pages, images, sizes } = await printed(plans, { 'inlet.svg': file });
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(new RegExp(room));
  expect(text).toContain(size);
  expect(text).not.toMatch(/Dressing|Bedroom/);
  expect(images).toBe(0);
  expect(sizes.every((one) => one >= 5.4)).toBe(true);
});

test('a drawing that cannot be printed in vectors is a picture, and a lost one leaves no heading @long', async () => {
  const folder = await makeFolder();
  const file = path.join(folder, 'styled.svg');
  const styled =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><style>path{fill:red}</style><path d="M0 0h40v30z"/></svg>';
  await writeFile(file, styled);
  const { pages, alts, images } = await printed(
    [
      {
        name: 'Styled',
        text: '',
        image: { url: 'styled.svg', alt: 'A styled plan', focal },
        unit: 'm2',
      },
      {
        name: 'Nowhere',
        text: '',
        image: { url: 'lost.svg', alt: 'A lost plan', focal },
        unit: 'm2',
      },
    ],
    { 'styled.svg': file },
  );
  expect(images).toBe(1);
  expect(alts).toContain('A styled plan');
  expect(alts).not.toContain('A lost plan');
  expect(pages.join(' ')).not.toContain('Nowhere');
});

async function printed(drawings: typeof bareProject.drawings, drawn: Record<string, string>) {
  const { OPS } = await import('unpdf/pdfjs');
  const project = { ...bareProject, drawings, plans: kestrel.plans.slice(0, 3) };
  const document = await printBrochure({ ...bareBrochure, projects: [project] }, drawn);
  const bytes = document.length;
  const proxy = await getDocumentProxy(new Uint8Array(document));
  const { text: pages } = await extractText(proxy, { mergePages: false });
  const alts: string[] = [];
  const sizes: number[] = [];
  let images = 0;
  for (const [index, text] of pages.entries()) {
    const page = await proxy.getPage(index + 1);
    const tree = await page.getStructTree();
    const figures = flat(tree).filter(({ role }) => role === 'Figure');
    alts.push(...figures.flatMap(({ alt }) => alt ?? []));
    if (!drawings.some(({ name }) => text.includes(name))) continue;
    const { fnArray } = await page.getOperatorList();
    images += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('transform' in item && item.str.trim() !== '')
        sizes.push(Math.hypot(Number(item.transform[2]), Number(item.transform[3])));
  }
  return { bytes, pages, alts, images, sizes };
}

type Node = { role?: string; type?: string; alt?: string; children?: Node[] };

function flat(node: Node | null): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(flat)] : [];
}

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'plans-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
