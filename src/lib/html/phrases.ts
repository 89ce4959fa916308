/**
 * Marks where headings in Japanese and Chinese may end a line: between phrases. Only one engine finds phrases by itself. A
 * phrase is a word with the kana and signs after it.
 */
export function withPhrases(html: string) {
  const [, language] = /<html[^>]* lang="(ja|zh)\b/.exec(html) ?? [];
  if (language === undefined) return html;
  return html.replace(
    /(<h([1-3])\b[^>]*>)(.*?)(?=<\/h\2>)/gs,
    (_all, start: string, _level, content: string) => start + contentWithPhrases(content, language),
  );
}

/** Tags and entities stay as they are. */
function contentWithPhrases(content: string, language: string) {
  return content.replace(/<[^>]*>|&[^;\s]*;|[^<&]+/g, (part) =>
    ideographs.test(part) && !part.startsWith('<') ? phrases(part, language).join('<wbr>') : part,
  );
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

/** What cannot begin a phrase: kana of endings and particles, and signs that close. */
const follows = /^[\p{Script=Hiragana}ー々\p{Pe}\p{Pf}\p{Po}\s]+$/u;
/** What an opening sign or a number stands before. */
const holds = /[\p{Ps}\p{Pi}\p{N}一二三四五六七八九十百千万億]$/u;

/** The phrases of a text: `水辺に` and `立つ` of `水辺に立つ`. */
export function phrases(text: string, language: string) {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const found: string[] = [];
  for (const { segment } of words) {
    const last = found.at(-1);
    if (last !== undefined && (follows.test(segment) || holds.test(last)))
      found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}
