import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseDemoLanguages } from '../../../../tests/fixtures/demo-languages.ts';
import { makeFile } from '../../../../tests/fixtures/stored-media.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { mediaKey } from '../../../lib/media/media-key.ts';
import { runInLanguage } from '../../../platform/languages/page-language.ts';
import { StorageAway } from '../../../platform/storage/contract.ts';
import { storage } from '../../../platform/storage/storage.ts';
import { storeImage } from '../../media/media.server.ts';
import type { Residences } from '../residence.ts';
import { makeResidences, plan } from '../residences.demo.ts';
import { drawingUrl } from './drawing-url.ts';
import { findOpenedDrawing, translatedDrawing } from './drawings.server.ts';

await chooseDemoLanguages();

const focal = { x: 0.5, y: 0.5 };
const missing = '/media/images/plans/aaaaaaaaaaaaaaaaaaaaaaaa_40x30_480.svg';

afterEach(() => vi.restoreAllMocks());

test('the URL of a drawing in another language answers it in that language, and reads the file once', async () => {
  const url = await storeDrawing();
  const address = inFrench(() => drawingUrl(url, 'sq-ft'));
  expect(address).toBe(`${url}?in=fr-CA&unit=sq-ft`);
  const open = vi.spyOn(storage, 'open');
  const drawing = await translatedDrawing(address);
  expect(drawing).toContain('>Chambre\u00A01<');
  expect(drawing).toContain('>Intérieur\u00A0: 1\u00A0234\u00A0pi², 115\u00A0m²<');
  expect(await translatedDrawing(address)).toBe(drawing);
  expect(open).toHaveBeenCalledOnce();
  expect(await translatedDrawing(address.replace('fr-CA', 'ja-JP'))).toContain('>寝室1<');
  expect(open).toHaveBeenCalledTimes(2);
});

test('in English, too, a drawing has the face of the site, and a phone leaves out letters too small to read', async () => {
  const url = await storeDrawing();
  const address = drawingUrl(url, 'm2');
  expect(address).toBe(`${url}?in=en-CA&unit=m2`);
  const drawing = await translatedDrawing(address);
  expect(drawing).toContain('@font-face{font-family:common;src:url(data:font/woff2;base64,');
  expect(drawing).toMatch(
    /@media \(max-width:\d+px\)\{svg \[font-size="[\d.]+"\]\{display:none\}\}/,
  );
});

test('of what is no drawing with texts, the file itself is shown', () => {
  for (const other of [
    '/media/images/plans/aaaaaaaaaaaaaaaaaaaaaaaa_40x30_0.svg',
    '/media/images/plans/aaaaaaaaaaaaaaaaaaaaaaaa_400x300_f8f8f8.png',
    '/media/images/logos/aaaaaaaaaaaaaaaaaaaaaaaa.svg',
  ])
    expect(inFrench(() => drawingUrl(other, 'm2'))).toBe(other);
});

test.each([
  'in=nb-NO&unit=m2',
  'in=fr-CA&unit=mile',
  'in=fr-CA',
  'in=fr-CA&unit=m2&more=1',
  'in=../x&unit=m2',
  '',
])('another query of a drawing is not answered: %s', async (query) => {
  const url = await storeDrawing();
  expect(await translatedDrawing(`${url}?${query}`)).toBeUndefined();
});

test('the drawing that a page opens with stands in it, in the language of the page', async () => {
  const project = await projectWith(await storeDrawing());
  const english = await findOpenedDrawing(project);
  expect(english).toMatchObject({ viewBox: '-105.6 -107.8 676.1 652' });
  expect(english?.content).toContain('>Bedroom 1<');
  expect(english?.content).not.toMatch(/<title|\sid=|font-family|xmlns/);
  const french = await inFrench(() => findOpenedDrawing(project));
  expect(french?.content).toContain('>Chambre\u00A01<');
});

test('a page without that drawing has an image, and one whose storage is away says so', async () => {
  expect(await findOpenedDrawing(await projectWith(missing))).toBeUndefined();
  const photo = missing.replace('_40x30_480.svg', '_400x300_f8f8f8.png');
  expect(await findOpenedDrawing(await projectWith(photo))).toBeUndefined();
  expect(
    await findOpenedDrawing({ ...(await projectWith(missing)), planImages: {} }),
  ).toBeUndefined();
  vi.spyOn(storage, 'open').mockRejectedValue(new StorageAway('silent'));
  await expect(findOpenedDrawing(await projectWith(missing))).rejects.toThrow('silent');
});

test('a page does not wait for a slow storage', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(storage, 'open').mockImplementation(() => {
    queueMicrotask(() => limit.abort(new Error('too late')));
    return new Promise(() => {});
  });
  await expect(findOpenedDrawing(await projectWith(missing))).rejects.toThrow('too late');
});

async function storeDrawing() {
  const svg = await readFile('demo/plans/kestrel-house-inlet.svg', 'utf8');
  const { url } = await storeImage(await makeFile('inlet.svg', svg), 'plans');
  expect(mediaKey(url)).toBeDefined();
  return url;
}

async function projectWith(url: string) {
  const planImages: Record<string, Image> = { inlet: { url, alt: '', focal } };
  const residences: Residences = makeResidences({ inlet: plan('Inlet', [2, 2], 1234) }, [
    { number: '301', plan: 'inlet', floor: 3, price: 2_480_000, state: 'available' },
  ]);
  return { residences, planImages, city: 'vancouver' };
}

function inFrench<T>(run: () => T) {
  return runInLanguage('fr-CA', run);
}
