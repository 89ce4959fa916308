declare module 'subset-font' {
  /** The font with these characters alone, and with its axes pinned or limited. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'woff';
      keepFeatures: string[];
      variationAxes: Record<string, number | { min: number; max: number } | undefined>;
    },
  ): Promise<Buffer>;
}
