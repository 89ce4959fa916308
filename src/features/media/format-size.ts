import { drawingFacts, imageFacts } from '../../lib/media/image-url.ts';

/** For example `109 kB`, `2.5 MB`, `1.1 GB`. */
export function formatSize(bytes: number) {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** For example `1200 × 1500, 109 kB`. */
export function sizeText({ url, bytes }: { url: string; bytes: number }) {
  const facts = imageFacts(url) ?? drawingFacts(url);
  const weight = formatSize(bytes);
  return facts ? `${facts.width} × ${facts.height}, ${weight}` : weight;
}
