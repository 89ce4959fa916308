import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardSize } from '../../../lib/media/image-url.ts';
import { makeIcon } from '../../../platform/images/process.ts';
import { withWorkFolder } from '../../../platform/storage/storage.ts';
import { settings } from '../../../site/settings/settings.ts';
import { glowOpacity, horizon, lineStyle, plateShapes, plateSize, type Plate } from './plate.ts';

/** The social card of a plate, as PNG: as wide as the plate, with smaller initials. */
export async function makePlateCard(plate: Plate) {
  const { capitals } = await import('./capitals.ts');
  const svg = plateCardSvg(plate, capitals, settings().look.accent);
  const { width, height: pixels } = cardSize;
  return withWorkFolder(async (folder) => {
    const file = path.join(folder, 'card.svg');
    await writeFile(file, svg);
    return makeIcon(file, { pixels, width, isWhole: true });
  });
}

/** Leaves room for accents above the capitals. */
const scale = 0.46;

/** The plate around its horizon, cut to the shape of a card. Initials without outlines are left out. */
export function plateCardSvg(plate: Plate, capitals: Record<string, string>, accent: string) {
  const cardHorizon = Math.round((horizon / plateSize.height) * cardSize.height);
  const { sky, sun, sea, glow, ink, line } = plateShapes(plate);
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${sky.fill}"/>`,
    `<g transform="translate(0 ${cardHorizon - horizon})">`,
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${accent}"/>`,
    `<path d="${sea.d}" fill="${sea.fill}"/>`,
    `<path d="${glow.d}" fill="${accent}" opacity="${glowOpacity}"/>`,
    initialPaths(plate, capitals, ink),
    `<path d="${line.d}" stroke="${ink}" stroke-width="${lineStyle.strokeWidth}" stroke-opacity="${lineStyle.strokeOpacity}"/>`,
    '</g></svg>',
  ].join('');
}

function initialPaths(
  { initials, fontSize }: Plate,
  capitals: Record<string, string>,
  ink: string,
) {
  const drawn = Array.from(initials, (letter) => capitals[letter]?.split(/ (.*)/, 2));
  const size = (fontSize * scale) / 1_000;
  const advance = drawn.reduce((sum, outline) => sum + Number(outline?.[0] ?? 0), 0) * size;
  let x = (plateSize.width - advance) / 2;
  if (drawn.includes(undefined)) return '';
  return drawn
    .map((outline) => {
      const [ownAdvance, d] = outline ?? [];
      const shape = `<path transform="translate(${x} ${horizon}) scale(${size})" d="${d}" fill="${ink}"/>`;
      x += Number(ownAdvance) * size;
      return shape;
    })
    .join('');
}
