import { expect } from 'vitest';
import { demoPages } from '../src/features/page-content/page-content.demo.ts';
import { basePages } from '../src/features/page-content/initial/base-pages.ts';
import type { PageRecord } from '../src/features/page-content/page-content.ts';
import type { PageInput } from '../src/features/page-content/page-schemas.ts';
import {
  listPages,
  pageRecords,
  savePage,
} from '../src/features/page-content/page-content.server.ts';
import { changeContent } from '../src/platform/database/content.ts';
import { db } from '../src/platform/database/database.ts';
import { insertMedia } from './media-fixtures.ts';

export const video = '/media/videos/news/0123456789abcdef01234567.mp4';
export const poster = '/media/images/heroes/0123456789abcdef01234567_1600x900_a29a8c.jpg';
export const square = '/media/images/about/1123456789abcdef01234567_800x800_a29a8c.jpg';
export const small = [{ width: 480, format: 'mp4', bytes: 600_000 }];

/** The demo pages, and the files that tests put on them. */
export async function fillPages() {
  for (const table of ['versions', 'pages', 'media'] as const) await db.deleteFrom(table).execute();
  await insertMedia(poster, { alt: 'Towers' });
  await insertMedia(square, { alt: 'A stair', focalX: 0.25 });
  await insertMedia(video, { kind: 'video', posterUrl: poster, smallFilms: JSON.stringify(small) });
  await changeContent(async (tx) => {
    for (const page of demoPages) await pageRecords.add(tx, withoutFiles(page), 'Ada');
  });
}

/** Adds a page of the site, or one of editors with the content of the page about the site. */
export function addPage(slug: string, changes: Partial<PageInput> = {}) {
  const pages = [...demoPages, ...basePages];
  const page = pages.find((one) => one.slug === slug) ?? pages.find((one) => one.slug === 'about');
  if (!page) throw new Error('There are no pages');
  return changeContent((tx) =>
    pageRecords.add(tx, { ...withoutFiles(page), ...changes, slug }, 'Ada'),
  );
}

export async function record(slug: string): Promise<PageRecord> {
  const found = (await listPages()).find((page) => page.slug === slug);
  if (!found) throw new Error(`There is no page ${slug}`);
  return found;
}

export async function saved(slug: string, changes: Partial<PageInput>) {
  const { id, revision, ...page } = await record(slug);
  expect(await savePage({ ...page, ...changes, id, revision }, 'Grace')).toMatchObject({
    outcome: 'done',
    record: { slug, revision: revision + 1 },
  });
}

/** The demo content names files that are stored only at the first start. */
function withoutFiles(page: PageInput): PageInput {
  const text = JSON.stringify(page, (_key, value: unknown) =>
    typeof value === 'string' && /\.(jpg|svg|mp4)$/.test(value) ? null : value,
  );
  return JSON.parse(text) as PageInput;
}
