import { expect, test } from 'vitest';
import { isMediaKey, mediaKey, mediaUrlsIn, withoutMedia } from './media-key.ts';

const name = '3d4bec6537088bd45d9880f6';

test.each([
  `images/partners/${name}_1200x1500_a29a8c.jpg`,
  `images/partners/${name}_1200x1500_a29a8c/480.avif`,
  `images/partners/${name}_1200x1500_a29a8c/1200.jpg`,
  `images/logos/${name}.svg`,
  `images/plans/${name}_676x652_650.svg`,
  `images/plans/${name}_2400x1800_f8f8f8/floor-plan.pdf`,
  `videos/news/${name}.mp4`,
  `videos/news/${name}/480.mp4`,
  `videos/news/${name}/960.webm`,
])('%s is a key', (key) => {
  expect(isMediaKey(key)).toBe(true);
  expect(mediaKey(`/media/${key}`)).toBe(key);
});

test.each([
  '',
  `images/${name}.svg`,
  `images/other/${name}.svg`,
  `images/logos/../${name}.svg`,
  `images/logos/%2e%2e/${name}.svg`,
  `images/logos%2f${name}.svg`,
  `images/logos/${name}.svg/`,
  `images/logos/${name}.html`,
  `images/logos/${name.toUpperCase()}.svg`,
  `images/logos/${name}.svg\0`,
  `images/logos/short.svg`,
  `images/partners/${name}_1200x1500_a29a8c/480.jpg`,
  `images/plans/${name}_2400x1800_f8f8f8.pdf`,
  `images/projects/${name}_2400x1800_f8f8f8/floor-plan.pdf`,
  `videos/logos/${name}.mp4`,
  `videos/news/${name}/640.mp4`,
])('%j is no key', (key) => {
  expect(isMediaKey(key)).toBe(false);
  expect(mediaKey(`/media/${key}`)).toBeUndefined();
});

test('each distinct URL in a text is found once', () => {
  const [logo, video, photo] = [
    `/media/images/logos/${name}.svg`,
    `/media/videos/news/${name}.mp4`,
    `/media/images/news/${name}_1200x1500_a29a8c.jpg`,
  ];
  const content = JSON.stringify({ heroUrl: video, html: `<img src="${photo}">` });
  const record = JSON.stringify({ logoUrl: logo, again: logo, content });
  expect(mediaUrlsIn(record)).toEqual([logo, video, photo]);
});

test('URLs of other sites and of variants are not found', () => {
  const texts = [
    `https://other.example/media/images/logos/${name}.svg`,
    `/media/images/logos/${name}.svg/more`,
    `/media/images/news/${name}_1200x1500_a29a8c/480.avif`,
    `/media/videos/news/${name}/480.mp4`,
    '/media/images/logos/../secret.svg',
  ];
  expect(mediaUrlsIn(JSON.stringify(texts))).toEqual([]);
});

test('removing a file from a text keeps the words of its links, and other links', () => {
  const url = `/media/images/logos/${name}.svg`;
  const other = `<a href="https://elsewhere.example${url}">its like</a>`;
  expect(withoutMedia(url, url)).toBeNull();
  expect(
    withoutMedia(`<p><a class="x" href="${url}#2"><b>The</b> plan</a>, ${other}</p>`, url),
  ).toBe(`<p><b>The</b> plan, ${other}</p>`);
});

test('removing a file from a rich text takes its figure', () => {
  const url = `/media/images/news/${name}_1200x1500_a29a8c.jpg`;
  const figure = `<figure><img src="${url}" /><figcaption>a</figcaption></figure>`;
  const other = figure.replace(name, name.replace('3', '4'));
  expect(withoutMedia(`<p>b</p>${figure}${other}<p>c</p>`, url)).toBe(`<p>b</p>${other}<p>c</p>`);
  expect(withoutMedia(figure, url)).toBe('');
});
