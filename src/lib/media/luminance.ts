/**
 * How bright an image is, from its top: for each row the 97th percentile in the brightest part that begins there and is
 * as large as a small or a large text. As greys from 0 to 1 with the same luminance.
 */
export type Luminance = Record<'small' | 'large', number[]>;

export const luminanceRows = 48;

/** The sizes of texts over an image: a share of its width, and rows. */
export const textSizes = {
  small: { width: 1 / 12, rows: 2 },
  large: { width: 1 / 3, rows: 4 },
};

/** The text of the `media` table's column: two hexadecimal digits for each row, small texts first. */
export function serializeLuminance({ small, large }: Luminance) {
  return [...small, ...large]
    .map((grey) =>
      Math.ceil(grey * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** The inverse of {@link serializeLuminance}. Undefined for a picture that was not or cannot be measured. */
export function parseLuminance(text: string | null | undefined): Luminance | undefined {
  if (!text || !new RegExp(`^[0-9a-f]{${luminanceRows * 4}}$`).test(text)) return undefined;
  const greys = Array.from(
    { length: luminanceRows * 2 },
    (_, row) => parseInt(text.slice(row * 2, row * 2 + 2), 16) / 255,
  );
  return { small: greys.slice(0, luminanceRows), large: greys.slice(luminanceRows) };
}
