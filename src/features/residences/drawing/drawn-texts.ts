import { readXmlText, xmlText } from '../../../lib/html/xml.ts';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { labelled } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { messageLanguage } from '../../../lib/text/message-language.ts';
import {
  areaText,
  isSameLength,
  lengthText,
  readsMetres,
  splitMeasures,
  type Length,
  type Measure,
} from './drawn-measures.ts';
import { longestName, roomName } from './rooms.ts';

/** A piece of text as it is drawn: what follows one tag. `at` is where in the file the tag begins. */
type Run = {
  at: number;
  tag: string;
  raw: string;
  text: string;
  /** In the units of the drawing; undefined if it does not say. */
  size: number | undefined;
};

const tags = /<(\/?)([A-Za-z]+)\b([^<>]*?)(\/?)>([^<>]*)/g;
const fontSize = /\bfont-size(?:="|:)\s*([\d.]+)(?:px)?\s*["';]/;

/** A cleaned drawing in the language of the content. Other words, and drawings in English, stay as they are. */
export function translateDrawing(svg: string, place: AreaUnit) {
  const language = messageLanguage(locale());
  if (language === undefined) return svg;
  const runs = runsIn(svg);
  const texts = translated(runs, place);
  const smallest = runs.reduce((least, { size = least }) => Math.min(least, size), Infinity);
  let end = 0;
  const parts = runs.map((run, index) => {
    const text = texts[index];
    const before = svg.slice(end, run.at);
    end = run.at + run.tag.length + run.raw.length;
    if (text === undefined) return before + run.tag + run.raw;
    const drawn = Math.max(width(run.text), widthOfMeasure(runs[index + 1]));
    const room = Math.max(drawn * spare, leastRoom);
    return before + tagFor(run, Math.min(1, room / width(text)), smallest) + xmlText(text);
  });
  const whole = parts.join('') + svg.slice(end);
  return whole.replace('<svg ', `<svg xml:lang="${locale()}" `);
}

/** On a phone, letters that would be smaller than 8 pixels are left out. */
export function withFace(svg: string, face: string) {
  const across = Number(/\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)/.exec(svg)?.[1]);
  const sizes = new Set(Array.from(svg.matchAll(/\sfont-size="([\d.]+)"/g), ([, size]) => size));
  const fine = Array.from(sizes, (size) => {
    const needed = Math.min((leastPixels * across) / Number(size), widestPhone);
    return `@media (max-width:${Math.floor(needed)}px){svg [font-size="${size}"]{display:none}}`;
  });
  const style = `<style>${face}${across > 0 ? fine.join('') : ''}</style>`;
  return svg.replace(/<svg\b[^>]*>/, (root) => root + style);
}

const leastPixels = 8;
const widestPhone = 499;

/** The words of a cleaned drawing that no language has, each once. */
export function textsAsDrawn(svg: string) {
  const runs = runsIn(svg);
  const texts = translated(runs, 'm2');
  const left = runs.filter(({ text }, index) => texts[index] === undefined && hasWords(text));
  return [...new Set(left.map(({ text }) => text))];
}

function runsIn(svg: string) {
  const runs: Run[] = [];
  const sizes: (number | undefined)[] = [];
  for (const found of svg.matchAll(tags)) {
    const [whole, closing, name = '', attributes = '', selfClosing, raw = ''] = found;
    if (closing) sizes.pop();
    else if (!selfClosing) sizes.push(Number(fontSize.exec(attributes)?.[1]) || sizes.at(-1));
    const text = readXmlText(raw).replaceAll(/\s+/g, ' ').trim();
    const isInside = closing ? name === 'tspan' : drawing.has(name);
    if (text === '' || !isInside) continue;
    const tag = whole.slice(0, whole.length - raw.length);
    runs.push({ at: found.index, tag, raw, text, size: sizes.at(-1) });
  }
  return runs;
}

const drawing = new Set(['text', 'tspan', 'textPath']);

/** By run; undefined for those that stay. */
function translated(runs: Run[], place: AreaUnit) {
  const read = runs.map(({ text }) =>
    text.length > longestName ? { measures: [], words: text } : splitMeasures(text),
  );
  const texts = runs.map((_, index) => translatedRun(index));
  for (const index of runs.keys()) {
    for (const count of [2, 3]) {
      const lines = runs.slice(index, index + count).map(({ text }) => text);
      if (lines.length < count || !texts.slice(index, index + count).includes(undefined)) continue;
      const whole = lines.every(hasWords) ? roomName(lines.join(' ')) : undefined;
      if (whole === undefined) continue;
      texts.fill('', index, index + count)[index] = whole;
    }
  }
  return texts.map((text, index) => text ?? bedroomName(runs[index]?.text ?? ''));

  function translatedRun(index: number) {
    const { measures, words } = read[index] ?? { measures: [], words: '' };
    const name = words === '' ? '' : roomName(words);
    if (name === undefined || measures.length === 0) return name;
    const isScale = /^\d+$/.test(runs[index - 1]?.text ?? '');
    const near = [index - 1, index, index + 1].flatMap((at) => read[at]?.measures ?? []);
    const lengths = measures
      .filter((one) => one.kind === 'length')
      .filter((one) => !isDrawnInMetres(one, near))
      .map((one) => lengthText(one, place, isScale));
    const [area, otherArea] = measures.filter((one) => one.kind === 'area');
    if (!area) return [name, ...lengths].filter(Boolean).join(' ');
    const sizes = [...lengths, areaText(area, otherArea, place)].join(' ');
    return name === '' ? sizes : labelled(capitalised(name), sizes);
  }

  /** The same room in feet and in metres, where metres are read. */
  function isDrawnInMetres(length: Length, near: Measure[]) {
    if (length.unit !== 'ft' || !readsMetres(place)) return false;
    const others = near.filter((one) => one.kind === 'length').filter(({ unit }) => unit !== 'ft');
    return others.some((other) => isSameLength(length, other));
  }
}

/** `PRIMARY` alone. */
function bedroomName(text: string) {
  return hasWords(text)
    ? roomName(text + (text === text.toUpperCase() ? ' BEDROOM' : ' bedroom'))
    : undefined;
}

function hasWords(text: string) {
  return /\p{L}{2}/u.test(text);
}

/** Of a longer text, which is set as small as its room wants and as the smallest of the drawing allows. */
function tagFor({ tag, size }: Run, share: number, smallest: number) {
  if (tag.startsWith('</')) return tag;
  const plain = tag
    .replaceAll(/\s(?:textLength|lengthAdjust)="[^"]*"/g, '')
    .replaceAll(/\s(x|y|dx|dy|rotate)="([^"\s,]+)[\s,][^"]*"/g, ' $1="$2"');
  if (size === undefined || share === 1) return plain;
  const smaller = Math.max(size * share, Math.min(smallest, size)).toFixed(1);
  const [own] = fontSize.exec(plain) ?? [];
  if (own === undefined) return plain.replace(/\/?>$/, (end) => ` font-size="${smaller}"${end}`);
  return plain.replace(own, own.replace(/[\d.]+/, smaller));
}

/** In em, about as the site's face sets it. */
function width(text: string) {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string) {
  if (/[\u2e80-\uffef]/.test(letter)) return 1;
  if (/\p{Lu}/u.test(letter)) return 0.64;
  return /[\s.,′″’'"()-]/.test(letter) ? 0.27 : 0.5;
}

/** What stands below a name is as wide as its room allows. */
function widthOfMeasure(run: Run | undefined) {
  return run && /^\d.*[×x]/i.test(run.text) ? width(run.text) : 0;
}

/** The room that is left around a name, and the width of every room, in em. */
const spare = 1.2;
const leastRoom = 4;
