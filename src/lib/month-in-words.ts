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
const months = monthNames.map((name) => name.slice(0, 3));

/** The last month of what is called so. A winter ends the year that it is named after. */
const seasons: Record<string, number> = { spring: 5, summer: 8, fall: 11, autumn: 11, winter: 12 };

/** The last month of a date in words, such as `Winter 2027`, counted from year 0; none where no year is said. */
export function monthInWords(words: string | null | undefined) {
  const text = (words ?? '').toLowerCase();
  const [year] = /\b(?:19|20)\d\d\b/.exec(text) ?? [];
  if (year === undefined) return null;
  return Number(year) * 12 + monthIn(text);
}

/** That of a day such as `2026-11-20`, counted alike. */
export function monthOfDay(day: string) {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function monthIn(text: string) {
  const [season] = Object.entries(seasons).find(([name]) => text.includes(name)) ?? [];
  if (season !== undefined) return seasons[season] ?? 12;
  const [, quarter] = /\bq([1-4])\b/.exec(text) ?? [];
  if (quarter !== undefined) return Number(quarter) * 3;
  const month = months.findIndex((name) => new RegExp(`\\b${name}`).test(text));
  return month < 0 ? 12 : month + 1;
}

/**
 * The last month of nothing but a month, a season or a quarter and its year, counted alike. Looser words, such as
 * `after March 2027` or `2026 to 2028`, are none. A winter may last until February.
 */
export function exactMonthInWords(words: string | null | undefined) {
  const text = (words ?? '').trim().toLowerCase();
  const [, name = '', year] = /^(\p{L}+|q[1-4])\.? ((?:19|20)\d\d)$/u.exec(text) ?? [];
  const month = name === 'winter' ? 14 : (seasons[name] ?? quarterNamed(name) ?? monthNamed(name));
  return year === undefined || month === undefined ? null : Number(year) * 12 + month;
}

function quarterNamed(name: string) {
  return /^q[1-4]$/.test(name) ? Number(name.slice(1)) * 3 : undefined;
}

function monthNamed(name: string) {
  const short = name === 'sept' ? 'sep' : name;
  const at = monthNames.findIndex((month) => month === short || month.slice(0, 3) === short);
  return at < 0 ? undefined : at + 1;
}
