import { fold } from '../text/fold.ts';
import { locale } from '../text/locale.ts';

/** A day such as `2026-12-03`, null for an empty text, or what is wrong with the text. */
type ReadDay = { value: string | null } | { error: string };

export const likelyYears = 'Enter a date between 1900 and 2100.';

export function notADate(text: string) {
  return `“${text}” is not a date.`;
}

/**
 * Reads a day with the year first, with its month in words, or in figures that have only one meaning. Never guesses,
 * and never rolls an impossible day over to the next month.
 */
export function readDay(input: string): ReadDay {
  const text = input.trim();
  if (text === '') return { value: null };
  if (text.length > maxLength) return { error: `${notADate(text)} Write it as 2026-12-03.` };
  const bare = text.normalize('NFKC').replace(time, '');
  const candidates = inDigits(bare) ?? parseWrittenDay(bare);
  if (!candidates) return { error: `${notADate(text)} Write it as 2026-12-03.` };
  const days = new Set(candidates.flatMap((parts) => isoDay(parts) ?? []));
  const [day] = days;
  if (day === undefined) return { error: notADate(text) };
  if (days.size > 1) return { error: `“${text}” could mean two dates. Write it as 2026-12-03.` };
  return isLikelyDay(day) ? { value: day } : { error: likelyYears };
}

/** True for a day that exists, such as `2028-02-29`. */
export function isDay(text: string) {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return isoDay(parts.map(Number) as Parts) !== undefined;
}

/** False for a mistyped year. */
export function isLikelyDay(day: string) {
  return day >= '1900-01-01' && day <= '2100-12-31';
}

/** Longer texts are no days. The patterns would take seconds for them. */
const maxLength = 100;

/** Year, month and day. */
type Parts = [number, number, number];

/** A time of day after the date, as in exported sheets. */
const time = /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?|Z|[+-]\d\d:?\d\d)?$/i;

function inDigits(text: string): Parts[] | undefined {
  const yearFirst = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/.exec(text);
  if (yearFirst) return [yearFirst.slice(1).map(Number) as Parts];
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text);
  if (!yearLast) return undefined;
  const [first = 0, second = 0, year = 0] = yearLast.slice(1).map(Number);
  return [
    [year, second, first],
    [year, first, second],
  ];
}

const fillers = new Set(['of', 'the', 'le', 'de', 'den', 'am']);

function parseWrittenDay(text: string): Parts[] | undefined {
  const { months, weekdays } = namesIn(locale());
  const found = { year: [] as number[], month: [] as number[], day: [] as number[] };
  for (const word of fold(text)
    .split(/[\s,./-]+/)
    .filter(Boolean)) {
    const [, figures] = /^(\d{1,2})(?:st|nd|rd|th|er|e)?$/.exec(word) ?? [];
    const month = months.findIndex((names) => isNamed(names, word));
    if (/^\d{4}$/.test(word)) found.year.push(Number(word));
    else if (figures !== undefined) found.day.push(Number(figures));
    else if (month >= 0) found.month.push(month + 1);
    else if (!fillers.has(word) && !isNamed(weekdays, word)) return undefined;
  }
  const { year, month, day } = found;
  const isComplete = [year, month, day].every(({ length }) => length === 1);
  return isComplete ? [[...year, ...month, ...day] as Parts] : undefined;
}

/** Also true for the beginning of a name, such as `Sept`. */
function isNamed(names: readonly string[], word: string) {
  return word.length > 2 && names.some((name) => name.startsWith(word));
}

const namesByLocale = new Map<string, { months: string[][]; weekdays: string[] }>();

/** The names of months and weekdays in English and in the language of the site. */
function namesIn(language: string) {
  const cached = namesByLocale.get(language);
  if (cached) return cached;
  const inLanguages = (options: Intl.DateTimeFormatOptions, instant: number) =>
    ['en', language].map((one) =>
      fold(new Intl.DateTimeFormat(one, { ...options, timeZone: 'UTC' }).format(instant)),
    );
  const names = {
    months: Array.from({ length: 12 }, (_, month) =>
      inLanguages({ month: 'long' }, Date.UTC(2024, month, 15)),
    ),
    weekdays: Array.from({ length: 7 }, (_, day) =>
      inLanguages({ weekday: 'long' }, Date.UTC(2024, 0, 1 + day)),
    ).flat(),
  };
  namesByLocale.set(language, names);
  return names;
}

function isoDay([year, month, day]: Parts) {
  const date = new Date(0);
  // `Date.UTC` takes years below 100 for those of the twentieth century.
  date.setUTCFullYear(year, month - 1, day);
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : undefined;
}
