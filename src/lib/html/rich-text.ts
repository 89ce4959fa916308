import { drawingFacts, imageFacts } from '../media/image-url.ts';
import { plainImageUrl } from '../media/image-variants.ts';
import type { HeroMedia } from '../media/hero-media.ts';
import { isImageUrl, isVideoUrl } from '../media/media-key.ts';
import { videoId, watchUrl } from '../media/video-url.ts';
import { paragraphs } from '../text/paragraphs.ts';
import { linkSchemes } from '../web/link-address.ts';
import { linkInText } from '../web/local-path.ts';
import { withFigures } from './figures.ts';
import { textOfHtml } from './html-text.ts';
import { richTextTags } from './rich-text-tags.ts';
import { xmlText } from './xml.ts';

/** The images and videos of rich texts, by the `src` that names them. */
export type TextMedia = ReadonlyMap<string, HeroMedia>;

const block = /^<(?:p|h[1-3]|ul|ol|blockquote|figure)[ >]/;
const tags = new RegExp(
  [
    `</?(?:${richTextTags.join('|')}|a|video)>|<br ?/?>`,
    String.raw`<ol start="\d{1,4}">`,
    String.raw`<a href="(?:(?:${linkSchemes.join('|')}):|/(?![/\\]))[^"<>]*">`,
    String.raw`<(?:img|video) src="(?:(?:/media/)?\w[\w./-]*|https://www\.youtube\.com/watch\?v=[\w-]{11})"(?: /)?>`,
  ].join('|'),
  'g',
);
const typedTag = /<(?:\/(?:p|h[1-6]|[uo]l|li|strong|em|[bi]|a|blockquote|figure|div)|br ?\/?)>/i;

/**
 * Stored rich text. Only what the editor or the sanitiser writes is HTML: anything else, also what looks like it, is plain
 * text of the time before, whose blank lines begin paragraphs.
 */
export function storedRichText(text: string) {
  const isHtml = block.test(text) && !text.replaceAll(tags, '').includes('<');
  return isHtml ? text : htmlOfPlainText(text);
}

/** Rich text of what was written or imported: HTML, which is not sanitised yet, or plain text. */
export function toRichText(text: string) {
  const trimmed = text.trim();
  return typedTag.test(trimmed) ? inBlocks(trimmed) : htmlOfPlainText(trimmed);
}

/** HTML that begins with a block. Without one it would be read as plain text. */
export function inBlocks(html: string) {
  const start = html.search(/<(?:p|h[1-6]|[uo]l|blockquote|figure|div|table)\b/i);
  if (start === 0 || html === '') return html;
  return start < 0 ? `<p>${html}</p>` : `<p>${html.slice(0, start)}</p>${html.slice(start)}`;
}

/** Lines within a paragraph follow each other, as browsers show them. */
function htmlOfPlainText(text: string) {
  return paragraphs(text)
    .map((paragraph) => xmlText(paragraph.replaceAll(/[ \t\n\r\f]+/g, ' ')))
    .map((paragraph) => `<p>${paragraph.replaceAll('&quot;', '"')}</p>`)
    .join('');
}

/** False for a text without words, images and videos. */
export function hasContent(html: string) {
  return /<(?:img|video) /.test(html) || hasWords(html);
}

export function hasWords(html: string) {
  return html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== '';
}

/** The words of a rich text in paragraphs, without the addresses of links. */
export function textOfRichText(html: string) {
  return textOfHtml(html.replaceAll(/<\/?a\b[^>]*>/g, ''));
}

/** The file of an image or a video that a text may show, or the page of a video of the video-sharing service. */
export function textMedium(tag: string, src: string | undefined) {
  if (src === undefined) return undefined;
  if (tag === 'img' ? isImageUrl(src) : isVideoUrl(src)) return src;
  const video = tag === 'img' ? undefined : videoId(src);
  return video && watchUrl(video);
}

const quotes =
  /<blockquote>((?:(?!<\/?blockquote>).)*)<cite>((?:(?!<\/?(?:blockquote|cite)>).)*)<\/cite><\/blockquote>/gs;

/** Quotes as pages have them, with their sources below. */
export function withQuoteSources(html: string) {
  return html.replaceAll(quotes, (_all, quote: string, source: string) =>
    hasWords(source)
      ? `<figure><blockquote>${quote}</blockquote><figcaption>${source}</figcaption></figure>`
      : `<blockquote>${quote}</blockquote>`,
  );
}

/** A text for readers elsewhere, with whole addresses and plain images. */
export function richTextElsewhere(html: string, media: TextMedia, { origin }: URL) {
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address);
  const linked = html.replaceAll(/(?<=<a href=")[^"]*/g, (href) => whole(linkInText(href)));
  const shown = withFigures(linked, (src, caption) => {
    const medium = media.get(src);
    const text = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
    if (medium?.kind === 'embed')
      return `<figure><a href="${watchUrl(medium.video)}">${watchUrl(medium.video)}</a>${text}</figure>`;
    if (medium?.kind === 'film')
      return `<figure><video src="${whole(medium.film.url)}" controls></video>${text}</figure>`;
    if (!medium?.image) return '';
    const { url, alt } = medium.image;
    const { width, height } = imageFacts(url) ?? drawingFacts(url) ?? {};
    const size = width && height ? ` width="${width}" height="${height}"` : '';
    return `<figure><img src="${whole(plainImageUrl(url))}" alt="${xmlText(alt)}"${size} />${text}</figure>`;
  });
  return withQuoteSources(shown);
}
