import { heroPicture } from '../../lib/hero-media.ts';
import type { Page } from './page-content.ts';

/** What the head of a page takes from its hero. */
export function heroHead({ media }: Pick<Page['hero'], 'media'>) {
  return { image: heroPicture(media), shows: [media] };
}
