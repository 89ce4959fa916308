import { xmlText } from '../../../lib/html/xml.ts';

/** A text of WordPress without what its editor writes between the blocks and without codes in brackets. */
type WithoutCodes = {
  text: string;
  /** The names of codes and of blocks that WordPress fills itself. */
  names: Set<string>;
  /** The ids of attachments that its galleries show. */
  galleryIds: string[];
};

/** Codes that WordPress has without plugins. */
const ownCodes = new Set([
  'gallery',
  'caption',
  'wp_caption',
  'embed',
  'video',
  'audio',
  'playlist',
]);
const codeName = /^[^\s[\]<>&/='"“”]{2,60}/;
const attribute = /\s[\w-]{1,60}\s?=\s?(?:["'“”″]|&quot;|&#0?3[49];|&#82\d\d;)/;

/** Reads each character a fixed number of times, whatever somebody has written. */
export function withoutCodes(html: string): WithoutCodes {
  const names = new Set<string>();
  const galleryIds: string[] = [];
  const plain = withoutComments(html, names);
  const closed = new Set(
    [...brackets(plain)].filter(({ inner }) => inner.startsWith('/')).map(({ inner }) => inner),
  );
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, inner } of brackets(plain)) {
    const isEnd = inner.startsWith('/');
    const [name = ''] = codeName.exec(isEnd ? inner.slice(1) : inner) ?? [];
    const rest = inner.slice(name.length + (isEnd ? 1 : 0));
    if (name === '' || !/^(?:\s|\/?$)/.test(rest)) continue;
    // `[[gallery]]` is how people write about codes.
    if (plain[start - 1] === '[' && plain[end] === ']') continue;
    const isCode =
      isEnd || ownCodes.has(name.toLowerCase()) || closed.has(`/${name}`) || attribute.test(rest);
    if (!isCode) continue;
    const isCaption = /^(?:wp_)?caption$/i.test(name);
    if (!isCaption) names.add(name.toLowerCase());
    if (name.toLowerCase() === 'gallery') galleryIds.push(...idsIn(rest));
    parts.push(plain.slice(done, start), isCaption ? figureTag(rest, isEnd) : '');
    done = end;
  }
  parts.push(plain.slice(done));
  return { text: parts.join(''), names, galleryIds };
}

function withoutComments(html: string, names: Set<string>) {
  const parts: string[] = [];
  let done = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', done)) {
    const end = html.indexOf('-->', start + 4);
    parts.push(html.slice(done, start));
    // What follows a comment without end is not lost with it.
    if (end < 0) return parts.join('') + html.slice(start).replaceAll('<!--', '');
    const [, block] = /^<!--\s?wp:([\w/-]{1,80})\s[^]*\/$/.exec(html.slice(start, end)) ?? [];
    if (block !== undefined) names.add(block === 'block' ? 'reusable block' : block);
    done = end + 3;
  }
  parts.push(html.slice(done));
  return parts.join('');
}

/** The brackets that hold neither brackets nor elements. */
function* brackets(text: string) {
  let start = -1;
  for (const { 0: sign, index } of text.matchAll(/[[\]<>]/g)) {
    if (sign === ']' && start >= 0)
      yield { start, end: index + 1, inner: text.slice(start + 1, index) };
    start = sign === '[' ? index : -1;
  }
}

/** The code around an image with its caption becomes a figure. */
function figureTag(attributes: string, isEnd: boolean) {
  if (isEnd) return '</figure>';
  const [, words = ''] = /\scaption\s?=\s?"([^"]{1,2000})"/.exec(attributes) ?? [];
  return `<figure data-caption="${xmlText(words)}">`;
}

function idsIn(attributes: string) {
  const [, ids = ''] = /\bids\s?=\s?["'“”]?([\d,\s]{1,9000})/.exec(attributes) ?? [];
  return ids.split(/[,\s]+/).filter((id) => id !== '');
}
