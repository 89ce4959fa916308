import type { Image } from '../lib/image-url.ts';
import { db } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';

/** The columns of a row that hold addresses of pictures, by what each picture is called. */
export type PictureColumns<Row, Names extends string> = Record<Names, keyof Row>;

type WithPictures<Row, Names extends string> = Row & Record<Names, Image | null>;

/** The rows of a noun: in the order of editors, or the newest first by the column of their day. */
export async function listRows<Row>(
  noun: { name: string; isOrdered?: true },
  dayIn: string | undefined,
): Promise<Row[]> {
  const rows = await db
    .selectFrom(noun.name as NounName as 'partners')
    .selectAll()
    .$if(noun.isOrdered === true, (query) => query.orderBy('displayOrder'))
    .$if(dayIn !== undefined, (query) => query.orderBy(dayIn as 'updatedAt', 'desc'))
    .orderBy('id')
    .execute();
  return rows as Row[];
}

export async function findRowBySlug<Row>(name: NounName, slug: string): Promise<Row | undefined> {
  const row = await db
    .selectFrom(name as 'partners')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row as Row | undefined;
}

/** The rows with the pictures at their addresses. */
export async function withPictures<Row, Names extends string>(
  rows: Row[],
  columns: PictureColumns<Row, Names>,
): Promise<WithPictures<Row, Names>[]> {
  const named = Object.entries<keyof Row>(columns);
  const addresses = rows.flatMap((row) => named.map(([, column]) => row[column]));
  const images = await findImages(addresses.filter((url) => typeof url === 'string'));
  return rows.map((row) => {
    const pictures = named.map(([name, column]) => [name, imageAt(row[column], images)]);
    return { ...row, ...Object.fromEntries(pictures) } as WithPictures<Row, Names>;
  });
}

/** What is known of the pictures at these addresses. */
export async function findImages(urls: string[]): Promise<Map<string, Image>> {
  if (urls.length === 0) return new Map();
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

/** A picture that is no file of ours has no alternative text. */
export function imageAt(url: unknown, images: Map<string, Image>): Image | null {
  if (typeof url !== 'string') return null;
  return images.get(url) ?? { url, alt: '', focal: { x: 0.5, y: 0.5 } };
}
