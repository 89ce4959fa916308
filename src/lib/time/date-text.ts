import { messageLanguage } from '../text/message-language.ts';
import { withHanSpaces } from '../text/in-line.ts';

/**
 * A time in the manner of the language, where that of its formatter is another: `1er décembre`, `14 h`, `12月1日（火）14:00`,
 * `2026 年 12 月 1 日（星期二）`, and zones in full-width brackets.
 */
export function dateText(locale: string, format: Intl.DateTimeFormat, time: number) {
  const language = messageLanguage(locale);
  if (language === undefined) return format.format(time);
  const parts = format.formatToParts(time);
  if (language === 'fr') return frenchText(parts);
  const text = bracketed(parts).replaceAll(/ (?=（)|(?<=）) /g, '');
  return language === 'ja' ? text : withHanSpaces(text);
}

function bracketed(parts: Intl.DateTimeFormatPart[]) {
  const hasDay = parts.some(({ type }) => type === 'day');
  return parts
    .map(({ type, value }) => {
      if (type === 'timeZoneName') return `（${value}）`;
      return type === 'weekday' && hasDay ? `（${value.replace('曜日', '')}）` : value;
    })
    .join('')
    .replace('[（', '（')
    .replace('）]', '）');
}

function frenchText(parts: Intl.DateTimeFormatPart[]) {
  const hasMonthName = parts.some(({ type, value }) => type === 'month' && /\D/.test(value));
  return parts
    .map(({ type, value }) => {
      if (type === 'timeZoneName') return `(${value})`;
      return type === 'day' && value === '1' && hasMonthName ? '1er' : value;
    })
    .join('')
    .replace(
      /\b0?(\d+)\sh(?:\s(\d\d))?/,
      (_, hour: string, minute = '00') =>
        `${hour}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`,
    );
}
