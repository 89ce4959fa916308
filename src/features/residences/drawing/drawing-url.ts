import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { drawingFacts } from '../../../lib/media/image-url.ts';
import { isImageUrl } from '../../../lib/media/media-key.ts';
import { locale } from '../../../lib/text/locale.ts';
import { messageLanguage } from '../../../lib/text/message-language.ts';

/** True for an uploaded floor plan in vectors. */
export function isDrawing(url: string) {
  return isImageUrl(url) && url.startsWith('/media/images/plans/') && url.endsWith('.svg');
}

/** True for a drawing whose words are text, in a language that has its rooms. */
export function isTranslated(url: string) {
  return (
    messageLanguage(locale()) !== undefined && isDrawing(url) && drawingFacts(url)?.narrowest !== 0
  );
}

/** The URL of a drawing in the language of the content and the site's face, if its words are text. */
export function drawingUrl(url: string, place: AreaUnit) {
  return isDrawing(url) && drawingFacts(url)?.narrowest !== 0
    ? `${url}?in=${locale()}&unit=${place}`
    : url;
}

/** Reads what `drawingUrl` writes. */
export function askedDrawing(address: string) {
  const [, url = '', language = '', place = ''] =
    /^([^?]+)\?in=([\w-]+)&unit=([\w-]+)$/.exec(address) ?? [];
  return isDrawing(url) ? { url, locale: language, place } : undefined;
}
