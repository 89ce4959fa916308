import { demoImages } from '../../demo/images.ts';
import { demoNews } from '../../src/features/news/news.demo.ts';
import { demoPartners } from '../../src/features/partners/partners.demo.ts';
import { demoProjects } from '../../src/features/projects/projects.demo.ts';
import { widestTall } from '../../src/lib/media/focal-point.ts';
import { expect, test } from '../browser/fixtures.ts';

const cities = new Set(demoProjects.map(({ city }) => city.toLowerCase()));
const addresses = [
  '/',
  '/about',
  '/projects',
  ...[...cities, 'sold'].map((city) => `/projects?city=${city}`),
  ...demoProjects.map(({ slug }) => `/projects/${slug}`),
  '/partners',
  `/partners/${demoPartners[0]?.slug}`,
  '/news',
  `/news/${demoNews[0]?.slug}`,
  '/testimonials',
  '/vip',
  '/join',
  '/contact',
];

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

type Box = { left: number; top: number; right: number; bottom: number };

/** What no frame may cut, in hundredths of a picture: the crowns of towers, the height of roofs, faces. */
const uncut: Record<string, Partial<Box>> = {
  'home-hero.jpg': { left: 69, right: 93, top: 14 },
  'honolulu-1.jpg': { left: 43, right: 65, top: 8 },
  'honolulu-2.jpg': { top: 51, bottom: 66 },
  'montreal-1.jpg': { top: 6 },
  'montreal-2.jpg': { top: 24 },
  'page-vip.jpg': { top: 38, bottom: 60 },
  'seattle-1.jpg': { top: 23 },
  'seattle-2.jpg': { left: 39, right: 52, top: 3 },
  'section-model.jpg': { left: 52, right: 61, top: 24 },
  'tokyo-2.jpg': { top: 13 },
  'toronto-1.jpg': { left: 43, right: 59, top: 3 },
  'toronto-2.jpg': { left: 53, right: 63, top: 6 },
  'vancouver-1.jpg': { left: 53, right: 65, top: 10 },
  'vancouver-2.jpg': { top: 6 },
  'founder.jpg': { left: 24, right: 83, top: 6, bottom: 69 },
  'projects-hero.jpg': { left: 69, right: 93, top: 14 },
};

/** A frame of nearly this ratio may keep either point. */
const aboutWidest = [widestTall / 1.05, widestTall * 1.05] as const;

for (const size of screens)
  test(`at ${size.width} pixels frames keep their focal points, crowns, roofs and faces, and three screens show no picture twice @long`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== 'desktop', 'Each screen is set here');
    test.setTimeout(400_000);
    // Pictures drift within their wells as a page is scrolled.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(size);
    const names = new Map<string, string>();
    const frames: (Frame & { address: string })[] = [];
    const repeated: unknown[] = [];
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { alts, shown } = await page.evaluate(findFrames);
      for (const { src, alt } of alts) names.set(src, findName(src, alt) ?? names.get(src) ?? '');
      frames.push(...shown.map((frame) => ({ address, ...frame })));
      const early = shown.filter(({ top }) => top < 3 * size.height).map(({ src }) => src);
      for (const src of early) {
        if (early.indexOf(src) !== early.lastIndexOf(src)) repeated.push({ address, src });
      }
    }
    const named = frames.map((frame) => ({ ...frame, name: names.get(frame.src) ?? '' }));
    expect.soft(repeated).toEqual([]);
    expect.soft(named.filter(hasOtherPoint)).toEqual([]);
    expect.soft(named.filter(cutsCrown)).toEqual([]);
    expect(named.filter(({ name }) => name in uncut).length).toBeGreaterThan(50);
  });

type Frame = Awaited<ReturnType<typeof findFrames>>['shown'][number];

/** The file in `demo/` or of the site itself. */
function findName(src: string, alt: string) {
  const own = Object.keys(uncut).find((name) => src.includes(`/${name.replace(/\..*/, '')}`));
  return (
    own ?? Object.entries(demoImages).find(([, image]) => alt !== '' && image.alt === alt)?.[0]
  );
}

function hasOtherPoint({ ratio, tall, wide, position }: Frame) {
  return ratio < aboutWidest[0] ? position !== tall : ratio > aboutWidest[1] && position !== wide;
}

/** By more than a hundredth of the picture. */
function cutsCrown({ name, seen }: Frame & { name: string }) {
  const { left, top, right, bottom } = { ...seen, ...uncut[name] };
  return (
    left < seen.left - 1 || top < seen.top - 1 || right > seen.right + 1 || bottom > seen.bottom + 1
  );
}

/** Of each picture that is cropped: where it is, its points, and what of it is seen in the middle of the screen. */
async function findFrames() {
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline === document.timeline && Number.isFinite(Number(endTime)))
      animation.finish();
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
  const shown = [];
  for (const image of images) {
    const style = getComputedStyle(image);
    if (!image.checkVisibility() || style.objectFit !== 'cover') continue;
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = image.getBoundingClientRect();
    const [tall = '', wide = ''] = ['--focal-tall', '--focal-wide'].map(
      (name) => style.getPropertyValue(name) || '50% 50%',
    );
    const position = style.objectPosition;
    const [ofWidth, ofHeight] = ['width', 'height'].map((name) =>
      Number(image.getAttribute(name)),
    ) as [number, number];
    const scale = Math.max(width / ofWidth, height / ofHeight);
    const [x, y] = position.split(' ').map((part) => Number.parseFloat(part) / 100) as [
      number,
      number,
    ];
    const drawn = { width: ofWidth * scale, height: ofHeight * scale };
    const drawnLeft = left + (width - drawn.width) * x;
    const drawnTop = top + (height - drawn.height) * y;
    const clip = { left, top, right: left + width, bottom: top + height };
    for (let box = image.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const rect = box.getBoundingClientRect();
      clip.left = Math.max(clip.left, rect.left);
      clip.top = Math.max(clip.top, rect.top);
      clip.right = Math.min(clip.right, rect.right);
      clip.bottom = Math.min(clip.bottom, rect.bottom);
    }
    const inX = (at: number) => Math.round(((at - drawnLeft) / drawn.width) * 1000) / 10;
    const inY = (at: number) => Math.round(((at - drawnTop) / drawn.height) * 1000) / 10;
    shown.push({
      src: image.src,
      ratio: width / height,
      top: top + scrollY,
      tall,
      wide,
      position,
      seen: {
        left: inX(clip.left),
        top: inY(clip.top),
        right: inX(clip.right),
        bottom: inY(clip.bottom),
      },
    });
  }
  return { alts: [...document.images].map(({ src, alt }) => ({ src, alt })), shown };
}
