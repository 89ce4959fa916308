const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const frenchMonthNames = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const months = monthNames.map((name) => name.slice(0, 3));

/** The last month of each season. A winter counts as the end of the year in its name. */
const seasons: Record<string, number> = {
  spring: 5,
  summer: 8,
  fall: 11,
  autumn: 11,
  winter: 12,
  printemps: 5,
  été: 8,
  automne: 11,
  hiver: 12,
  春: 5,
  夏: 8,
  秋: 11,
  冬: 12,
};
const winters = ['winter', 'hiver', '冬'];

/** `2027年8月`, with spaces or without. */
const numberedMonth = /年\s?(\d{1,2})\s?月/;

/** The last month of a date such as `Winter 2027`, in months since year 0. Null without a year. */
export function formatMonth(date: string | null | undefined) {
  const text = (date ?? '').toLowerCase();
  const [year] = /\b(?:19|20)\d\d\b/.exec(text) ?? [];
  if (year === undefined) return null;
  return Number(year) * 12 + monthOf(text);
}

/** A month with its year, such as `December 2029`, in another language. Seasons and quarters stay words. */
export function monthIn(language: string, date: string) {
  const [, name = '', year] = namedYear.exec(date.trim().toLowerCase()) ?? [];
  const month = monthNamed(name);
  if (year === undefined || month === undefined) return undefined;
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(Date.UTC(Number(year), month - 1, 15));
}

/** The month of a day such as `2026-11-20`, in months since year 0. */
export function monthOfDay(day: string) {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function monthOf(text: string) {
  const [season] = Object.entries(seasons).find(([name]) => text.includes(name)) ?? [];
  if (season !== undefined) return seasons[season] ?? 12;
  const [, quarter] = /\bq([1-4])\b/.exec(text) ?? [];
  if (quarter !== undefined) return Number(quarter) * 3;
  const [, numbered] = numberedMonth.exec(text) ?? [];
  if (numbered !== undefined) return Math.min(Number(numbered), 12);
  const month = months.findIndex(
    (name, index) =>
      new RegExp(`\\b${name}`).test(text) || text.includes(frenchMonthNames[index] ?? name),
  );
  return month < 0 ? 12 : month + 1;
}

/**
 * The last month of a month, season or quarter with its year, in months since year 0. Null for looser words such
 * as `after March 2027` or `2026 to 2028`. A winter lasts until February.
 */
export function formatExactMonth(date: string | null | undefined) {
  const text = (date ?? '').trim().toLowerCase();
  const [, name = '', year] = namedYear.exec(text) ?? yearFirst(text);
  const month = winters.includes(name)
    ? 14
    : (seasons[name] ?? quarterNamed(name) ?? monthNamed(name));
  return year === undefined || month === undefined ? null : Number(year) * 12 + month;
}

const namedYear = /^(\p{L}+|q[1-4])\.? ((?:19|20)\d\d)$/u;

/** The parts of `2027年8月` and `2027 年秋`, in the order of `namedYear`. */
function yearFirst(text: string) {
  const [, year, month, season = ''] =
    /^((?:19|20)\d\d)\s?年\s?(?:(1[0-2]|[1-9])\s?月|([春夏秋冬]))$/u.exec(text) ?? [];
  return ['', month === undefined ? season : monthNames[Number(month) - 1], year];
}

function quarterNamed(name: string) {
  return /^q[1-4]$/.test(name) ? Number(name.slice(1)) * 3 : undefined;
}

function monthNamed(name: string) {
  const short = name === 'sept' ? 'sep' : name;
  const index = monthNames.findIndex(
    (month, place) =>
      month === short || month.slice(0, 3) === short || frenchMonthNames[place] === name,
  );
  return index < 0 ? undefined : index + 1;
}
