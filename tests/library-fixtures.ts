import { beforeEach } from 'vitest';
import { mediaUrl } from '../src/lib/media/media-key.ts';
import { changeContent } from '../src/platform/database/content.ts';
import { db } from '../src/platform/database/database.ts';
import { demoPartners } from '../src/features/partners/partners.demo.ts';
import { partnerRecords } from '../src/features/partners/partners.server.ts';
import { listMedia } from '../src/features/media/library/media-library.server.ts';
import { recordMedia } from '../src/features/media/media.server.ts';
import { type MediaKind } from '../src/features/media/media.ts';

export const centre = { x: 0.5, y: 0.5 };

export const said = { focal: centre, posterUrl: null };

const [ingrid] = demoPartners;

let number = 0;

export async function upload({
  kind = 'image',
  name = 'photo.jpg',
  alt = '',
  posterUrl,
}: { kind?: MediaKind; name?: string; alt?: string; posterUrl?: string } = {}) {
  const random = String(++number).padStart(24, '0');
  const url = mediaUrl(
    kind === 'image' ? `images/logos/${random}.svg` : `videos/news/${random}.mp4`,
  );
  const stored = { url, kind, bytes: 1, needsVariants: false };
  await recordMedia(db, stored, { alt, focal: centre, name, posterUrl, editor: 'editor' });
  return url;
}

export function libraryFile(change: object) {
  if (!ingrid) throw new Error('The cast is empty');
  return { ...ingrid, imageUrl: null, logoUrl: null, ...change };
}

export function add(change: object) {
  return changeContent((tx) => partnerRecords.add(tx, libraryFile(change), 'editor'));
}

export async function search(text: string, kind: MediaKind = 'image') {
  const view = kind === 'image' ? 'pictures' : 'films';
  const { files } = await listMedia({ view, search: text });
  return files.map((file) => file.url);
}

/** Before each test of a file the library is empty. */
export function clearMedia() {
  beforeEach(async () => {
    for (const table of ['versions', 'partners', 'media'] as const)
      await db.deleteFrom(table).execute();
  });
}
