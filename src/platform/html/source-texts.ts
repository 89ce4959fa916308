import { Parser } from 'htmlparser2';
import { xmlText } from '../../lib/html/xml.ts';

type Found = { text: string; isSource: boolean };

const ideograph = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
/** No space separates words in ideographs, neither from each other nor from those in letters. */
const word = new RegExp(`[${ideograph}]+|(?:(?![${ideograph}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const placeholder = /\{[a-z]\w*(?:\.\w+)*\}/i;

/** Splits a text into the parts that are some texts in another language and what is between them. */
export type SourceFinder = (text: string) => Found[];

/**
 * Finds texts within others: each line or element of theirs, whole words only, also in capitals. One with placeholders is
 * found if it stands alone.
 */
export function sourceFinder(texts: Iterable<string>): SourceFinder {
  const byFirstWord = new Map<string, { text: string; start: number }[]>();
  const patterns: RegExp[] = [];
  const lines = [...texts].flatMap((text) => text.split(/\s*\n\s*|<[^>]*>/));
  const asShown = lines.flatMap((line) => [line.trim(), line.trim().toUpperCase()]);
  for (const text of new Set(asShown)) {
    if (placeholder.test(text)) {
      patterns.push(...patternsOf(text));
      continue;
    }
    const [first] = text.match(word) ?? [];
    if (first !== undefined) {
      const known = byFirstWord.get(first) ?? [];
      byFirstWord.set(first, [...known, { text, start: text.indexOf(first) }]);
    }
  }
  for (const known of byFirstWord.values())
    known.sort((one, two) => two.text.length - one.text.length);

  return (text) => {
    if (patterns.some((pattern) => pattern.test(text.trim()))) return [{ text, isSource: true }];
    const ends = new Set<number>();
    const words = [...text.matchAll(word)];
    for (const { 0: one, index } of words) ends.add(index + one.length);
    const found: Found[] = [];
    let done = 0;
    for (const { 0: one, index } of words) {
      const match = byFirstWord.get(one)?.find((known) => {
        const start = index - known.start;
        const end = start + known.text.length;
        const isWhole = ends.has(end) || !/[\p{L}\p{M}\p{N}]$/u.test(known.text);
        return start >= done && isWhole && text.startsWith(known.text, start);
      });
      if (!match) continue;
      const start = index - match.start;
      if (start > done) found.push({ text: text.slice(done, start), isSource: false });
      found.push({ text: match.text, isSource: true });
      done = start + match.text.length;
    }
    if (done < text.length) found.push({ text: text.slice(done), isSource: false });
    return found;
  };
}

/** None for a text with a single word besides its placeholders, which much else could be. */
function patternsOf(text: string) {
  const parts = text.split(new RegExp(placeholder, 'gi'));
  if ((parts.join(' ').match(word) ?? []).length < 2) return [];
  const escaped = parts.map((part) => RegExp.escape(part));
  return [new RegExp(`^${escaped.join('[^]{0,200}?')}$`, 'u')];
}

/** Elements whose texts are not read, or are data. */
const silent = new Set(['script', 'style', 'textarea']);
/** Elements that contain nothing but text, and those of drawings, which would end at an element of HTML. */
const plain = new Set(['option', 'title', 'text', 'tspan', 'desc']);

/** Marks the texts of a page that are in its source language with a `lang`, unless they are within one already. */
export function markSource(html: string, find: SourceFinder, lang: string) {
  const open: { name: string; end: number; isMarked: boolean }[] = [];
  const insertions: { from: number; to: number; text: string }[] = [];
  const language = languageOf(lang);
  let unfinished: { from: number; to: number; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      finishText();
      const isMarked =
        attributes['lang'] === undefined
          ? open.at(-1)?.isMarked === true
          : languageOf(attributes['lang']) === language;
      open.push({ name, end: parser.endIndex, isMarked });
      if (name === 'img' && !isMarked && isAllSource(find(attributes['alt'] ?? '')))
        markElement(html[parser.endIndex - 1] === '/' ? parser.endIndex - 1 : parser.endIndex);
    },
    ontext(text) {
      unfinished ??= { from: parser.startIndex, to: 0, text: '' };
      unfinished.to = parser.endIndex + 1;
      unfinished.text += text;
    },
    oncomment: finishText,
    onclosetag() {
      finishText();
      open.pop();
    },
  });
  parser.end(html);
  let end = 0;
  const inOrder = insertions.toSorted((one, other) => one.from - other.from);
  const pieces = inOrder.flatMap(({ from, to, text }) => {
    const before = html.slice(end, from);
    end = to;
    return [before, text];
  });
  return pieces.join('') + html.slice(end);

  function finishText() {
    const { from = 0, to = 0, text = '' } = unfinished ?? {};
    unfinished = undefined;
    const element = open.at(-1);
    if (text.trim() === '' || !element || element.isMarked || silent.has(element.name)) return;
    const parts = find(text);
    if (!parts.some(({ isSource }) => isSource)) return;
    if (!plain.has(element.name)) {
      const marked = parts.map((part) =>
        part.isSource
          ? `<span lang="${xmlText(lang)}">${xmlText(part.text)}</span>`
          : xmlText(part.text),
      );
      insertions.push({ from, to, text: marked.join('') });
    } else if (isAllSource(parts)) {
      markElement(element.end);
      element.isMarked = true;
    }
  }

  /** At the end of its tag. */
  function markElement(at: number) {
    insertions.push({ from: at, to: at, text: ` lang="${xmlText(lang)}"` });
  }
}

function isAllSource(parts: Found[]) {
  return (
    parts.some(({ isSource }) => isSource) &&
    parts.every(({ isSource, text }) => isSource || text.trim() === '')
  );
}

function languageOf(tag: string) {
  return tag.split('-', 1)[0];
}
