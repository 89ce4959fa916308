import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const portrait = {
  url: '/media/images/partners/3d4bec6537088bd45d9880f6_1200x1500_a29a8c.jpg',
  alt: 'Sculpted portrait',
  focal: { x: 0.5, y: 0.3 },
};
const base = portrait.url.replace('.jpg', '');

test('an uploaded picture offers its variants, its size and a placeholder', () => {
  expect(htmlOf({ image: portrait, sizes: '33vw', className: 'photo' })).toBe(
    '<picture>' +
      `<source type="image/avif" srcSet="${base}/480.avif 480w, ${base}/960.avif 960w" sizes="33vw"/>` +
      `<source type="image/webp" srcSet="${base}/480.webp 480w, ${base}/960.webp 960w" sizes="33vw"/>` +
      `<img class="photo" loading="lazy" decoding="async" src="${portrait.url}" width="1200" height="1500" ` +
      'style="background:#a29a8c;object-position:50% 30%" alt="Sculpted portrait"/>' +
      '</picture>',
  );
});

test('what is in sight at once is loaded first', () => {
  const html = htmlOf({ image: portrait, sizes: '100vw', isEager: true });
  expect(html).toContain('<img loading="eager" fetchPriority="high" decoding="sync" src=');
});

test('a drawing is a plain image', () => {
  const logo = {
    url: '/media/images/logos/3d4bec6537088bd45d9880f6.svg',
    alt: 'Castrelle',
    focal: { x: 0.5, y: 0.5 },
  };
  expect(htmlOf({ image: logo, sizes: '200px' })).toBe(
    `<img loading="lazy" decoding="async" src="${logo.url}" alt="Castrelle"/>`,
  );
});

test('nothing shines through a picture that may be transparent', () => {
  const image = { url: `${base}.png`, alt: '', focal: { x: 0.5, y: 0.5 } };
  expect(htmlOf({ image, sizes: '200px' })).not.toContain('style');
});

test('a picture of the project itself brings its own sources', () => {
  const built = {
    sources: {
      avif: '/_astro/a.avif 480w, /_astro/b.avif 960w',
      webp: '/_astro/a.webp 480w',
      jpeg: '/_astro/a.jpg 480w',
    },
    img: { src: '/_astro/hero.jpg', w: 2400, h: 1200 },
    alt: 'Brick lobby',
    focal: { x: 0.5, y: 0.5 },
    colour: '#483838',
  };
  expect(htmlOf({ image: built, sizes: '100vw' })).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/_astro/a.avif 480w, /_astro/b.avif 960w" sizes="100vw"/>' +
      '<source type="image/webp" srcSet="/_astro/a.webp 480w" sizes="100vw"/>' +
      '<img loading="lazy" decoding="async" src="/_astro/hero.jpg" width="2400" height="1200" style="background:#483838" alt="Brick lobby"/>' +
      '</picture>',
  );
});

function htmlOf(props: ComponentProps<typeof Picture>) {
  return renderToStaticMarkup(createElement(Picture, props));
}
