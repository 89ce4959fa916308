/**
 * Marks where headings and short texts in Japanese and Chinese may end a line: between phrases. Only one engine finds phrases
 * by itself, and those of Japanese alone. A phrase is a word with the kana and signs after it.
 */
export function withPhrases(html: string) {
  const [, language] = /<html[^>]* lang="(ja|zh)\b/.exec(html) ?? [];
  // An island finds its page as it was rendered. Only the back office has some.
  if (language === undefined || html.includes('<astro-island')) return html;
  return withWholeCounts(html, language)
    .replace(marked, (all, ...groups: (string | undefined)[]) => {
      const [start = groups[3] ?? '', , content = groups[5], , tag] = groups;
      if (content === undefined || (tag && isTooLong(content, start))) return all;
      return start + contentWithPhrases(content, language);
    })
    .replace(mixed, (all, start = '', _tag = '', content = '') => {
      const text = content.replaceAll(/<[^>]*>/g, '');
      if (!/<(?:\/|br)/.test(content) || isTooLong(text, start)) return all;
      let depth = 0;
      const between = (part: string) => {
        if (/^<(?:span|a|small)\b/.test(part)) depth++;
        else if (/^<\/(?:span|a|small)\b/.test(part)) depth--;
        return depth > 0 ? part : contentWithPhrases(part, language);
      };
      const withWholeLinks = content.replaceAll(shortLink, (link: string) =>
        link.replaceAll('<wbr>', ''),
      );
      const whole = withWholeLinks.replaceAll(/<[^>]*>|[^<]+/g, between);
      return start + whole.replaceAll(besideLink, '<wbr>');
    });
}

function isTooLong({ length }: string, start: string) {
  return !/^<(?:p|blockquote)\b/.test(start) && length > 40;
}

/** Headings, short plain texts, and paragraphs. What is shown in other units must be one text. */
const marked =
  /<script\b.*?<\/script>|(<(h[1-3])\b[^>]*>)(.*?)(?=<\/h[1-3]>)|(<(p|d[dt]|t[dh]|li|span|a|label|legend|summary|figcaption|button|blockquote)\b(?![^>]* data-(?:area|per|money|other)\b)[^>]*>)((?:<!-- -->|[^<]){4,400})(?=<\/\5>)/gs;

/** Texts that have amounts, links or names in them, which are marked by themselves. */
const mixed =
  /<script\b.*?<\/script>|(<(p|d[dt]|li)\b(?![^>]* data-(?:area|per|money|other)\b)[^>]*>)((?:<!-- -->|[^<]|<\/?(?:span|a|b|i|em|strong|small|br|wbr)\b[^>]*>)+)(?=<\/\2>)/gs;

/** It stays whole where it fits on a line. */
const shortLink = /<a\b[^>]*>(?:[^<]|<wbr>){1,60}<\/a>/g;

const besideLink =
  /(?<=\p{Script=Hiragana})(?<![おご])(?=<a\b)|(?<=\p{Script=Hiragana}<\/a>)(?=[\p{Script=Han}\p{Script=Katakana}])/gu;

/** Chinese has a space between a number and its unit, `about` or `to`, at which no line ends. */
function withWholeCounts(html: string, language: string) {
  if (language !== 'zh') return html;
  return html.replace(
    /<(script|style|textarea)\b.*?<\/\1>|<[^>]*>|(?<=\d) (?=(?!至)\p{Script=Han})|(?<=[至於約午多少]) (?=(?:<[^>]*>)*\d)/gsu,
    (part) => (part === ' ' ? '\u00A0' : part),
  );
}

/** It fills its em, whatever the font. */
export const ideograph =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30FF\uFF01-\uFF60]/u;

/** Tags, entities and measures stay as they are. */
function contentWithPhrases(content: string, language: string) {
  return content.replace(
    /<span[^>]* data-(?:area|money)\b[^>]*>[^<]*|<[^>]*>|&[^;\s]*;|[^<&]+/g,
    (part) =>
      ideographs.test(part) && !part.startsWith('<') ? phrases(part, language).join('<wbr>') : part,
  );
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;

/** What seldom begins a phrase: kana of endings and particles. */
const follows = /^[\p{Script=Hiragana}ー々]+$/u;
/** What an opening sign, a number or a no-break space stands before, and a unit of two words. */
const holds =
  /[\p{Ps}\p{Pi}\u00A0一二三四五六七八九十百千万億]$|[\p{N}〜] ?$|[上下]午 ?$|午[前後]$|平方$|(?:最多|至少|取消|訂閱|寄送|建物|每位|[已沒]有)$|(?<![A-Z])[A-Z]{2,4}$/u;

/** Kana words that stand for themselves after a particle: `ない` of `住所も` `ないうちに`. */
const particle = /^(?:は|が|を|に|へ|も|で|や|から|まで)$/u;
const ownWord =
  /^(?!(?:して|した|する|よる|よって|おける|ある|あり|いる|いた|いう|なる|なり)$)\p{Script=Hiragana}{2,}$/u;

/** Chinese words that end what stands before them, the last sign of a noun, and a number with its measure. */
const endsPhrase = /^(?:[的了過著之們嗎吧呢裡於上]|[之以][前後間上下中內外])$/u;
const endsNoun = /^[圖稿屋處]$/u;
const measure = /^[一二兩三四五六七八九十][座位支台張杯通家棟條個]$/u;
const single = /^\p{Script=Han}$/u;

const shortEnd = /^\p{N}?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}\P{L}*$/u;
/** A longer one might be wider than its line. */
const longestEnd = 9;

const segmenters = new Map<string, Intl.Segmenter>();

/** The phrases of a text: `水辺に` and `立つ` of `水辺に立つ`. */
export function phrases(text: string, language: string) {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  const found: string[] = [];
  let before = '';
  for (const segment of joinKatakana(segmenter.segment(text))) {
    const last = found.at(-1);
    if (last !== undefined && (isHeld(last, segment) || joins(language, last, before, segment)))
      found[found.length - 1] = last + segment;
    else found.push(segment);
    before = segment;
  }
  // No line has one sign before a comma alone, and no last line one or two.
  for (let at = found.length - 1; at > 0; at--)
    if (/^\p{Script=Han}\p{Po}+$/u.test(found[at] ?? '') && !comma.test(found[at - 1] ?? ''))
      found.splice(at - 1, 2, found.slice(at - 1, at + 1).join(''));
  const end = found.slice(-2).join('');
  if (found.length > 1 && shortEnd.test(found.at(-1) ?? '') && end.length <= longestEnd)
    found.splice(-2, 2, end);
  return found;
}

/** The segments, of which those in katakana that are written as one are one: `ウォーターフロント`. */
function joinKatakana(segments: Intl.Segments) {
  const words: string[] = [];
  for (const { segment } of segments) {
    const last = words.at(-1) ?? '';
    if (katakana.test(last) && katakana.test(segment) && (last + segment).length <= longestEnd)
      words.splice(-1, 1, last + segment);
    else words.push(segment);
  }
  return words;
}

/** Where Latin letters and digits meet, a line breaks only at a space. */
function isHeld(last: string, segment: string) {
  if (holds.test(last) || /^[\p{Pe}\p{Pf}\p{Po}\s]+$|^[ヶヵ〜]/u.test(segment)) return true;
  return (
    !/\s$/.test(last) && !ideograph.test(last.at(-1) ?? '') && !ideograph.test(segment[0] ?? '')
  );
}

/** Whether a word stays with the one before: kana with all but a particle, a single sign with what it begins or ends. */
function joins(language: string, last: string, before: string, segment: string) {
  if (language.startsWith('zh')) {
    if (endsPhrase.test(segment) || measure.test(before)) return true;
    return endsNoun.test(segment) || (single.test(before) && !endsNoun.test(before));
  }
  if (comma.test(last)) return false;
  if (/^\d/.test(segment) && /^\P{Script=Hiragana}{0,3}\p{Script=Han}$/u.test(last)) return true;
  if (/^[おご]$/u.test(segment)) return false;
  if (/^[おご御]$/u.test(before)) return true;
  const isSingle = single.test(segment) || single.test(before);
  if (isSingle && /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(segment)) return true;
  if (katakanaEnd.test(last) && single.test(segment)) return last.length < longestEnd;
  if (wordEnd.test(last) && wordStart.test(segment))
    return last.length + segment.length <= longestEnd;
  if (!follows.test(segment)) return false;
  const isLong = formalNoun.test(segment) ? last.length > 3 : last.length > 4 && segment.length > 2;
  return !(ownWord.test(segment) && (isLong || particle.test(before)));
}

const comma = /[、。，；：！？]$/u;
const formalNoun = /^(?:もの|こと|とき|ため|ところ)$/;
const katakana = /^[\p{Script=Katakana}ー]+$/u;
const katakanaEnd = /[\p{Script=Katakana}ー]$/u;
/** The first word of a compound: `販売住戸`, `担当パートナー`, `知り尽くせる`. */
const wordEnd = /[\p{Script=Katakana}ーA-Za-z]$|\p{Script=Han}[きぎしじちびみり]?$/u;
const wordStart = /^[\p{Script=Katakana}\p{Script=Han}]/u;
