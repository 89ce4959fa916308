import { locale } from './locale.ts';

/** A text cut to at most `length` characters, an ellipsis not counted: at the last space, unless that stands in the first half. */
export function truncate(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.search(/\s\S*$/);
  const kept = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${kept.trimEnd()}…`;
}

/** The first sentences of a text that come to at most `length` characters; of a longer one its beginning. */
export function sentencesOf(text: string, length: number) {
  const segmenter = new Intl.Segmenter(locale(), { granularity: 'sentence' });
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.trimEnd().length > length) break;
    end = index + segment.length;
  }
  return end === 0 ? truncate(text, length) : text.slice(0, end).trimEnd();
}
