import type { Sharp } from 'sharp';
import { luminanceRows, serializeLuminance, textSizes } from '../../lib/media/luminance.ts';

const samplesInARow = 4;
const columns = 192;
const percentile = 0.97;

/** The luminance of a picture, as `parseLuminance` reads it. Transparent parts count as dark: they show the hero's ground. */
export async function measureLuminance(image: Sharp) {
  const height = luminanceRows * samplesInARow;
  const { data, info } = await image
    .flatten({ background: '#0e1b1c' })
    .toColourspace('srgb')
    .resize(columns, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greys = Float64Array.from({ length: columns * height }, (_, pixel) =>
    greyOfPixel(data, pixel * info.channels, info.channels),
  );
  const brightest = ({ width, rows }: TextSize) =>
    Array.from({ length: luminanceRows }, (_, row) => {
      const from = Math.min(row, luminanceRows - rows) * samplesInARow * columns;
      return brightestPart(greys.subarray(from, from + rows * samplesInARow * columns), width);
    });
  return serializeLuminance({
    small: brightest(textSizes.small),
    large: brightest(textSizes.large),
  });
}

type TextSize = { width: number; rows: number };

/** The grey, from 0 to 1, with the luminance of a pixel. */
function greyOfPixel(data: Buffer, from: number, channels: number) {
  const [red = 0, green = red, blue = red] = data.subarray(from, from + Math.min(channels, 3));
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}

function linear(value: number) {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The percentile in the brightest part of these rows that is as wide as this share of them. */
function brightestPart(rows: Float64Array, share: number) {
  const width = Math.round(columns * share);
  const step = Math.round(width / 2);
  const starts = Array.from({ length: Math.ceil((columns - width) / step) }, (_, i) => i * step);
  return Math.max(
    ...[...starts, columns - width].map((start) => atPercentile(partOf(rows, start, width))),
  );
}

function partOf(rows: Float64Array, start: number, width: number) {
  const part = new Float64Array((rows.length / columns) * width);
  for (let from = start, to = 0; from < rows.length; from += columns, to += width)
    part.set(rows.subarray(from, from + width), to);
  return part;
}

function atPercentile(values: Float64Array) {
  return (
    values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * percentile))] ?? 0
  );
}
