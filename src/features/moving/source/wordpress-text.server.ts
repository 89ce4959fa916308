import { Parser } from 'htmlparser2';
import { unwrapLink } from '../../../lib/web/unwrapped-link.ts';
import { xmlText } from '../../../lib/html/xml.ts';
import { richTextTags } from '../../../lib/html/rich-text-tags.ts';
import { videoAddress, videoId, watchUrl } from '../../../lib/media/video-url.ts';

/** A image as a text shows it: its addresses, of which the first that is known is the best, and its alt text. */
export type ShownImage = {
  addresses: string[];
  id: string;
  alt: string;
  /** What the HTML of its part has as its `src`. */
  standIn: string;
};

/** Part of a text, from one second-level heading to the next. Its images and players stand in figures. */
export type TextPart = { heading: string; html: string; images: ShownImage[] };

export type ReadText = {
  parts: TextPart[];
  /** The address of the first video of YouTube. */
  video: string | undefined;
  /** How many elements of a name were left out with what they show. */
  dropped: Map<string, number>;
  /** How many elements of a name lose their look. */
  plain: Map<string, number>;
  /** Links that lead nowhere from here. */
  lostLinks: string[];
  /** The targets of links that led through another service. */
  unwrappedLinks: string[];
};

/** A text whose elements are nested so deeply that reading it would take too long. */
export class TooDeep extends Error {}

const maxDepth = 500;

/** Elements that go with all that is in them. */
const withContent = new Set(['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template']);
const lost = new Set([
  ...withContent,
  ...'iframe video audio object embed applet svg canvas math map form input select button'.split(
    ' ',
  ),
]);
/** Elements without a look of their own. */
const unseen = new Set(
  (
    'a img amp-img span div figure figcaption picture source noscript section article main header footer aside nav ' +
    'center font label legend fieldset caption thead tbody tfoot tr td th col colgroup dt dd wbr small param track area'
  ).split(' '),
);
/** Elements that others stand in as they stand in the text itself. */
const wrappers = new Set(
  'div section article main header footer aside nav center noscript'.split(' '),
);
/** What figures are made of anew. */
const unwritten = new Set(['img', 'amp-img', 'iframe', 'figure']);
const lineOfText = /^(?:p|h[1-6]|[uo]l|table|blockquote|div)$/;
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const imageFile = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|svg)$/i;

/**
 * Reads the HTML of an old site: what the sanitiser can use of it, with links made whole, in parts; and what it shows
 * besides. `base` is the address of its page.
 */
export function readText(html: string, base: string): ReadText {
  const parts: TextPart[] = [{ heading: '', html: '', images: [] }];
  const dropped = new Map<string, number>();
  const plain = new Map<string, number>();
  const lostLinks: string[] = [];
  const unwrappedLinks: string[] = [];
  const links: { address: string | undefined; textsBefore: number }[] = [];
  let texts = 0;
  let images = 0;
  /** The elements around, besides wrappers, after which the images and videos in them follow. */
  let around = 0;
  /** What is shown on the way there. */
  let pending: { medium: string; caption: string }[] = [];
  let captioned: { caption: string } | undefined;
  /** The caption that a code around an image has; undefined outside of one. */
  let codeCaption: string | undefined;
  let video: ReadText['video'];
  let silent = 0;
  let isHeading = false;
  let isRaised = false;
  let isPlayer = false;
  let source: string[] = [];

  const part = () => parts.at(-1) as TextPart;
  function write(text: string) {
    if (captioned) captioned.caption += text;
    else if (isHeading) part().heading += text;
    else part().html += text;
  }

  function findVideo(text: string, isShown: boolean) {
    if (video || !text.includes('youtu')) return;
    for (const word of text.split(/[\s"'<>[\]()]+/)) {
      if (!word.includes('youtu')) continue;
      const start = word.search(/https?:\/\//i);
      const address =
        start < 0 && !isShown ? undefined : videoAddress(word.slice(Math.max(0, start)));
      if (address !== undefined) {
        video = address;
        return;
      }
    }
  }

  function showImage(attributes: Record<string, string>) {
    const written = addressesIn(attributes);
    const addresses = (written.length > 0 ? written : source).flatMap((address) => {
      const url = URL.parse(address, base);
      return url && /^https?:$/.test(url.protocol) ? url.href : [];
    });
    const [, id = ''] = /(?:^|\s)wp-image-(\d+)/.exec(attributes['class'] ?? '') ?? [];
    images += 1;
    const standIn = `/media/images/sections/${String(images).padStart(16, '0')}_1x1_000000.jpg`;
    part().images.push({ addresses, id, alt: attributes['alt']?.trim() ?? '', standIn });
    addFigure(`<img src="${standIn}">`);
  }

  function addFigure(medium: string) {
    pending.push({ medium, caption: codeCaption ?? '' });
  }

  function writeFigures() {
    captioned = undefined;
    const figures = pending;
    pending = [];
    for (const { medium, caption } of figures)
      part().html += `<figure>${medium}<figcaption>${caption}</figcaption></figure>`;
  }

  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > maxDepth) throw new TooDeep();
      if (!wrappers.has(name)) around += 1;
      if (silent > 0 || withContent.has(name)) {
        if (silent === 0) count(dropped, name);
        silent += 1;
        return;
      }
      const shownVideo = name === 'iframe' ? videoId(playerAddress(attributes)) : undefined;
      if (shownVideo !== undefined) addFigure(`<video src="${watchUrl(shownVideo)}"></video>`);
      else if (lost.has(name)) count(dropped, name);
      else if (!unseen.has(name) && !richTextTags.includes(name)) count(plain, name);
      if (name === 'img' || name === 'amp-img') showImage(attributes);
      else if (name === 'source') source = addressesIn(attributes);
      else if (name === 'picture') source = [];
      const [, background] = /url\(\s*["']?([^"')]+)/i.exec(attributes['style'] ?? '') ?? [];
      if (background !== undefined) showImage({ src: background.trim() });
      if (name === 'iframe' || name === 'embed') findVideo(playerAddress(attributes), true);
      if (name === 'figure') codeCaption = attributes['data-caption'];
      // Words after the image of a code are its caption, up to the next block.
      if (codeCaption !== undefined && lineOfText.test(name)) captioned = codeCaption = undefined;
      if (name === 'figcaption' && pending.length > 0) {
        captioned = pending.at(-1);
        return;
      }
      if (name === 'a') return openLink(attributes['href']);
      if (name === 'h2') {
        writeFigures();
        if (!isBlank(part())) parts.push({ heading: '', html: '', images: [] });
        isHeading = true;
        return;
      }
      isRaised = name === 'sup';
      isPlayer = name === 'iframe';
      const start = name === 'ol' ? attributes['start'] : undefined;
      if (!unwritten.has(name))
        write(start === undefined ? `<${name}>` : `<${name} start="${xmlText(start)}">`);
    },
    ontext(text) {
      if (silent > 0) return;
      findVideo(text, false);
      const shown = isRaised && /^[\d+-]{1,4}$/.test(text) ? raised(text) : text;
      if (text.trim() !== '') texts += 1;
      if (codeCaption !== undefined && links.length === 0) captioned ??= pending.at(-1);
      // What is in a player is HTML for readers without it, or what follows one without end.
      write(isPlayer ? text : xmlText(shown));
    },
    onclosetag(name) {
      depth -= 1;
      if (!wrappers.has(name)) around -= 1;
      if (silent > 0) {
        silent -= 1;
        return;
      }
      closeElement(name);
      if (around <= 0) writeFigures();
    },
  });
  parser.end(html);
  writeFigures();
  return {
    parts: parts.filter((one) => !isBlank(one)),
    video,
    dropped,
    plain,
    lostLinks,
    unwrappedLinks,
  };

  function closeElement(name: string) {
    if (name === 'a') return closeLink();
    isRaised = false;
    isPlayer = false;
    if (name === 'figure') captioned = codeCaption = undefined;
    if (name === 'h2') isHeading = false;
    else if (name === 'figcaption' && captioned) captioned = undefined;
    else if (!unwritten.has(name)) write(`</${name}>`);
  }

  function openLink(href: string | undefined) {
    const target = href === undefined ? undefined : unwrapLink(href.trim());
    if (target !== undefined && target !== href?.trim() && !unwrappedLinks.includes(target))
      unwrappedLinks.push(target);
    const address = target === undefined ? undefined : linkAddress(target, base);
    const isLost = address === undefined && href !== undefined && href.trim() !== '';
    if (isLost && !lostLinks.includes(href)) lostLinks.push(href);
    links.push({ address, textsBefore: texts });
    if (address !== undefined) {
      findVideo(address, false);
      write(`<a href="${xmlText(address)}">`);
    }
  }

  function closeLink() {
    const link = links.pop();
    if (link?.address === undefined) return;
    // One around a image only would be a link that nobody sees.
    const isOfImage = imageFile.test(URL.parse(link.address, base)?.pathname ?? '');
    if (link.textsBefore === texts && !isOfImage) write(xmlText(link.address));
    write('</a>');
  }
}

function playerAddress(attributes: Record<string, string>) {
  return attributes['src'] ?? attributes['data-src'] ?? '';
}

/** An address that leads to the same page from anywhere; a path of the old site stays one. */
function linkAddress(href: string, base: string) {
  if (href === '' || href.startsWith('#')) return undefined;
  if (/^\/(?![/\\])/.test(href)) return href;
  const url = URL.parse(href, base);
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}

/** Where lazy pages keep the image, the largest first. A placeholder within the page is none. */
function addressesIn(attributes: Record<string, string>) {
  const single = [
    'data-orig-file',
    'data-full-url',
    'data-large-file',
    'data-src',
    'data-lazy-src',
  ];
  const found = [
    ...[...single, 'data-original', 'data-lazy'].map((name) => attributes[name]),
    ...['data-srcset', 'data-lazy-srcset'].map((name) => largestOf(attributes[name])),
    attributes['src'],
    largestOf(attributes['srcset']),
  ];
  return found.flatMap((address) => {
    const trimmed = address?.trim() ?? '';
    return trimmed === '' || /^(?:data|about|blob|javascript):/i.test(trimmed) ? [] : trimmed;
  });
}

/** The largest image of a `srcset`. Its URLs may hold commas. */
function largestOf(set = '') {
  let address = '';
  let best = { size: -1, address: undefined as string | undefined };
  for (const word of set.split(/\s+/)) {
    const [, size, next] = /^([\d.]{1,12})[wxh](?:,(.*))?$/s.exec(word) ?? [];
    if (address === '' || size === undefined) {
      if (address !== '' && best.size < 1) best = { size: 1, address };
      address = word.replace(/,$/, '');
      continue;
    }
    if (Number(size) > best.size) best = { size: Number(size), address };
    address = next ?? '';
  }
  return best.address ?? (address || undefined);
}

function isBlank({ heading, html, images }: TextPart) {
  return heading === '' && images.length === 0 && html.trim() === '';
}

function raised(text: string) {
  return text.replaceAll(/[\d+-]/g, (sign) => superscripts['0123456789+-'.indexOf(sign)] ?? sign);
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Blank lines divide the paragraphs of the classic editor. */
export function withParagraphs(html: string) {
  return html
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (isOfBlocks(part) ? part : `<p>${withBreaks(part)}</p>`))
    .join('\n');
}

const blocks =
  /^<\/?(?:p|h[1-6]|[uo]l|li|d[ltd]|div|figure|figcaption|table|caption|t(?:head|body|foot|[rdh])|blockquote|section|article|aside|header|footer|main|pre|form|hr|script|style|iframe|noscript)(?=[\s/>])/i;

function isOfBlocks(part: string) {
  return blocks.test(part);
}

/** Lines of a text, but not those of its code. */
function withBreaks(part: string) {
  const [first = '', ...others] = part.split('\n').map((line) => line.trim());
  let before = first;
  return others.reduce((text, line) => {
    const isOfCode =
      isOfBlocks(line) ||
      (before.endsWith('>') && isOfBlocks(before.slice(before.lastIndexOf('<'))));
    before = line;
    return text + (isOfCode ? '\n' : '<br>') + line;
  }, first);
}
