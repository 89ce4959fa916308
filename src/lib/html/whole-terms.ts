import { escaped } from '../amounts/amounts.ts';

const telephone = String.raw`\+\d{1,3}(?: \d{2,4}){2,4}(?!\d)|(?<![\d-])\(?\d{3}\)? \d{3}-\d{4}(?!\d)`;
/** With the region before it: `BC V6E 0B2`, `HI 96813`. */
const postalCode = String.raw`(?<![A-Z])(?:(?:[A-Z]{2} )?[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{2} \d{5})(?![A-Z\d])`;
const time = String.raw`(?:(?<!\p{L})(?:at|à) )?(?<!\d)\d{1,2}(?:[ \u00A0]h(?:[ \u00A0]\d{2})?(?!\p{L})|:\d{2} [ap]\.m\.)|[上下]午 \d{1,2}:\d{2}`;
const monthDay = String.raw`(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)|(?<!\d)(?:1er|\d{1,2}) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})`;
/** With the word before it: `Completion Winter 2027`. */
const season = String.raw`(?:Complet(?:ion|ed) )?(?<!\p{L})(?:[Ww]inter|[Ss]pring|[Ss]ummer|[Aa]utumn|Fall|[Hh]iver|[Pp]rintemps|[ÉéEe]té|[Aa]utomne) \d{4}(?!\d)`;
/** Headings and values of lists, whose type may be so large that a word breaks at its hyphen. */
const displayed = /(<(?:h[1-3]|dd)\b[^>]*>)([^<]+)/g;
const hyphenated = /(?<!\S)[^\s&]*\p{L}-\p{L}[^\s&]*(?!\S)/gu;
/** The display type has much room beside its colon. */
const colon = /(<h[1-3]\b[^>]*>[^<]*?\d):(?=\d)/g;
/** French terms in running text, and house numbers in Japan, such as `2-14-6`. */
const joined = String.raw`\(?Colombie-Britannique\)?|[Aa]vant-premières?|(?<![\p{L}@./-])\p{L}+-(?:vous|t-(?:il|elle|on)s?)(?![\p{L}@./-])|(?<![\d-])\d{1,2}(?:-\d{1,2}){2}(?![\d-])`;
/** A longer one may be wider than its column. Headings are set so large that names part. */
const longestName = 24;

/**
 * No line of a page ends within a telephone number, a postal code, a day of a month, a time, a season, the name of a
 * person or a street.
 */
export function withWholeTerms(html: string, names: readonly string[]) {
  // An island finds its page as it was rendered.
  if (html.includes('<astro-island')) return html;
  const short = names.filter((name) => name.includes(' ') && name.length <= longestName);
  const terms = [telephone, postalCode, monthDay, time, season, joined, ...short.map(escaped)].join(
    '|',
  );
  const whole = html.replace(
    displayed,
    (_, tag: string, text: string) =>
      tag + text.replaceAll(hyphenated, '<span class="whole">$&</span>'),
  );
  return whole.replaceAll(colon, '$1<span class="colon">:</span>').replace(
    new RegExp(
      // What is marked already stays so: a page of the past is one that was sent.
      `<span class="whole">[^<]*</span>|<(script|style|textarea|title|option|h[1-3])\\b.*?</\\1>|<[^>]*>|${terms}`,
      'gsu',
    ),
    (part) =>
      part.startsWith('<')
        ? part
        : part.startsWith('(C')
          ? `<span class="whole">${part}</span>`
          : part.replaceAll(' ', '\u00A0').replaceAll(/(?<=[\p{L}\d])-(?!\d{4})/gu, '-\u2060'),
  );
}
