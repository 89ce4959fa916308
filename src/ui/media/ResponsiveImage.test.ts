import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const portrait = {
  url: '/media/images/partners/3d4bec6537088bd45d9880f6_1200x1500_a29a8c.jpg',
  alt: 'Sculpted portrait',
  focal: { x: 0.5, y: 0.3 },
};
const base = portrait.url.replace('.jpg', '');

test('an uploaded picture offers its variants, its size and a placeholder', () => {
  expect(
    renderHtml({ image: portrait, slot: [{ width: '40vw', aspect: 1 }], className: 'photo' }),
  ).toBe(
    '<picture>' +
      `<source type="image/avif" srcSet="${srcset('avif', 480, 640, 800, 960, 1200)}" sizes="36.8vw"/>` +
      `<source type="image/webp" srcSet="${srcset('webp', 480, 960, 1200)}" sizes="36.8vw"/>` +
      `<img class="photo" loading="lazy" decoding="async" src="${portrait.url}" width="1200" height="1500" ` +
      'style="background:color-mix(in srgb,#a29a8c 20%,var(--paper-sunk));--focal-tall:50% 30%;--focal-wide:50% 30%" alt="Sculpted portrait"/>' +
      '</picture>',
  );
});

test('without either format a wide picture comes in a medium size', () => {
  const image = { ...portrait, url: portrait.url.replace('1200x1500', '2400x3000') };
  const html = renderHtml({ image, slot: [{ width: '40vw', aspect: 1 }] });
  expect(html).toContain(` src="${image.url.replace('.jpg', '/1280.jpg')}" width="2400"`);
});

test('an eager picture is loaded with high priority', () => {
  const html = renderHtml({
    image: portrait,
    slot: [{ width: '100vw', height: '50vh' }],
    isEager: true,
  });
  expect(html).toContain('<img loading="eager" fetchPriority="high" decoding="sync" src=');
});

test('a drawing is a plain image', () => {
  const logo = {
    url: '/media/images/logos/3d4bec6537088bd45d9880f6.svg',
    alt: 'Castrelle',
    focal: { x: 0.5, y: 0.5 },
  };
  expect(renderHtml({ image: logo, slot: [{ width: '200px' }] })).toBe(
    `<img loading="lazy" decoding="async" src="${logo.url}" alt="Castrelle"/>`,
  );
});

test('a picture that may be transparent has no background colour', () => {
  const image = { url: `${base}.png`, alt: '', focal: { x: 0.5, y: 0.5 } };
  expect(renderHtml({ image, slot: [{ width: '200px' }] })).not.toContain('style');
});

test('a picture from the build uses its own sources', () => {
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
  expect(renderHtml({ image: built, slot: [{ width: '100vw', height: '50vh' }] })).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/_astro/a.avif 480w, /_astro/b.avif 960w" sizes="max(92vw, 92vh)"/>' +
      '<source type="image/webp" srcSet="/_astro/a.webp 480w" sizes="max(92vw, 92vh)"/>' +
      '<img loading="lazy" decoding="async" src="/_astro/hero.jpg" width="2400" height="1200" style="background:color-mix(in srgb,#483838 20%,var(--paper-sunk))" alt="Brick lobby"/>' +
      '</picture>',
  );
});

function srcset(format: string, ...widths: number[]) {
  return widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
}

function renderHtml(props: ComponentProps<typeof ResponsiveImage>) {
  return renderToStaticMarkup(createElement(ResponsiveImage, props));
}
