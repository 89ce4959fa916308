import { areaUnits, type AreaUnit } from '../geo/areas.ts';
import { amountPattern, escaped, readAmount, type Amount } from './amounts.ts';
import { locale } from '../text/locale.ts';
import { messageLanguage } from '../text/message-language.ts';

const figure = /\d(?:[\d.,'’\u00A0\u202F]*\d)?/.source;

export type MeasuredPart =
  | string
  | ({ kind: 'money' } & Amount)
  | { kind: 'about'; parts: MeasuredPart[] }
  | { kind: 'area' | 'per'; unit: AreaUnit; parts: MeasuredPart[] };

/**
 * The texts of a language around what they contain, with `{}` in its place: `about {}`, `{} to {}`. And the names of the
 * units.
 */
export type Patterns = { about: string; range: string; units: Record<AreaUnit, string> };

/**
 * The amounts, the areas and the prices per area in a text such as `From USD 1,250,000, about CAD 1,712,000`. A fee with
 * decimals is not a price per area: it stays as an editor has typed it.
 */
export function measuredParts(text: string, patterns: Patterns): MeasuredPart[] {
  if (!/\d/.test(text)) return text === '' ? [] : [text];
  const find = findersFor(patterns);
  return split(text, find.about).flatMap(([part, isFound]): MeasuredPart[] =>
    isFound ? [{ kind: 'about', parts: amountsIn(part, find) }] : areasIn(part, patterns, find),
  );
}

function areasIn(text: string, { units }: Patterns, find: Finders) {
  return split(text, find.area).flatMap(([part, isFound]): MeasuredPart[] => {
    const unit = areaUnits.find((one) => part.includes(units[one]));
    const parts = amountsIn(part, find);
    if (!isFound || unit === undefined) return parts;
    const [first] = parts;
    if (typeof first === 'string') return [{ kind: 'area', unit, parts }];
    const isWhole = first?.kind === 'money' && first.amount !== undefined;
    return isWhole ? [{ kind: 'per', unit, parts }] : parts;
  });
}

function amountsIn(text: string, find: Finders) {
  return split(text, find.amount).map(([part, isFound]): MeasuredPart => {
    const amount = isFound ? readAmount(part) : undefined;
    return amount ? { kind: 'money', ...amount } : part;
  });
}

/** `598 sq ft`, `598平方フィート`: with the space of the language, at which no line breaks. */
export function withUnit(figures: string, unitName: string) {
  const language = messageLanguage(locale());
  const hasSpace = language !== 'ja' && unitName !== '㎡';
  return `${figures}${hasSpace ? (language === undefined ? ' ' : '\u00A0') : ''}${unitName}`;
}

/** `CAD 2480000`; `CAD` for an amount that is not converted. */
export function moneyMark({ code, amount }: Amount) {
  return amount === undefined ? code : `${code} ${amount}`;
}

type Finders = Record<'about' | 'area' | 'amount', RegExp>;

const finders = new Map<string, Finders>();

function findersFor(patterns: Patterns) {
  const language = locale() + patterns.about;
  const known = finders.get(language) ?? createFinders(patterns);
  finders.set(language, known);
  return known;
}

function createFinders({ about, range: ofTwo, units }: Patterns): Finders {
  const [before = '', after = ''] = about.split('{}').map(escaped);
  const unitName = `(?:${Object.values(units).map(escaped).join('|')})`;
  const to = escaped(ofTwo.split('{}')[1] ?? '');
  const range = `${figure}(?:${to}${figure})?`;
  const area = `${range}[ \\u00A0]?${unitName}(?:（${range}\\u00A0?坪）)?`;
  const amount = amountPattern();
  return {
    about: new RegExp(`((?:, |[、，])?${before}(?:${amount})${after})`),
    area: new RegExp(`((?:${amount}) ?/ ?${unitName}|\\b${area})`),
    amount: new RegExp(`(${amount})`),
  };
}

/** The parts of a text, and whether each is one that the pattern finds. Empty ones are left out. */
function split(text: string, pattern: RegExp) {
  return text
    .split(pattern)
    .map((part, index): [string, boolean] => [part, index % 2 === 1])
    .filter(([part]) => part !== '');
}
