import { expect, test } from 'vitest';
import { draftInputSchema } from '../../model/fields.ts';
import { demoNews } from './news.demo.ts';
import { mediumColumns, mediumFields } from './news-media-choice.ts';
import { newsInputSchema, newsMedia, newsSchema } from './news.ts';

const image = { url: '/media/images/news/a.jpg', alt: 'Towers', focal: { x: 0.5, y: 0.5 } };
const video = '/media/videos/news/a.mp4';
const shared = 'https://www.youtube.com/watch?v=SoLmErE2026';
const words = {
  slug: 'longswell-hands-over-its-keys',
  title: 'Longswell hands over its keys',
  content: 'One hundred and forty-eight sets.',
  category: 'Recognition',
  publishedAt: '2026-08-20',
};

test('the demo news matches the schema', () => {
  for (const item of demoNews) {
    const isFile = item.videoType === 'upload';
    expect(newsSchema.parse({ ...item, videoUrl: isFile ? video : item.videoUrl })).toEqual({
      ...item,
      videoUrl: isFile ? video : item.videoUrl,
    });
  }
});

test('an implausible year is refused', () => {
  for (const publishedAt of ['0026-07-09', '9999-12-31']) {
    const { error } = newsSchema.shape.publishedAt.safeParse(publishedAt);
    expect(error?.issues[0]?.message).toBe('Enter a date between 1900 and 2100.');
  }
});

test('slug, title, content, category and day are required', () => {
  const { error } = newsSchema.safeParse({ title: ' ', content: null, publishedAt: 'soon' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'slug',
    'title',
    'content',
    'category',
    'publishedAt',
  ]);
});

test('a category is one of the five', () => {
  expect(newsSchema.safeParse({ ...words, category: 'Gossip' }).success).toBe(false);
});

test('only the chosen medium is kept', () => {
  const nothing = { imageUrl: null, videoUrl: null, videoType: null };
  const both = { imageUrl: image.url, videoUrl: video, videoType: 'upload' };
  expect(newsSchema.parse({ ...words, ...both })).toMatchObject({ ...both, imageUrl: null });
  expect(newsSchema.parse({ ...words, imageUrl: image.url, videoType: 'upload' })).toMatchObject({
    imageUrl: image.url,
    videoUrl: null,
    videoType: null,
  });
  expect(newsSchema.parse({ ...words, videoType: 'youtube' })).toMatchObject(nothing);
});

test('a video is a shared one unless its type is upload', () => {
  expect(newsSchema.parse({ ...words, videoUrl: shared })).toMatchObject({
    videoUrl: shared,
    videoType: 'youtube',
  });
});

test('a URL that names no shared video is ignored', () => {
  const elsewhere = { videoUrl: 'https://elsewhere.example', videoType: 'youtube' };
  expect(newsSchema.parse({ ...words, ...elsewhere, imageUrl: image.url })).toMatchObject({
    imageUrl: image.url,
    videoUrl: null,
    videoType: null,
  });
});

test('a stored video of another type is a film', () => {
  for (const videoType of ['upload', 'other', null]) {
    expect(newsMedia({ videoUrl: video, videoType }, image)).toEqual({
      kind: 'film',
      film: { url: video, poster: image, small: [] },
    });
  }
  expect(newsMedia({ videoUrl: shared, videoType: 'youtube' }, null)).toEqual({
    kind: 'embed',
    video: 'SoLmErE2026',
    poster: null,
  });
});

test('before a shared video stands the picture of its project, and no item without a medium shows it', () => {
  const project = { slug: 'westwater', title: 'Westwater', partner: null, image };
  expect(newsMedia({ videoUrl: shared, videoType: 'youtube', project }, null)).toMatchObject({
    poster: image,
  });
  const none = { videoUrl: null, videoType: null, project };
  expect(newsMedia(none, null)).toEqual({ kind: 'image', image: null });
});

test('an item without a video shows its picture, or nothing', () => {
  expect(newsMedia({ videoUrl: null, videoType: null }, image)).toEqual({
    kind: 'image',
    image,
  });
  expect(newsMedia({ videoUrl: 'https://x.example', videoType: 'youtube' }, null)).toEqual({
    kind: 'image',
    image: null,
  });
});

test('the form has fields for each medium, and saves those of the chosen one', () => {
  const fields = { imageUrl: image.url, videoType: 'upload', youtubeUrl: shared, videoUrl: video };
  const none = { imageUrl: null, videoUrl: null, videoType: null };
  expect(mediumColumns({ ...fields, medium: 'none' })).toEqual(none);
  expect(mediumColumns({ ...fields, medium: 'image' })).toEqual({ ...none, imageUrl: image.url });
  expect(mediumColumns({ ...fields, medium: 'video' })).toEqual({
    ...none,
    videoUrl: video,
    videoType: 'upload',
  });
  expect(mediumColumns({ ...fields, medium: 'video', videoType: 'youtube' })).toEqual({
    ...none,
    videoUrl: shared,
    videoType: 'youtube',
  });
});

test('an item opens in its form as it was saved', () => {
  for (const item of demoNews) {
    const stored = { ...item, videoUrl: item.videoType === 'upload' ? video : item.videoUrl };
    expect(newsSchema.parse({ ...stored, ...mediumColumns(mediumFields(stored)) })).toEqual(stored);
  }
});

test('an address that names no video is left out of what is published, and kept in a draft', () => {
  for (const youtubeUrl of ['soon', 'https://video.example/watch?v=SoLmErE2026', '']) {
    const columns = mediumColumns({ medium: 'video', videoType: 'youtube', youtubeUrl });
    expect(newsSchema.parse({ ...words, ...columns })).toMatchObject({
      videoUrl: null,
      videoType: null,
    });
    const draft = draftInputSchema(newsSchema).parse({ ...words, ...columns });
    expect(mediumFields(draft).youtubeUrl ?? '').toBe(youtubeUrl);
  }
});

test('a film must be an uploaded file', () => {
  const uploadedVideo = '/media/videos/news/0123456789abcdef01234567.mp4';
  const input = { ...words, videoType: 'upload' };
  expect(newsInputSchema.parse({ ...input, videoUrl: uploadedVideo }).videoUrl).toBe(uploadedVideo);
  const { error } = newsInputSchema.safeParse({ ...input, videoUrl: 'https://a.example/a.mp4' });
  expect(error?.issues).toMatchObject([{ path: ['videoUrl'], message: 'Choose a video' }]);
});
