export const areaUnits = ['sq-ft', 'm2'] as const;

export type AreaUnit = (typeof areaUnits)[number];

/** Also what only sheets have: the tsubo of Japan, which is the ping of Taiwan. */
export type WrittenAreaUnit = AreaUnit | 'tsubo';

export const areaUnitNames: Record<AreaUnit, string> = { 'sq-ft': 'sq ft', m2: 'm²' };

const squareFeetPerUnit: Record<WrittenAreaUnit, number> = {
  'sq-ft': 1,
  m2: 1 / 0.092_903_04,
  tsubo: 400 / 121 / 0.092_903_04,
};

/** Where homes are advertised in square feet. */
const countriesInSquareFeet = new Set(['AE', 'CA', 'GB', 'HK', 'IN', 'MY', 'SG', 'US']);

export function usualAreaUnit(country: string): AreaUnit {
  return countriesInSquareFeet.has(country) ? 'sq-ft' : 'm2';
}

export function otherAreaUnit(unit: AreaUnit): AreaUnit {
  return unit === 'm2' ? 'sq-ft' : 'm2';
}

/** Square feet as an area in the unit, to the hundredth or to another fraction. */
export function areaIn(squareFeet: number, unit: WrittenAreaUnit, fraction = 100) {
  return Math.round((squareFeet / squareFeetPerUnit[unit]) * fraction) / fraction;
}

/** An area in the unit as square feet, fine enough that `areaIn` returns the same hundredths. */
export function toSquareFeet(area: number, unit: WrittenAreaUnit) {
  return unit === 'sq-ft' ? area : Math.round(area * squareFeetPerUnit[unit] * 10_000) / 10_000;
}

export function pricePerArea(price: number, squareFeet: number, unit: WrittenAreaUnit) {
  return (price / squareFeet) * squareFeetPerUnit[unit];
}

const spellings: [unit: WrittenAreaUnit, pattern: RegExp][] = [
  [
    'sq-ft',
    /(?:sq\.? ?ft\.?|s\.?f\.?|sq\.? ?feet|square f(?:ee|oo)t|ft2|ft²|pi2|pi²|pieds? carr[ée]s?|pies cuadrados|pés quadrados|平方フィート|平方英[尺呎]|平方[尺呎]|呎|제곱피트)$/i,
  ],
  [
    'm2',
    /(?:(?:m(?:ts?)?[2²]|㎡|平米)[数數]?|sq\.? ?m\.?|sq\.? ?met(?:re|er)s?|square met(?:re|er)s?|qm|mq|m[èe]tres? carr[ée]s?|metros cuadrados|metros quadrados|metri quadr(?:at)?i|quadratmetern?|平方メートル|平方公尺|平方米|제곱미터)$/i,
  ],
  ['tsubo', /(?:坪[数數]?|평[수형]?|tsubo|pings?)$/i],
];

/** The unit at the end of a text, and the text before it. */
export function splitAreaUnit(text: string): { figures: string; unit?: WrittenAreaUnit } {
  for (const [unit, pattern] of spellings) {
    const found = pattern.exec(text);
    if (found) return { figures: text.slice(0, found.index).trimEnd(), unit };
  }
  return { figures: text };
}

/** An area, and the same one in another unit: `72.35㎡（21.88坪）`. Also without how it was measured: `72.35㎡（壁芯）`. */
export function splitAreas(text: string): string[] {
  const [, first = text, second = '', other = ''] =
    /^([^()/]+)(?:\(([^()]*)\)|\/([^()/]+))$/.exec(
      text.replaceAll('（', '(').replaceAll('）', ')').replaceAll('／', '/'),
    ) ?? [];
  const parts = [first.trim(), (second || other).trim()];
  return parts.filter((part, index) => index === 0 || /\d/.test(part));
}

/** The unit that a heading names: `Area (m²)`. Undefined if it names none or several. */
export function areaUnitIn(heading: string): WrittenAreaUnit | undefined {
  const words = heading
    .split(/[()（）[\],/;:|–-]|\bin\b/i)
    .map((part) => splitAreaUnit(part.trim()).unit);
  const [unit, ...others] = new Set(words.filter((part) => part !== undefined));
  return others.length === 0 ? unit : undefined;
}
