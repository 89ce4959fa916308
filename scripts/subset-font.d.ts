declare module 'subset-font' {
  /** Reduces a font to these characters, with its axes pinned or limited. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'truetype';
      keepFeatures: string[];
      variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
    },
  ): Promise<Buffer>;
}
