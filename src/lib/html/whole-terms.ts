import { escaped } from '../amounts/amounts.ts';

const telephone = String.raw`\+\d{1,3}(?: \d{2,4}){2,4}(?!\d)|(?<![\d-])\(?\d{3}\)? \d{3}-\d{4}(?!\d)`;
/** With the region before it: `BC V6E 0B2`, `HI 96813`. */
const postalCode = String.raw`(?<![A-Z])(?:(?:[A-Z]{2} )?[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{2} \d{5})(?![A-Z\d])`;
/** A longer one may be wider than its column. Headings are set so large that names part. */
const longestName = 24;

/** No line of a page ends within a telephone number, a postal code or the name of a person. */
export function withWholeTerms(html: string, names: readonly string[]) {
  // An island finds its page as it was rendered.
  if (html.includes('<astro-island')) return html;
  const short = names.filter((name) => name.includes(' ') && name.length <= longestName);
  const terms = [telephone, postalCode, ...short.map(escaped)].join('|');
  return html.replace(
    new RegExp(`<(script|style|textarea|title|option|h[1-3])\\b.*?</\\1>|<[^>]*>|${terms}`, 'gs'),
    (part) => (part.startsWith('<') ? part : part.replaceAll(' ', '\u00A0')),
  );
}
