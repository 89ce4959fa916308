import { formatSize } from '../../media/format-size.ts';
import { maxImageBytes } from '../../media/upload/upload-rules.ts';

const names: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};

type Converted = { from: string; extension: string; bytes: number; isStilled: boolean };

/** What the report says of a picture that was converted. */
export function conversionNotes({ from, extension, bytes, isStilled }: Converted, before: number) {
  const name = names[from] ?? 'HEIC';
  const to = extension.toUpperCase();
  return [
    name === to
      ? `Reduced from ${formatSize(before)} to ${formatSize(bytes)}.`
      : `Converted from ${name} to ${to}.`,
    ...(isStilled ? ['It was animated. Its first frame is shown.'] : []),
  ];
}

/** True for a file that its name and size say will be converted. */
export function mayBeConverted(name: string, bytes: number) {
  const [path = ''] = name.split(/[?#]/, 1);
  if (/\.(?:webp|avif|heic|heif)$/i.test(path)) return bytes > 0;
  return bytes > maxImageBytes && /\.(?:jpe?g|png|gif)$/i.test(path);
}
