import type { Image } from '../../lib/image-url.ts';
import { db } from '../../platform/database.ts';

/** What is known of the pictures at these addresses. */
export async function findImages(urls: string[]) {
  if (urls.length === 0) return new Map<string, Image>();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'alt', 'focalX', 'focalY'])
    .where('url', 'in', [...new Set(urls)])
    .execute();
  return new Map(
    rows.map(({ url, alt, focalX, focalY }) => [
      url,
      { url, alt, focal: { x: focalX, y: focalY } },
    ]),
  );
}

export function imageAt(url: string | null, images: Map<string, Image>) {
  return url === null ? null : (images.get(url) ?? withoutText(url));
}

/** A picture that is no file of ours has no alternative text. */
export function withoutText(url: string): Image {
  return { url, alt: '', focal: { x: 0.5, y: 0.5 } };
}
