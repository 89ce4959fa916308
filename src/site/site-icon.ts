import { paths } from './paths.ts';
import { settings } from './settings.ts';

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** What `<link rel="icon">` says. */
export function siteIcon() {
  const href = settings().company.iconUrl ?? paths.favicon;
  return { href, type: types[href.split('.').at(-1) ?? ''] ?? 'image/jpeg' };
}
