import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { planDrawings } from '../../../../demo/plan-drawings.ts';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { readXmlText, xmlText } from '../../../lib/html/xml.ts';
import { provideLocale } from '../../../lib/text/locale.ts';
import { cleanSvg } from '../../../platform/images/svg.ts';
import { printedText } from '../../brochures/letters.ts';
import { inlineDrawing } from './inline-drawing.ts';
import { rooms } from './rooms.ts';
import { textsAsDrawn, translateDrawing } from './drawn-texts.ts';

let restore = () => {};
afterEach(() => restore());

const locales = ['fr-CA', 'ja-JP', 'zh-Hant-TW'];

test.each<[text: string, french: string, japanese: string, chinese: string]>([
  ['Living room', 'Séjour', 'リビング', '客廳'],
  ['LIVING / DINING', 'SÉJOUR-SALLE À MANGER', 'リビングダイニング', '客餐廳'],
  ['Kitchen & Den', 'Cuisine et bureau', 'キッチン、書斎', '廚房與書房'],
  ['BEDROOM 2', 'CHAMBRE~2', '寝室2', '臥室~2'],
  ['Bedroom #3', 'Chambre~3', '寝室3', '臥室~3'],
  ['bed. b', 'chambre~B', '寝室B', '臥室~B'],
  ['MASTER', 'CHAMBRE PRINCIPALE', '主寝室', '主臥室'],
  ['Walk-in Closet', 'Penderie', 'WIC', '更衣室'],
  ['EN-SUITE', 'SALLE DE BAINS ATTENANTE', '専用浴室', '套房浴室'],
  ["Chef's kitchen", 'Cuisine', 'キッチン', '廚房'],
  ['W/D', 'LAVEUSE ET SÉCHEUSE', '洗濯乾燥機', '洗脫烘'],
  ['3.80 × 3.1 m', '3,80 × 3,10~m', '3.80 × 3.10m', '3.80 × 3.10~m'],
  ['3.8m x 3.1m', '3,8 × 3,1~m', '3.8 × 3.1m', '3.8 × 3.1~m'],
  ['12\'-6" × 10\'-0"', '12′6″ × 10′0″', '3.8 × 3.0m', '3.8 × 3.0~m'],
  ['12’ 6½” X 10’', '12′6,5″ × 10′0″', '3.8 × 3.0m', '3.8 × 3.0~m'],
  ['12 x 10 ft', '12′0″ × 10′0″', '3.7 × 3.0m', '3.7 × 3.0~m'],
  ["BEDROOM 2 12' x 10'", 'CHAMBRE~2 12′0″ × 10′0″', '寝室2 3.7 × 3.0m', '臥室~2 3.7 × 3.0~m'],
  ['120 sq ft', '120~pi²', '11.14㎡（3.37坪）', '11.15㎡（3.37~坪）'],
  ['1,234 SF', '1~234~pi²', '114.64㎡（34.67坪）', '114.64㎡（34.68~坪）'],
  ['53.5 m²', '53,5~m²', '53.50㎡（16.18坪）', '53.50㎡（16.18~坪）'],
  [
    '1,234 sq ft, 115 m² interior',
    'Intérieur~: 1~234~pi², 115~m²',
    '室内：114.64㎡（34.67坪）',
    '室內：114.64㎡（34.68~坪）',
  ],
  [
    'Terrace: 120 sq. ft.',
    'Terrasse~: 120~pi²',
    'テラス：11.14㎡（3.37坪）',
    '露台：11.15㎡（3.37~坪）',
  ],
  ['4.3 × 4.1 m (14′2″ × 13′6″)', '4,3 × 4,1~m 14′2″ × 13′6″', '4.3 × 4.1m', '4.3 × 4.1~m'],
])('%s is read in each language, in the casing of the drawing', (text, ...expected) => {
  expect(inEach(`<text>${xmlText(text)}</text>`).map(([only]) => only)).toEqual(expected);
});

test.each(['Great Aunt’s Room', 'RUE DES FORGES', 'N', '5', 'Unit 2701', '1:100', 'A.1'])(
  '%s stays as it is drawn',
  (text) => {
    expect(inEach(`<text>${text}</text>`)).toEqual([[text], [text], [text]]);
  },
);

test('the words that stay are named once each, numbers and signs are not', () => {
  const svg = drawing(
    '<text>Kitchen</text><text>Sauna deck</text><text>Sauna deck</text><text>N</text><text>5</text><text>Le Nid</text>',
  );
  expect(textsAsDrawn(svg)).toEqual(['Sauna deck', 'Le Nid']);
});

test('a name on several lines is one name, and stands on the first', () => {
  const lines = '<text><tspan x="1" y="2">PRIMARY</tspan><tspan x="1" y="9">BEDROOM</tspan></text>';
  expect(inEach(lines)[0]).toEqual(['CHAMBRE PRINCIPALE', '']);
  expect(inEach('<text>Living</text><text>and</text><text>dining</text>')[1]).toEqual([
    'リビングダイニング',
    '',
    '',
  ]);
  expect(inEach('<text>Bedroom <tspan font-weight="700">2</tspan></text>')[2]).toEqual([
    '臥室',
    '2',
  ]);
});

test('what is drawn in feet and in metres is in metres once, in French both ways where homes have square feet', () => {
  const both = '<text>8.3 × 5.1 m</text><text>27′4″ × 16′10″</text>';
  expect(inEach(both)).toEqual([
    ['8,3 × 5,1~m', '27′4″ × 16′10″'],
    ['8.3 × 5.1m', ''],
    ['8.3 × 5.1~m', ''],
  ]);
  expect(inEach(both, 'm2')[0]).toEqual(['8,3 × 5,1~m', '']);
  expect(inEach('<text>10′ × 10′</text>', 'm2')[0]).toEqual(['3,0 × 3,0~m']);
});

test('a drawn scale keeps its unit', () => {
  expect(inEach('<text>10</text><text>15 ft</text>').map(([, unit]) => unit)).toEqual([
    '15~pi',
    '15フィート',
    '15~英尺',
  ]);
});

test('a longer text is set smaller, but not below the smallest of the drawing', () => {
  const words =
    '<g font-size="9"><text>5</text></g><text font-size="10">Bath</text><text style="font-size:20px" textLength="40">Ensuite</text>';
  restore = provideLocale(() => 'fr-CA');
  const svg = translateDrawing(drawing(words), 'sq-ft');
  expect(svg).toContain('<text font-size="9.0">Salle de bains<');
  expect(svg).toMatch(/<text style="font-size:9\.\dpx">Salle de bains attenante</);
  restore();
  restore = provideLocale(() => 'ja-JP');
  expect(translateDrawing(drawing(words), 'sq-ft')).toContain('<text font-size="10">浴室<');
});

test('letters that are placed one by one are not, once they are others', () => {
  restore = provideLocale(() => 'ja-JP');
  const svg = translateDrawing(
    drawing('<text x="1 2 3" y="4" dy="1">Den</text><text x="1 2">AB</text>'),
    'm2',
  );
  expect(svg).toContain('<text x="1" y="4" dy="1">書斎</text><text x="1 2">AB</text>');
  expect(svg).toMatch(/^<svg xml:lang="ja-JP" /);
});

test('in English a drawing stays as it is', () => {
  const svg = drawing('<text>Kitchen</text><text>8.3 × 5.1 m</text>');
  expect(translateDrawing(svg, 'm2')).toBe(svg);
});

test('every name of the glossary is in three languages, and brochures can print it', () => {
  const faulty = [...rooms].filter(([english, names]) => {
    const texts = Object.values(names);
    return (
      english !== english.toLowerCase() ||
      /[-|]/.test(english) ||
      texts.some(
        (text) => text === '' || /[|]/.test(text) || printedText(text).missing.length > 0,
      ) ||
      !/^[\p{Script=Latin}\s’.-]+$/u.test(names.fr) ||
      !/^[\p{Script=Han}]+$/u.test(names['zh-hant'])
    );
  });
  expect(faulty).toEqual([]);
});

/** Names of streets. */
const knownAsDrawn = ['RUE DES FORGES-BASSES'];

describe.each(planDrawings)('the floor plan %s', (name) => {
  test('is in every language, but for known names', async () => {
    const svg = cleanSvg(await readFile(`demo/${name}`, 'utf8'));
    expect(textsAsDrawn(svg).filter((text) => !knownAsDrawn.includes(text))).toEqual([]);
    for (const [index, locale] of locales.entries()) {
      restore = provideLocale(() => locale);
      const texts = textsIn(translateDrawing(svg, 'sq-ft')).filter(
        (text) => !knownAsDrawn.includes(text),
      );
      const english = texts.filter(
        (text) => index > 0 && /[a-z]{3}/i.test(text) && !/^(?:WIC|UP|DN)$/.test(text),
      );
      expect(english).toEqual([]);
      expect(
        texts.filter((text) => /\b(?:sq ft|interior|ft)\b|\d\.\d/.test(text) && index === 0),
      ).toEqual([]);
      restore();
    }
  });

  test('may stand in a page, and adds no more than its own size', async () => {
    const svg = cleanSvg(await readFile(`demo/${name}`, 'utf8'));
    const inline = inlineDrawing(svg);
    expect(inline?.content.length).toBeLessThan(svg.length);
    expect(textsIn(inline?.content ?? '')).toEqual(textsIn(svg));
  });
});

/** The texts in French, Japanese and Chinese, with ~ for spaces that do not break. */
function inEach(inside: string, place: AreaUnit = 'sq-ft') {
  return locales.map((locale) => {
    restore = provideLocale(() => locale);
    const svg = translateDrawing(drawing(inside), place);
    restore();
    return textsIn(svg).map((text) => text.replaceAll(/[\u00A0\u202F]/g, '~'));
  });
}

function textsIn(svg: string) {
  return [...svg.matchAll(/<(?:text|tspan)\b[^>]*>([^<]*)/g)].flatMap(([tag, text = '']) =>
    tag.includes('<text') && text === '' && svg.includes('tspan') ? [] : readXmlText(text).trim(),
  );
}

function drawing(inside: string) {
  return cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inside}</svg>`);
}
