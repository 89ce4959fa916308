import {
  otherAreaUnit,
  splitAreaUnit,
  toSquareFeet,
  type AreaUnit,
} from '../../../lib/geo/areas.ts';
import { withUnit } from '../../../lib/amounts/measures.ts';
import { inLine } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { messageLanguage } from '../../../lib/text/message-language.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { areaTexts } from '../residence-text.ts';

/** One side, or two. */
export type Length = {
  kind: 'length';
  sides: number[];
  /** Of feet, sides are in inches. */
  unit: 'ft' | 'm' | 'cm' | 'mm';
  digits: number;
};
export type Area = { kind: 'area'; figure: number; digits: number; unit: AreaUnit };
export type Measure = Length | Area;

const figure = String.raw`\d[\d,]*(?:\.\d+)?`;
const foot = String.raw`(?:['′’]|ft\b\.?|feet\b)`;
const inch = String.raw`(?:["″”]|''|′′|in\b\.?)`;
const feet = String.raw`\d+\s?${foot}(?:[\s-]*\d+(?:\s?[½¼¾]|\s\d\/\d+)?\s?${inch})?`;
const side = String.raw`(?:${feet}|${figure}(?:\s?(?:mm|cm|m)\b(?![²2]))?)`;
const unitOfSide = /(mm|cm|m)$/;
const areaUnit = String.raw`(?:sq\.?\s?ft\b\.?|s\.?f\b\.?|square f(?:ee|oo)t\b|ft²|m[²2]|㎡|sq\.?\s?m\b\.?|square met(?:re|er)s?\b)`;
const found = new RegExp(
  String.raw`(${figure}\s?${areaUnit})|(${side}(?:\s?[×xX✕]\s?${side})?(?:\s?ft\b)?)`,
  'gi',
);

/** The measures in a text, and the words beside them. Numbers without a unit are words. */
export function splitMeasures(text: string): { measures: Measure[]; words: string } {
  const measures: Measure[] = [];
  const words = text.replaceAll(found, (whole, area?: string) => {
    const measure = area === undefined ? readLength(whole) : readArea(area);
    if (!measure) return whole;
    measures.push(measure);
    return '\n';
  });
  const between = words.split(/[\s,;:|/·(–)-]*\n[\s,;:|/·(–)-]*/);
  return { measures, words: between.filter((word) => word !== '').join(' ') };
}

function readArea(text: string): Area | undefined {
  const { figures, unit } = splitAreaUnit(text);
  if (unit !== 'sq-ft' && unit !== 'm2') return undefined;
  return { kind: 'area', unit, ...readFigure(figures) };
}

function readLength(text: string): Length | undefined {
  const sides = text.trim().split(/\s?[×xX✕]\s?/);
  const isFeet = new RegExp(`\\d\\s?${foot}`, 'i').test(text);
  const unit = isFeet ? 'ft' : unitOfSide.exec(text.toLowerCase())?.[1];
  if (unit === undefined) return undefined;
  const read = sides.map((one) => (isFeet ? { figure: inches(one), digits: 0 } : readFigure(one)));
  const digits = Math.max(...read.map((one) => one.digits));
  return {
    kind: 'length',
    unit: unit as Length['unit'],
    sides: read.map((one) => one.figure),
    digits,
  };
}

function readFigure(text: string) {
  const plain = (/[\d,.]+/.exec(text)?.[0] ?? '').replaceAll(',', '');
  return { figure: Number(plain), digits: plain.split('.')[1]?.length ?? 0 };
}

const parts: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Of `12'-6½"`, `12 ft`, and `12` before `x 10 ft`. */
function inches(text: string) {
  const [whole = '', rest = ''] = text.split(new RegExp(foot, 'i'));
  const [, inchText = '0', part = ''] = /(\d+)\s?([½¼¾]|\d\/\d+)?/.exec(rest) ?? [];
  const [over, under] = part.split('/').map(Number);
  return (
    Number.parseFloat(whole) * 12 +
    Number(inchText) +
    (parts[part] ?? (under ? (over ?? 0) / under : 0))
  );
}

const metres = { ft: 0.0254, m: 1, cm: 0.01, mm: 0.001 };

/** True if both are the same in two units. */
export function isSameLength(one: Length, other: Length) {
  const [a, b] = [one, other].map(({ sides, unit }) => sides.map((size) => size * metres[unit]));
  return a?.length === b?.length && a?.every((size, at) => Math.abs(size - (b?.[at] ?? 0)) < 0.1);
}

/** True where feet are not read: in Japanese, in Chinese, and in French of a place with square metres. */
export function readsMetres(place: AreaUnit) {
  return messageLanguage(locale()) !== 'fr' || place === 'm2';
}

/** A drawn scale keeps its unit. */
export function lengthText({ sides, unit, digits }: Length, place: AreaUnit, isScale: boolean) {
  if (unit !== 'ft') return withUnit(sides.map((one) => decimals(one, digits)).join(' × '), unit);
  if (isScale) return withUnit(decimals((sides[0] ?? 0) / 12, 0), projectMessages().project.foot);
  if (!readsMetres(place)) return sides.map(feetText).join(' × ');
  return withUnit(sides.map((one) => decimals(one * metres.ft, 1)).join(' × '), 'm');
}

function feetText(size: number) {
  return `${Math.floor(size / 12)}′${decimals(size % 12, 0, 2)}″`;
}

function decimals(value: number, least: number, most = least) {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  return value.toLocaleString(locale(), digits);
}

/** The same area in two units, or in one. */
export function areaText(one: Area, other: Area | undefined, place: AreaUnit) {
  // Square feet are the finer figure.
  const area = other?.unit === 'sq-ft' ? other : one;
  const squareFeet = toSquareFeet(area.figure, area.unit);
  const both = [squareFeet, squareFeet] as const;
  if (other && !readsMetres(place)) return inLine(areaTexts(both, place));
  const unit = readsMetres(place) ? 'm2' : area.unit;
  if (unit !== area.unit || area.digits === 0) return areaTexts(both, otherAreaUnit(unit))[1];
  const { tsubo, units } = projectMessages().project;
  if (tsubo !== null) return areaTexts(both, unit)[0];
  return withUnit(decimals(area.figure, area.digits), units[unit]);
}
