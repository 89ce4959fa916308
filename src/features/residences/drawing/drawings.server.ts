import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { areaUnits, type AreaUnit } from '../../../lib/geo/areas.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { storedKey } from '../../../lib/media/media-key.ts';
import { locale } from '../../../lib/text/locale.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { runInLanguage, sourceLocale } from '../../../platform/languages/page-language.ts';
import { FileMissing } from '../../../platform/storage/contract.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { findAreaUnit } from '../area-unit.ts';
import type { Home, Residences } from '../residence.ts';
import { askedDrawing, isDrawing } from './drawing-url.ts';
import { translateDrawing, withFace } from './drawn-texts.ts';
import { inlineDrawing } from './inline-drawing.ts';
import { openedPlan } from './opened-plan.ts';

const maxLength = 8e6;
const patienceMs = 2_000;

/** By language, unit of area and URL. A stored drawing never changes. */
const drawings = new LRUCache<string, string, { url: string; place: AreaUnit }>({
  maxSize: maxLength,
  sizeCalculation: (svg) => svg.length + 1,
  fetchMethod: async (_key, _stale, { context: { url, place } }) =>
    translateDrawing(await text(await storage.open(storedKey(url))), place),
});

/** A stored drawing in the language of the content. Undefined if the file is missing. */
async function readDrawing(url: string, place: AreaUnit, limit: { signal?: AbortSignal } = {}) {
  try {
    const key = `${locale()} ${place} ${url}`;
    return await drawings.fetch(key, { context: { url, place }, ...limit });
  } catch (cause) {
    if (cause instanceof FileMissing) return undefined;
    throw cause;
  }
}

let face: Promise<string> | undefined;

/** The face of the site’s texts, which an image cannot take from its page. */
async function readFace() {
  const files = ['common', 'latin'].map(async (name) => {
    const font = await readFile(`src/styles/fonts/ysabeau-office-${name}.woff2`, 'base64');
    return `@font-face{font-family:${name};src:url(data:font/woff2;base64,${font})}`;
  });
  return `${(await Promise.all(files)).join('')}text{font-family:common,latin,sans-serif}`;
}

/** The drawing at a URL of `drawingUrl`. Undefined for other URLs, and for languages that the site does not have. */
export async function translatedDrawing(address: string) {
  const asked = askedDrawing(address);
  const place = areaUnits.find((unit) => unit === asked?.place);
  if (!asked || !place) return undefined;
  const languages = [sourceLocale(), ...siteLanguages().map((language) => language.locale)];
  if (!languages.includes(asked.locale)) return undefined;
  const svg = await runInLanguage(asked.locale, () => readDrawing(asked.url, place));
  if (svg === undefined) return undefined;
  face ??= readFace().catch((cause: unknown) => {
    face = undefined;
    throw cause;
  });
  return withFace(svg, await face);
}

type Drawn = { residences: Residences; planImages: Record<string, Image>; city: string };

/**
 * The drawing of the plan of the chosen home, or else of the plan that is open when the page of a project loads. Undefined
 * if it can only be an image. Rejects if storage is slow, so that the page does not wait for it.
 */
export async function findOpenedDrawing(
  { residences, planImages, city }: Drawn,
  chosen?: Pick<Home, 'plan'>,
) {
  const ofChosen = planImages[chosen?.plan ?? ''];
  const { url = '' } = ofChosen ?? planImages[openedPlan(residences, planImages)?.key ?? ''] ?? {};
  if (!isDrawing(url)) return undefined;
  const signal = AbortSignal.timeout(patienceMs);
  const svg = await readDrawing(url, findAreaUnit(city), { signal });
  return svg === undefined ? undefined : inlineDrawing(svg);
}
