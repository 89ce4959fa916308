import { expect, test } from 'vitest';
import { pastHtml } from './past-html.ts';

const addresses = {
  origin: 'https://solmere.example',
  toPage: (path: string) => `/admin/past?page=${encodeURIComponent(path)}&at=then`,
  toFile: (url: string) => (url.includes('old') ? `/admin/past${url}` : url),
};

test('links lead to pages of that time, and a brochure of today has none', () => {
  expect(past('<a class="x" href="/projects?city=VANCOUVER&amp;page=2">All</a>')).toBe(
    '<a class="x" href="/admin/past?page=%2Fprojects%3Fcity%3DVANCOUVER%26page%3D2&amp;at=then" target="_top">All</a>',
  );
  expect(past('<a href="https://solmere.example/about">About</a>')).toContain('%2Fabout');
  expect(past('<a href="/projects/kestrel/brochure.pdf">Brochure</a>')).toBe('<a>Brochure</a>');
  expect(past('<a href="#homes">Homes</a>')).toBe('<a href="#homes">Homes</a>');
  expect(past('<a href="mailto:a@b.example">Mail</a>')).toBe(
    '<a href="mailto:a@b.example">Mail</a>',
  );
  expect(past('<a href="https://other.example/">Out</a>')).toBe(
    '<a href="https://other.example/" target="_blank" rel="noreferrer">Out</a>',
  );
});

test('links are found however their attributes are escaped', () => {
  expect(past('<a href="/projects?city=TOKYO&#38;page=2">All</a>')).toContain(
    'page=%2Fprojects%3Fcity%3DTOKYO%26page%3D2&amp;at=then"',
  );
  expect(past('<a title="Homes > 2 rooms" href="/projects">All</a>')).toBe(
    '<a title="Homes > 2 rooms" href="/admin/past?page=%2Fprojects&amp;at=then" target="_top">All</a>',
  );
});

test('nothing runs and nothing is sent', () => {
  expect(past('<script src="/a.js"></script><p>Text</p><script>count()</script>')).toBe(
    '<p>Text</p>',
  );
  expect(past('<form method="post"><input></form>')).toBe(
    '<form inert method="post"><input></form>',
  );
});

test('files that left the library are read where they are kept', () => {
  const html =
    '<img src="/media/images/old.jpg" srcset="/media/images/old/480.avif 480w, /media/images/new.jpg 960w"><div style="background:url(/media/images/old.jpg)">';
  expect(past(html)).toBe(
    '<img src="/admin/past/media/images/old.jpg" srcset="/admin/past/media/images/old/480.avif 480w, /media/images/new.jpg 960w"><div style="background:url(/admin/past/media/images/old.jpg)">',
  );
});

function past(html: string) {
  return pastHtml(html, addresses);
}
