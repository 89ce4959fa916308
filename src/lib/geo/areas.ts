export const areaUnits = ['sq-ft', 'm2'] as const;

export type AreaUnit = (typeof areaUnits)[number];

export const areaUnitNames: Record<AreaUnit, string> = { 'sq-ft': 'sq ft', m2: 'm²' };

const squareFeetPerUnit: Record<AreaUnit, number> = { 'sq-ft': 1, m2: 1 / 0.092_903_04 };

/** Where homes are advertised in square feet. */
const countriesInSquareFeet = new Set(['AE', 'CA', 'GB', 'HK', 'IN', 'MY', 'SG', 'US']);

export function usualAreaUnit(country: string): AreaUnit {
  return countriesInSquareFeet.has(country) ? 'sq-ft' : 'm2';
}

export function otherAreaUnit(unit: AreaUnit): AreaUnit {
  return unit === 'm2' ? 'sq-ft' : 'm2';
}

/** Square feet as an area in the unit, to the hundredth or to another fraction. */
export function areaIn(squareFeet: number, unit: AreaUnit, fraction = 100) {
  return Math.round((squareFeet / squareFeetPerUnit[unit]) * fraction) / fraction;
}

/** An area in the unit as square feet, fine enough that `areaIn` returns the same hundredths. */
export function toSquareFeet(area: number, unit: AreaUnit) {
  return unit === 'sq-ft' ? area : Math.round(area * squareFeetPerUnit[unit] * 10_000) / 10_000;
}

export function pricePerArea(price: number, squareFeet: number, unit: AreaUnit) {
  return (price / squareFeet) * squareFeetPerUnit[unit];
}

const spellings: [unit: AreaUnit, pattern: RegExp][] = [
  ['sq-ft', /(?:sq\.? ?ft\.?|s\.?f\.?|sq\.? ?feet|square f(?:ee|oo)t|ft2|ft²|pi2|pi²)$/i],
  [
    'm2',
    /(?:m2|m²|㎡|sq\.? ?m\.?|sq\.? ?met(?:re|er)s?|square met(?:re|er)s?|平米|平方メートル)$/i,
  ],
];

/** The unit at the end of a text, and the text before it. */
export function splitAreaUnit(text: string): { figures: string; unit?: AreaUnit } {
  for (const [unit, pattern] of spellings) {
    const found = pattern.exec(text);
    if (found) return { figures: text.slice(0, found.index).trimEnd(), unit };
  }
  return { figures: text };
}

/** The unit that a heading names: `Area (m²)`. Undefined if it names none or both. */
export function areaUnitIn(heading: string): AreaUnit | undefined {
  const words = heading
    .split(/[()[\],/;:|–-]|\bin\b/i)
    .map((part) => splitAreaUnit(part.trim()).unit);
  const [unit, ...others] = new Set(words.filter((part) => part !== undefined));
  return others.length === 0 ? unit : undefined;
}
