import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { askSite } from './ask.ts';
import { signInEditor, type Editor } from './editor.ts';
import { builtImagesIn, firstTextIn, halden, livSand, named, opening, tracesIn } from './halden.ts';
import { endSites, startSite, type Site } from './site.ts';
import { photo } from './upload-bodies.ts';
import { uploadAs } from './uploader.ts';

export const everyPage = [
  '/',
  '/about',
  '/partners',
  '/projects',
  '/vip',
  '/join',
  '/news',
  '/testimonials',
  '/contact',
  '/privacy',
  '/accessibility',
  '/nowhere',
];

/** Who signs in. */
export const ada = { ADMIN_EMAIL: 'ada@halden.example', ADMIN_PASSWORD: 'an evening by the fjord' };

/** A site of the second brand for the tests of a file, with a project, a partner and news. */
export function openHaldenSite() {
  let site: Site;
  let editor: Editor;

  beforeAll(async () => {
    site = await startSite({ DEMO_CONTENT: 'off', ...ada });
    editor = await signIn();
    for (const address of [...everyPage, '/admin/login', '/admin/link?token=none']) {
      const html = await open(address);
      expect(tracesIn(html, named)).toEqual([]);
      expect([address, firstTextIn(html), builtImagesIn(html)]).toEqual([address, [], []]);
    }
    for (const [id, value] of Object.entries(halden))
      await act('settings.save', { id, revision: 1, value });
    await act('partners.save', livSand);
    const { file } = await uploadAs(editor, {
      body: photo,
      folder: 'projects',
      name: 'kaihuset.jpg',
    });
    await act('projects.save', {
      title: 'Kaihuset',
      slug: 'kaihuset',
      city: 'OSLO',
      status: 'new',
      description: 'Twelve homes by the quay.',
      heroType: 'image',
      specifications: { priceRange: 'From 9,000,000' },
      images: { main: file?.url ?? null, gallery: [] },
    });
    await act('news.save', opening);
  });

  afterAll(endSites);

  function signIn() {
    return signInEditor(site.origin, ada.ADMIN_EMAIL, ada.ADMIN_PASSWORD);
  }

  async function act(name: string, input: object) {
    const { status, body } = await askSite(site.origin, `/_actions/${name}`, {
      method: 'POST',
      cookie: editor.cookie,
      contentType: 'application/json',
      body: JSON.stringify(input),
    });
    expect(`${name} ${status} ${body}`).toMatch(/ 200 .*done/);
  }

  async function open(address: string) {
    return (await askSite(site.origin, address)).body;
  }

  /** Colours of the first pixel and of the middle. */
  async function readPixels(address: string, width: number) {
    const answer = await fetch(site.origin + address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const image = sharp(await answer.arrayBuffer());
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, width]);
    const middle = (width / 2) * (width + 1);
    return [0, middle].map(
      (at) => `#${data.subarray(at * info.channels, at * info.channels + 3).toString('hex')}`,
    );
  }

  return { site: () => site, cookie: () => editor.cookie, signIn, act, open, readPixels };
}
