import { locale } from './locale.ts';

/** Cuts text at the last space within `length` characters, unless that is in the first half. The ellipsis is not counted. */
export function truncate(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.search(/\s\S*$/);
  const start = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${start.trimEnd()}…`;
}

/** The first sentences within `length` characters. Truncates the first sentence if it is too long. */
export function wholeSentences(text: string, length: number) {
  const segmenter = new Intl.Segmenter(locale(), { granularity: 'sentence' });
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.trimEnd().length > length) break;
    end = index + segment.length;
  }
  return end === 0 ? truncate(text, length) : text.slice(0, end).trimEnd();
}
