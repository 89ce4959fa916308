import { messageLanguage, type MessageLanguage } from '../text/message-language.ts';
import { dateText } from './date-text.ts';

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

/** Of the seasons from spring on. */
const lastMonths = [5, 8, 11, 12];

type Planned = {
  seasons: string[];
  ofSeason: string;
  /** Where the year alone would name the winter in which it begins. */
  ofWinter?: string;
  ofQuarter: string;
};

const planned: Record<MessageLanguage, Planned> = {
  fr: {
    seasons: ['printemps', 'été', 'automne', 'hiver'],
    ofSeason: '{name} {year}',
    ofWinter: '{name} {year}-{next}',
    ofQuarter: '{name}e trimestre {year}',
  },
  ja: {
    seasons: ['春', '夏', '秋', '冬'],
    ofSeason: '{year}年{name}',
    ofQuarter: '{year}年第{name}四半期',
  },
  'zh-hant': {
    seasons: ['春', '夏', '秋', '冬'],
    ofSeason: '{year}\u00A0年{name}',
    ofQuarter: '{year}\u00A0年第\u00A0{name}\u00A0季',
  },
};

/** A month, season or quarter with its year, such as `December 2029` or `Fall 2029`, in another language. */
export function monthIn(language: string, date: string) {
  const [, name = '', year] = namedYear.exec(date.trim().toLowerCase()) ?? [];
  const month = monthNamed(name);
  if (year === undefined) return undefined;
  if (month === undefined) return seasonOrQuarterIn(language, name, year);
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateText(
    language,
    new Intl.DateTimeFormat(language, options),
    Date.UTC(Number(year), month - 1, 15),
  );
}

function seasonOrQuarterIn(language: string, name: string, year: string) {
  const own = messageLanguage(language);
  if (own === undefined) return undefined;
  const words = planned[own];
  const season = words.seasons[lastMonths.indexOf(seasons[name] ?? 0)];
  const [pattern, text] = /^q[1-4]$/.test(name)
    ? [words.ofQuarter, name.slice(1)]
    : [(winters.includes(name) && words.ofWinter) || words.ofSeason, season];
  const values = { name: text ?? '', year, next: String(Number(year) + 1) };
  const written = Object.entries(values).reduce(
    (result, [key, value]) => result.replace(`{${key}}`, value),
    pattern,
  );
  return text && written.replace('1e ', '1er ');
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
  const [, name = '', year] =
    namedYear.exec(text) ?? winterOfTwoYears.exec(text) ?? yearFirst(text);
  const month = winters.includes(name)
    ? 14
    : (seasons[name] ?? quarterNamed(name) ?? monthNamed(name));
  return year === undefined || month === undefined ? null : Number(year) * 12 + month;
}

const namedYear = /^(\p{L}+|q[1-4])\.? ((?:19|20)\d\d)$/u;

/** `hiver 2027-2028`, as French names a winter. */
const winterOfTwoYears = /^(winter|hiver) ((?:19|20)\d\d)[-–/](?:(?:19|20)?\d\d)$/;

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
