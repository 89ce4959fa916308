import { readXmlText } from '../../lib/html/xml.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import type { DrawingFacts } from '../../lib/media/image-url.ts';
import { wholeSentences } from '../../lib/text/truncate.ts';

/** The smallest size of text that can be read, in CSS pixels. */
const smallestText = 12;
const maxNarrowest = 1600;
const longestSide = 99_999;
/** A view box in fractions is drawn larger. */
const shortestSide = 300;
const longestAlt = 500;

/** The size of a cleaned drawing, and the width at which its smallest letters can be read; undefined if it states no size. */
export function measureDrawing(svg: string): DrawingFacts | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [, , ...viewBox] = (attribute(root, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const [width = 0, height = 0] = viewBox.length === 2 ? viewBox.map(Number) : sides(root);
  if (!(width > 0 && height > 0)) return undefined;
  const scale = Math.max(1, shortestSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  if (Math.min(size.width, size.height) < 1) return undefined;
  if (Math.max(size.width, size.height) > longestSide) return undefined;
  return { ...size, narrowest: narrowest(svg, width) };
}

/** What a cleaned drawing says of itself; undefined if it has no description, or that of a drawing program. */
export function describeDrawing(svg: string) {
  const [, title = '', description = ''] = ownTexts.exec(svg) ?? [];
  const texts = [title, description].map((text) =>
    plainText(readXmlText(text)).replaceAll(/\s+/g, ' ').trim(),
  );
  if (!texts[1] || /^created (?:with|by|using)\b/i.test(texts[1])) return undefined;
  const whole = texts.filter((text) => text !== '').join('. ');
  return wholeSentences(whole, longestAlt);
}

const ownTexts =
  /^\s*<svg\b[^>]*>\s*(?:<title\b[^>]*>([^<]*)<\/title>\s*)?<desc\b[^>]*>([^<]*)<\/desc>/;

/** 0 without letters whose size it states. */
function narrowest(svg: string, width: number) {
  const sizes = [...svg.matchAll(/\bfont-size(?:="|:)\s*([\d.]+)(?:px)?\s*["';}]/g)]
    .map(([, size]) => Number(size))
    .filter((size) => size > 0);
  if (sizes.length === 0 || !svg.includes('<text')) return 0;
  const smallest = sizes.reduce((one, other) => Math.min(one, other));
  return Math.min(maxNarrowest, Math.ceil((smallestText * width) / smallest / 10) * 10);
}

/** Shares of a page are no size. */
function sides(root: string) {
  return ['width', 'height'].map((name) => {
    const text = (attribute(root, name) ?? '').trim();
    return /^[\d.]+\s*(?:px)?$/.test(text) ? Number.parseFloat(text) : 0;
  });
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
