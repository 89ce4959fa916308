import { expect, test } from 'vitest';
import { mediaUrl } from '../../../lib/media/media-key.ts';
import { contentVersion, readContentVersion } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { describeMedia, findMedia, listMedia } from '../library/media-library.server.ts';
import { mediaErrors } from '../media.ts';
import {
  said,
  upload,
  libraryFile,
  add,
  centre,
  clearMedia,
} from '../../../../tests/fixtures/library.ts';

clearMedia();

test('a description takes effect immediately on the pages that show the picture', async () => {
  const url = await upload();
  const { slug } = await add({ imageUrl: url });
  await readContentVersion();
  const version = contentVersion();
  const input = { alt: 'Ingrid on the quay', focal: { x: 0.2, y: 0.8 }, posterUrl: null };
  expect(await describeMedia({ url, revision: 1, ...input }, 'Ada')).toMatchObject({
    outcome: 'done',
    record: { url, revision: 2, alt: input.alt, focal: input.focal, uses: [{ noun: 'partner' }] },
  });
  expect(contentVersion()).toBeGreaterThan(version);
  expect((await partnerRecords.findBySlug(slug))?.image).toEqual({
    url,
    alt: input.alt,
    focal: input.focal,
  });
  expect((await listMedia({ search: 'quay' })).files).toHaveLength(1);
});

test('wide frames may have a point of their own, and what was is kept', async () => {
  const url = await upload();
  const focal = { x: 0.2, y: 0.8, wide: { x: 0.2, y: 0.1 } };
  const input = { url, alt: '', posterUrl: null };
  await describeMedia({ ...input, revision: 1, focal }, 'Ada');
  expect(await findMedia({ urls: [url] })).toMatchObject([{ focal }]);
  await describeMedia(
    { ...input, revision: 2, focal: { ...focal, wide: { x: 0.2, y: 0.8 } } },
    'Ada',
  );
  expect((await findMedia({ urls: [url] }))[0]?.focal).toEqual({ x: 0.2, y: 0.8 });
  const states = await db
    .selectFrom('mediaStates')
    .select(['focalY', 'wideFocalY', 'validUntil'])
    .where('url', '=', url)
    .execute();
  expect(states.filter(({ validUntil }) => validUntil === null)).toEqual([
    { focalY: 0.8, wideFocalY: null, validUntil: null },
  ]);
});

test('of two concurrent descriptions, the later gets a conflict with the newest', async () => {
  const url = await upload();
  await describeMedia({ url, revision: 1, alt: 'First', ...said }, 'Ada');
  expect(await describeMedia({ url, revision: 1, alt: 'Second', ...said }, 'Ada')).toMatchObject({
    outcome: 'conflict',
    newest: { alt: 'First', revision: 2 },
  });
  await db.deleteFrom('media').execute();
  expect(await describeMedia({ url, revision: 2, alt: 'Third', ...said }, 'Ada')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
});

test('the poster of a film must be a picture', async () => {
  const [video, image] = [await upload({ kind: 'video' }), await upload()];
  const refusal = { outcome: 'refused', fields: { posterUrl: mediaErrors.missing } };
  expect(await addPoster(video, video)).toEqual(refusal);
  expect(await addPoster(video, mediaUrl('images/logos/000000000000000000gone.svg'))).toEqual(
    refusal,
  );
  expect(await addPoster(image, image)).toEqual(refusal);
  expect(await addPoster(video, image)).toMatchObject({
    outcome: 'done',
    record: { poster: { url: image } },
  });
});

test('a record cannot reference a deleted file', async () => {
  const missingUrl = mediaUrl('images/logos/000000000000000000gone.svg');
  const { id } = await add({});
  const change = await partnerRecords.save(
    { ...libraryFile({ bio: `See "${missingUrl}"` }), id, revision: 1 },
    'editor',
  );
  expect(change).toEqual({ outcome: 'refused', fields: { bio: mediaErrors.missing } });
  expect(
    await partnerRecords.save(
      { ...libraryFile({ imageUrl: missingUrl }), id, revision: 1 },
      'editor',
    ),
  ).toEqual({
    outcome: 'refused',
    fields: { imageUrl: mediaErrors.missing },
  });
});

test('writing a text for a decorative picture removes the mark', async () => {
  const url = await upload();
  await describeMedia({ url, revision: 1, alt: '', ...said, isDecorative: true }, 'Ada');
  const { files } = await listMedia({ search: '' });
  expect(files).toMatchObject([{ isDecorative: true }]);
  await describeMedia({ url, revision: 2, alt: 'A heron', ...said }, 'Ada');
  await describeMedia({ url, revision: 3, alt: '', ...said }, 'Ada');
  expect((await listMedia({ view: 'missing', search: '' })).total).toBe(1);
});

function addPoster(url: string, posterUrl: string) {
  return describeMedia({ url, revision: 1, alt: '', focal: centre, posterUrl }, 'Ada');
}
