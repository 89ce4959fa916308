import { db } from '../src/platform/database/database.ts';

type MediaColumns = {
  kind?: 'video';
  alt?: string;
  focalX?: number;
  focalY?: number;
  posterUrl?: string;
  smallFilms?: string;
  createdBy?: string;
};

/** Puts a file into the record; storage has none. */
export async function insertMedia(url: string, columns: MediaColumns) {
  await db
    .insertInto('media')
    .values({
      url,
      kind: 'image',
      bytes: 1,
      alt: '',
      focalX: 0.5,
      focalY: 0.5,
      variantsReady: 1,
      variantsLease: null,
      variantsTries: 0,
      name: '',
      searchText: '',
      revision: 1,
      isDecorative: 0,
      createdBy: 'Ada',
      createdAt: new Date().toISOString(),
      ...columns,
    })
    .execute();
}
