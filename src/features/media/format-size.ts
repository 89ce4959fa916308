import { locale } from '../../lib/text/locale.ts';
import { drawingFacts, imageFacts } from '../../lib/media/image-url.ts';

/** For example `109 kB`, `2.5 MB`, `1.1 GB`; in French `2,5 Mo`. */
export function formatSize(bytes: number) {
  if (bytes < 1_000_000) return inUnit(Math.ceil(bytes / 1_000), 'kilobyte', 0);
  if (bytes < 1_000_000_000) return inUnit(bytes / 1_000_000, 'megabyte', 1);
  return inUnit(bytes / 1_000_000_000, 'gigabyte', 1);
}

function inUnit(value: number, unit: string, digits: number) {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(locale(), { style: 'unit', unit, ...fraction });
}

/** For example `1200 × 1500, 109 kB`. */
export function sizeText({ url, bytes }: { url: string; bytes: number }) {
  const facts = imageFacts(url) ?? drawingFacts(url);
  const weight = formatSize(bytes);
  return facts ? `${facts.width} × ${facts.height}, ${weight}` : weight;
}
