import { joinedDiff, wordDiff } from '../fields/compared/word-diff.ts';
import type { Mark } from '../fields/compared/ComparedValues.tsx';

/** The HTML of a rich text, with an element around the words that the other text does not contain. */
export function markedHtml(html: string, other: string, mark: Mark) {
  const runs =
    mark === 'ins'
      ? wordDiff(other, html, splitWords).after
      : wordDiff(html, other, splitWords).before;
  return runs.map(({ text, isChanged }) => (isChanged ? withMarks(text, mark) : text)).join('');
}

/** The HTML of a rich text, with what it lost and what it gained since the other. Lost tags are not shown. */
export function joinedHtml(before: string, after: string) {
  return joinedDiff(before, after, splitWords)
    .map(({ text, mark }, index, runs) => {
      if (!mark) return text;
      if (mark === 'del') return withMarks(text.replaceAll(/<[^>]*>/g, ' '), mark);
      return `${runs[index - 1]?.mark === 'del' ? ' ' : ''}${withMarks(text, mark)}`;
    })
    .join('');
}

/** Each tag and entity counts as one word. */
function splitWords(html: string) {
  return html.match(/<[^>]*>|&[#\w]+;|[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*|\s+|[^]/gu) ?? [];
}

/** A mark must not span a tag. */
function withMarks(html: string, mark: Mark) {
  return html.replaceAll(
    /(<[^>]*>)|([^<]+)/g,
    (_, tag: string | undefined, text: string) =>
      tag ?? (text.trim() === '' ? text : `<${mark}>${text}</${mark}>`),
  );
}
