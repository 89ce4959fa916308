import { expect, test } from 'vitest';
import { embedUrl, videoAddress, videoFault, videoId, watchUrl } from './video-url.ts';

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
  'https://www.youtube.com/live/SoLmErE2026?si=AbCdEf',
  'https://youtube.com/shorts/SoLmErE2026?feature=share',
  'https://music.youtube.com/watch?v=SoLmErE2026&list=RDAMVM',
  'https://www.youtube.com/watch?v=SoLmErE2026&list=PLBCF2DAC6FFB574DE&index=2',
  'https://www.youtube.com/watch?list=PLBCF2DAC6FFB574DE&amp;v=SoLmErE2026',
  'https://www.youtube.com/watch/SoLmErE2026',
  'https://www.youtube.com/?v=SoLmErE2026',
  'https://www.youtube-nocookie.com/embed/SoLmErE2026?si=abc&controls=0',
  'youtube.com/watch?v=SoLmErE2026',
  'www.youtube.com/embed/SoLmErE2026',
  'm.youtube.com/watch?v=SoLmErE2026',
  'youtu.be/SoLmErE2026?t=3',
  '//www.youtube.com/embed/SoLmErE2026',
  'HTTPS://YouTu.be/SoLmErE2026',
  '\u200Bhttps://youtu.be/SoLmErE2026\u00A0',
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/SoLmErE2026?si=a&amp;start=3" title="Tower" allowfullscreen></iframe>',
  '<https://youtu.be/SoLmErE2026>',
  '"https://youtu.be/SoLmErE2026"',
  'https://youtu.be/SoLmErE2026.',
  'https://youtu.be/SoLmErE2026&t=3',
  'https://www.youtube.com/watch?v=SoLmErE2026%20',
  'https://www.youtube.com/watch?v=SoLmErE2026?rel=0',
  'https://www.youtube.com/embed/SoLmErE2026&autoplay=1',
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
  'https://www.youtube.com/embed/videoseries?list=PLBCF2DAC6FFB574DE',
  'https://www.youtube.com/embed/live_stream?channel=UC0123456789',
  'https://www.youtube.com/playlist?list=PLBCF2DAC6FFB574DE',
  'https://www.youtube.com/results?v=SoLmErE2026',
  'youtube.com/watch?list=PLBCF2DAC6FFB574DE',
  'SoLmErE2026.youtube.com',
  '<iframe src="https://player.vimeo.com/video/SoLmErE2026"></iframe>',
  'https://vimeo.com/SoLmErE2026',
  'https://youtube.com.example/watch?v=SoLmErE2026',
  'https://notyoutube.com/watch?v=SoLmErE2026',
  'javascript://www.youtube.com/watch?v=SoLmErE2026',
])('no id is found in %s', (address) => {
  expect(videoId(address)).toBeUndefined();
});

test('a text that names a video becomes its whole URL', () => {
  expect(videoAddress(' www.youtube.com/watch?v=SoLmErE2026')).toBe(watchUrl('SoLmErE2026'));
  expect(videoAddress('youtube.com/playlist?list=PL1')).toBeUndefined();
});

test.each([
  ['https://www.youtube.com/embed/videoseries?list=PL1', /playlist/],
  ['https://www.youtube.com/playlist?list=PL1', /playlist/],
  ['https://www.youtube.com/@solmere', /channel/],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', /channel/],
  ['https://youtube.com/clip/Ugkx', /clip/],
  ['https://vimeo.com/76979871', /^No YouTube video found in this URL/],
])('the reason is given why %s is ignored', (address, reason) => {
  expect(videoFault(address)).toMatch(reason);
  expect(videoFault(address)).toMatch(/No video will be shown\.$/);
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
