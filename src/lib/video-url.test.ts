import { expect, test } from 'vitest';
import { embedUrl, videoId, watchUrl } from './video-url.ts';

test.each([
  'https://www.youtube.com/watch?v=SoLmErE2026',
  'https://youtube.com/watch?feature=share&v=SoLmErE2026&t=12s',
  'http://m.youtube.com/watch?v=SoLmErE2026#t=1',
  'https://youtu.be/SoLmErE2026',
  'https://youtu.be/SoLmErE2026?si=abc',
  'https://www.youtube.com/shorts/SoLmErE2026',
  'https://www.youtube.com/embed/SoLmErE2026?start=3',
  'https://www.youtube-nocookie.com/embed/SoLmErE2026',
  'https://www.youtube.com/v/SoLmErE2026',
  '  https://youtu.be/SoLmErE2026 ',
])('the id is found in %s', (address) => {
  expect(videoId(address)).toBe('SoLmErE2026');
});

test.each([
  null,
  undefined,
  '',
  'SoLmErE2026',
  'no address',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=SoLmErE20267',
  'https://www.youtube.com/watch?v=SoLmEr"2026',
  'https://www.youtube.com/channel/SoLmErE2026',
  'https://youtu.be/SoLmErE2026x',
  'https://vimeo.com/SoLmErE2026',
  'https://youtube.com.example/watch?v=SoLmErE2026',
  'https://notyoutube.com/watch?v=SoLmErE2026',
  'javascript://www.youtube.com/watch?v=SoLmErE2026',
])('no id is found in %s', (address) => {
  expect(videoId(address)).toBeUndefined();
});

test('videos are embedded from the host that sets no cookies', () => {
  expect(embedUrl('SoLmErE2026', { isAmbient: false })).toBe(
    'https://www.youtube-nocookie.com/embed/SoLmErE2026?autoplay=1&playsinline=1&rel=0',
  );
});

test('an ambient video is muted and loops, for which the service needs a playlist of one video', () => {
  const { searchParams } = new URL(embedUrl('SoLmErE2026', { isAmbient: true }));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: 'SoLmErE2026',
    controls: '0',
  });
});

test('the watch URL contains the id of the video', () => {
  expect(videoId(watchUrl('SoLmErE2026'))).toBe('SoLmErE2026');
});
