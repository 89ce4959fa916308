import { areaUnits, type AreaUnit } from '../geo/areas.ts';
import { isCurrencyCode } from './currency-codes.ts';

const figure = /\d(?:[\d.,'’\u00A0\u202F]*\d)?/.source;
const amount = `[A-Z]{3} ${figure}`;
const wholeAmount = /[A-Z]{3} \d{1,3}(?:[.,'’\u00A0\u202F]\d{3})*/.source;

export type MeasuredPart =
  | string
  | { kind: 'money'; code: string; figure: string }
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
export function measuredParts(text: string, { about, ...patterns }: Patterns): MeasuredPart[] {
  const [before = '', after = ''] = about.split('{}').map(escaped);
  return split(text, `(?:, )?${before}${amount}${after}`).flatMap(
    ([part, isFound]): MeasuredPart[] =>
      isFound ? [{ kind: 'about', parts: amountsIn(part) }] : areasIn(part, patterns),
  );
}

function areasIn(text: string, { range, units }: Omit<Patterns, 'about'>): MeasuredPart[] {
  const unitName = `(?:${Object.values(units).map(escaped).join('|')})`;
  const to = escaped(range.split('{}')[1] ?? '');
  const area = `${figure}(?:${to}${figure})? ${unitName}`;
  return split(text, String.raw`\b(?:${wholeAmount} / ${unitName}|${area})`).flatMap(
    ([part, isFound]): MeasuredPart[] => {
      const unit = areaUnits.find((one) => part.endsWith(units[one]));
      if (!isFound || unit === undefined) return amountsIn(part);
      return [{ kind: /^\d/.test(part) ? 'area' : 'per', unit, parts: amountsIn(part) }];
    },
  );
}

function amountsIn(text: string) {
  return split(text, String.raw`\b${amount}`).map(([part, isFound]): MeasuredPart => {
    const code = part.slice(0, 3);
    return isFound && isCurrencyCode(code) ? { kind: 'money', code, figure: part.slice(4) } : part;
  });
}

/** The parts of a text, and whether each is one that the pattern finds. Empty ones are left out. */
function split(text: string, pattern: string) {
  return text
    .split(new RegExp(`(${pattern})`))
    .map((part, index): [string, boolean] => [part, index % 2 === 1])
    .filter(([part]) => part !== '');
}

function escaped(text: string) {
  return text.replaceAll(/\W/g, String.raw`\$&`);
}
