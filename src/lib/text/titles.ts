import { splitAreaUnit } from '../geo/areas.ts';
import { isCurrencyCode } from '../amounts/currency-codes.ts';
import { fold } from './fold.ts';

/** What a column may be called, in any language: its own names, and others that another column may have more rightly. */
export type TitledField<Name extends string> = {
  name: Name;
  own: readonly string[];
  others?: readonly string[] | undefined;
};

/** Nothing longer is a title. */
const maxTitle = 200;

/** Names between bars or on lines of their own. */
export function namesIn(text: string) {
  return text.split(/[|\n]/).flatMap((name) => name.trim() || []);
}

/**
 * The columns that are named like fields, by field. Each column fills one field at most. A title in two languages counts if
 * both name the same field; what names two fields, such as a price by area, names none.
 */
export function matchTitles<Name extends string>(
  titles: readonly string[],
  fields: readonly TitledField<Name>[],
): Map<Name, number> {
  const known = fields.map(({ name, own, others = [] }) => ({
    name,
    own: new Set(own.map(normalized)),
    others: new Set(others.map(normalized)),
  }));
  const read = titles.map((title) => {
    const bounded = title.slice(0, maxTitle);
    return { whole: isRate.test(bounded) ? '' : normalized(bounded), ...titleParts(bounded) };
  });
  const taken = new Set<number>();
  const columns = new Map<Name, number>();
  const rounds = [
    (field: (typeof known)[number], { whole }: (typeof read)[number]) => field.own.has(whole),
    (field: (typeof known)[number], { whole }: (typeof read)[number]) => field.others.has(whole),
    (field: (typeof known)[number], { names, units }: (typeof read)[number]) => {
      const isNamedBy = (one: typeof field, parts: readonly string[]) =>
        parts.some((part) => one.own.has(part) || one.others.has(part));
      const named = known.filter((one) => isNamedBy(one, [...names, ...units]));
      // A unit names a field only alone: `m²`, not `Balcony (m²)`.
      const isWhole = isNamedBy(field, names.length > 0 ? names : units);
      return named.length === 1 && named[0] === field && isWhole;
    },
  ];
  for (const isNamed of rounds) {
    for (const field of known) {
      if (columns.has(field.name)) continue;
      const index = read.findIndex((title, at) => !taken.has(at) && isNamed(field, title));
      if (index < 0) continue;
      columns.set(field.name, index);
      taken.add(index);
    }
  }
  return columns;
}

/** True if the first line of a table has a title of a field in letters that encodings read differently. */
export function hasKnownTitle(text: string, fields: readonly TitledField<string>[]) {
  const [line = ''] = /\S.*/.exec(text) ?? [];
  const titles = line
    .slice(0, maxLine)
    .split(/[\t,;|]/)
    .map((title) => title.replaceAll('"', ''))
    .filter((title) => /[^\p{ASCII}]/u.test(title));
  return matchTitles(titles, fields).size > 0;
}

const maxLine = 10_000;

/** As names are compared. A sign alone, such as `#`, stays. */
function normalized(title: string) {
  const folded = fold(title).trim();
  return folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || folded;
}

/** By what a price is divided: `per m²`, `$/m²`, `坪単価`. */
const isRate =
  /(?:^|[^\p{L}])(?:per|par|pro|por|je)(?:$|[^\p{L}])|^\s*\p{Sc}\s*[/／]|単価|單價|单价|每|あたり/iu;

/** The parts of a title: its languages, what is in brackets, and its units of areas. None for a rate. */
function titleParts(title: string) {
  const written = isRate.test(title) ? [] : splitTitle(title);
  const parts = written.map((part) => ({ part, ...splitAreaUnit(part) }));
  const names = parts.map(({ figures }) => figures.replace(/\s(?:en|em)$/i, ''));
  const units = parts.map(({ part, figures }) => part.slice(figures.length));
  return {
    names: names.map((name) => normalized(withoutMoney(name)) || normalized(name)).filter(Boolean),
    units: units.map(normalized).filter(Boolean),
  };
}

function splitTitle(title: string) {
  return title
    .normalize('NFKC')
    .split(/[()[\]{}【】「」,/;:|•·\n]|[–—-](?=\s)|\bin\b/i)
    .flatMap((part) =>
      part.split(
        /(?<=\p{Script=Latin})\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\s+(?=\p{Script=Latin})/u,
      ),
    )
    .map((part) => part.trim())
    .filter(Boolean);
}

/** `価格` for `価格万円`, `Price` for `Price CAD`. */
function withoutMoney(part: string) {
  const [, name = part, code = ''] = /^(.*\S)\s+([A-Z]{3})$/.exec(part) ?? [];
  return (isCurrencyCode(code) ? name : part).replace(eastAsian, '');
}

const eastAsian =
  /[十百千십백천]?[万萬億亿만억千천]?(?:[円圓圆元원]|(?:[美港加澳日歐欧英]|人民|新?[台臺])[元圓圆円金幣币鎊镑]|米?ドル|ユーロ|달러|유로)$|[十百千십백천]?[万萬億亿만억]$|千$/;
const eastAsianValues: [signs: string, value: number][] = [
  ['十십', 10],
  ['百백', 100],
  ['千천', 1_000],
  ['万萬만', 10_000],
  ['億亿억', 100_000_000],
];

/** 10,000,000 for `千万円`. */
function eastAsianFactor(unit: string) {
  let factor = 1;
  for (const sign of unit) {
    const value = eastAsianValues.find(([signs]) => signs.includes(sign))?.[1];
    if (value === undefined) break;
    factor *= value;
  }
  return factor;
}

const factors: [word: RegExp, factor: number][] = [
  [/^(?:k|t|tsd|tds|thousands?|mille|milliers?|miles|milhares|migliaia|mila|tausend|tys)$/, 1_000],
  [/^(?:lakhs?|lacs?)$/, 100_000],
  [/^(?:m|mm|mn|mio|mln|millions?|millones|milh(?:ões|oes)|milioni|millionen|mdp|mdd)$/, 1_000_000],
  [/^(?:crores?|cr)$/, 10_000_000],
];

const dollar = /(?:(?<![A-Z])(?:US|CA|AU|NZ|HK|SG|NT|[ACS]))?\$/;

/** The sign or code of the currency that a title or a price names, as it stands before a number. Empty if it names none. */
export function currencyIn(text: string) {
  const sign = (dollar.exec(text) ?? /\p{Sc}/u.exec(text))?.[0] ?? (text.includes('円') ? '¥' : '');
  const code = text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)?.find(isCurrencyCode);
  return code === undefined ? sign : `${code} `;
}

/** True if a title or a price names a currency that is not the given one. A bare `$` is that of any dollar. */
export function namesOtherCurrency(text: string, currency: string) {
  const sign = currencyIn(text.normalize('NFKC')).trim();
  if (sign === '' || sign === currency) return false;
  if (isCurrencyCode(sign)) return true;
  const [, dollars = ''] = /^([A-Z]+)\$$/.exec(sign) ?? [];
  if (dollars !== '') return !currency.startsWith(dollars === 'NT' ? 'TW' : dollars);
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value !== sign;
}

/** `000s`, `1,000`, `10 000`. */
const inFigures = /(?<![\d.,])(?:10{0,2}[,. ]?)?000(?:[,. ]?000)?(?!\d)/;

/** `mil` is a thousand in Spanish and Portuguese, and short for a million in English. */
const isIberian = /pre[cç][io]|valor|importe/i;

/** What the title of a column of money multiplies by: 10,000 for `価格(万円)`, 1,000 for `Price ($000s)`, or else 1. */
export function factorInTitle(written: string): number {
  const title = written.slice(0, maxTitle);
  const [figures] = inFigures.exec(title.normalize('NFKC')) ?? [];
  if (figures !== undefined) return Number(figures.replaceAll(/\D/g, '').replace(/^0/, '10'));
  for (const part of splitTitle(title)) {
    const factor = eastAsianFactor(eastAsian.exec(part)?.[0] ?? '');
    if (factor > 1) return factor;
    for (const word of splitUnit(part)) {
      const [, count = '1', unit = ''] = /^(10{0,2})?(.*)$/.exec(word) ?? [];
      if (unit === 'mil') return isIberian.test(title) ? 1_000 : 1_000_000;
      const found = factors.find(([pattern]) => pattern.test(unit))?.[1];
      if (found !== undefined) return Number(count) * found;
    }
  }
  return 1;
}

/** The parts of a unit without their currency: `000s` for `$000s`, `k` for `k€`, `t` for `TEUR`. */
function splitUnit(part: string) {
  const hasSign = /\p{Sc}/u.test(part) || part.split(/[\s.]+/).some(hasCode);
  const words = part
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(new RegExp(dollar, 'g'), ' ')
    .replaceAll(/\p{Sc}/gu, ' ')
    .split(/[\s.]+/)
    .flatMap((word) => {
      if (isCurrencyCode(word.toUpperCase()) && word.length === 3) return [];
      const [, before = '', code = ''] = /^([A-Za-z]{1,4})([A-Z]{3})$/.exec(word) ?? [];
      return code !== '' && isCurrencyCode(code) ? [before] : [word];
    })
    .filter(Boolean);
  // A letter is a unit only beside the sign of a currency, or alone.
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 || words.length === 1 || hasSign);
}

/** True for `EUR` and `TEUR`. */
function hasCode(word: string) {
  return /^[A-Z]{3,4}$/.test(word) && isCurrencyCode(word.slice(-3));
}
