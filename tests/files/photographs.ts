import path from 'node:path';
import sharp from 'sharp';

const names = [
  'vancouver-2',
  'montreal-2',
  'toronto-1-g1',
  'toronto-1-g2',
  'seattle-1-g1',
  'seattle-1-g2',
  'honolulu-1-g1',
  'tokyo-2-g1',
];

/** Eight files to choose, so small that their variants are soon made. */
export const photographs = await Promise.all(
  names.map(async (name) => {
    const original = path.resolve(import.meta.dirname, '../../demo', `${name}.jpg`);
    const buffer = await sharp(original).resize(640).jpeg().toBuffer();
    return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
  }),
);
