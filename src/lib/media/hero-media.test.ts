import { expect, test } from 'vitest';
import { heroMedia, heroImage, mediaDirectives } from './hero-media.ts';

const image = { url: '/media/images/heroes/a.jpg', alt: 'Towers', focal: { x: 0.5, y: 0.5 } };
const videoUrl = '/media/videos/news/a.mp4';
const shared = 'https://youtu.be/SoLmErE2026';

test('a hero of type image shows its picture even if it also has a video', () => {
  const stored = { heroType: 'image', heroUrl: image.url, heroYoutubeUrl: shared } as const;
  expect(heroMedia(stored, image)).toEqual({ kind: 'image', image: image });
});

test('a hero of type video shows the embedded video if its URL is valid', () => {
  const stored = { heroType: 'video', heroUrl: videoUrl, heroYoutubeUrl: shared } as const;
  const media = heroMedia(stored, image);
  expect(media).toEqual({ kind: 'embed', video: 'SoLmErE2026', poster: image });
  expect(heroImage(media)).toBe(image);
});

test('an invalid video URL is ignored and the film is shown', () => {
  const stored = {
    heroType: 'video',
    heroUrl: videoUrl,
    heroYoutubeUrl: 'https://x.example',
  } as const;
  const media = heroMedia(stored, image);
  expect(media).toEqual({ kind: 'film', film: { url: videoUrl, poster: image, small: [] } });
  expect(heroImage(media)).toBe(image);
});

test('a hero of type video without a video is an empty picture', () => {
  const stored = { heroType: 'video', heroUrl: null, heroYoutubeUrl: null } as const;
  expect(heroMedia(stored, null)).toEqual({ kind: 'image', image: null });
});

test.each([
  'https://a;sandbox/x.mp4',
  'https://a,b.example/x.mp4',
  "https://a'none'/x.mp4",
  'https://*/x.mp4',
  'https://*.example/x.mp4',
  'https://a.example\n;sandbox/x.mp4',
  'https://a.example /x.mp4',
  'data:video/mp4,x',
  'blob:https://films.example/x',
  'javascript:alert(1)',
])('%j writes nothing into the content security policy', (url) => {
  expect(mediaDirectives([{ kind: 'film', film: { url, poster: null, small: [] } }])).toEqual([]);
});

test.each([
  ['http://films.example:8080/a b;c\'d"e.mp4', 'http://films.example:8080'],
  ['https://Films_1.EXAMPLE/x.mp4', 'https://films_1.example'],
  ['https://фильмы.example/x.mp4', 'https://xn--h1agd3a1be.example'],
  ['https://[2001:db8::1]/x.mp4', 'https://[2001:db8::1]'],
])('of %j the content security policy has the origin', (url, origin) => {
  expect(mediaDirectives([{ kind: 'film', film: { url, poster: null, small: [] } }])).toEqual([
    `media-src 'self' ${origin}`,
  ]);
});

test('the policy allows only the hosts of the given films and videos', () => {
  const ours = { kind: 'film', film: { url: videoUrl, poster: null, small: [] } } as const;
  const theirs = {
    kind: 'film',
    film: { url: 'https://films.example/a.mp4', poster: null, small: [] },
  } as const;
  const embed = { kind: 'embed', video: 'SoLmErE2026', poster: null } as const;
  expect(mediaDirectives([ours])).toEqual([]);
  expect(mediaDirectives([ours, theirs, theirs])).toEqual([
    "media-src 'self' https://films.example",
  ]);
  expect(mediaDirectives([embed, embed])).toEqual(['frame-src https://www.youtube-nocookie.com']);
});
