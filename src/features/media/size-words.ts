/** `109 kB`, `2.5 MB` */
export function sizeWords(bytes: number) {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
