const figure = /\d(?:[\d.,'’ \u00A0\u202F]*\d)?/.source;
const sign = /(?:\b(?:US|CA|AU|NZ|HK|SG|NT|[ACS]) ?)?\$|[€£₩₹¥]/.source;
/** Thousands and millions, in the languages of the site. */
const unit =
  /[ \u00A0-]?(?:(?:k|mm?|mn|mio|md|thousand|millions?|billions?|mille|milliers|milliards?)\b|[千万萬億亿]|百万)/
    .source;
const currency =
  /[ \u00A0-]?(?:(?:of|de|d’|d')[ \u00A0]?)?(?:(?:dollars?|euros?|pounds?|yen|yuan|won)\b|[円圓元]|日圓|ドル|ユーロ|加幣|美元|新臺幣)/
    .source;

/** Codes that are no words, as `ALL` and `TOP` are. */
const code = /\b(?:CAD|USD|AUD|NZD|HKD|SGD|TWD|NTD|MXN|JPY|CNY|RMB|EUR|GBP|KRW|INR|AED|CHF)/.source;

const namedPrice = new RegExp(
  `(?:(?<before>${code}|${sign})[ \\u00A0]?(?:${sign})?)?(?<figure>${figure})(?<unit>${unit})?` +
    `(?<after>${currency}|[ \\u00A0]?(?:${sign}|${code}\\b))?`,
  'giu',
);

/** Beside it a large number is no price. */
const measure =
  /^[ \u00A0-]*(?:sq|square|pieds?|pi²|m²|㎡|ft|feet|acres?|hectares?|people|residents|visitors|trees|litres?|平方|坪|人)/iu;

/** What is said before and after a price that has no currency. */
const offerBefore =
  /(?:\bfrom|\bstart(?:ing|s)? (?:at|from)|\bpriced?s?(?: at| from)?|\basking|\bunder|\bbelow|\bup to|à partir de|\bdès|\bprix|\bab|価格|總價|售價)[\s:]*(?:(?:about|around|just|only|the|de) )?$/iu;
const offerAfter = /^\s*(?:起|から|より|〜|~|and up\b|et plus\b)/u;
const mostBefore = 40;

/** From here on, a number that is offered is a price, though it has no currency. */
const smallestBare = 100_000;

/** The first price that a text names, such as `$1,900,000`, `from 1.9M` or `190万ドル`. */
export function findNamedPrice(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  for (const match of plain.matchAll(namedPrice)) {
    const { groups = {}, index } = match;
    if (groups['before'] !== undefined || groups['after'] !== undefined) return match[0].trim();
    const before = plain.slice(Math.max(0, index - mostBefore), index);
    const after = plain.slice(index + match[0].length);
    const isOffered = offerBefore.test(before) || offerAfter.test(after);
    if (isOffered && isLarge(groups) && !measure.test(after)) return match[0].trim();
  }
  return undefined;
}

function isLarge(groups: Partial<Record<string, string>>) {
  const { figure: typed = '', unit: typedUnit = '' } = groups;
  // `9 m` is a length.
  if (typedUnit !== '' && !/^[ \u00A0-]?m$/.test(typedUnit)) return true;
  return Number(typed.replaceAll(/\D/g, '')) >= smallestBare;
}
