import type { Image } from '../../../lib/media/image-url.ts';
import type { ProjectDetail } from '../project.ts';

/** A picture, and its index in the lightbox. */
export type PlacedImage = {
  picture: Image;
  index: number;
  /** Only shown on screens of this kind. It has another place on the other kind. */
  only?: 'wide' | 'phone';
};

/**
 * A section of the page, with a rough height on a phone in pixels. `afterImage` is the height after an image of its own,
 * such as the drawing of a plan.
 */
export type PagePart = { id: string; height: number; afterImage?: number };

type Arranged = {
  gallery: PlacedImage[];
  /** Beside the features. On a phone it precedes or follows them. */
  pair: (PlacedImage & { isLast: boolean }) | null;
  /** By the section that each follows. */
  breaths: Map<string, PlacedImage>;
};

const inGallery = 3;
/** Three screens of a phone. */
const maxDistance = 2500;

/**
 * The places of a project's pictures: the gallery, then beside the features, then wherever the text between two would
 * be longer than three screens of a phone. If too few are left, phones show the last ones of the gallery there instead.
 * No screen shows one twice. The picture of the hero is only in the lightbox.
 */
export function arrangeImages(
  { hero, pictures }: Pick<ProjectDetail, 'hero' | 'pictures'>,
  parts: readonly PagePart[],
): Arranged {
  if (pictures.length <= 1) return { gallery: [], pair: null, breaths: new Map() };
  const shownUrl = heroUrl(hero);
  const others = pictures
    .map((picture, index): PlacedImage => ({ picture, index }))
    .filter(({ picture }) => picture.url !== shownUrl);
  const gallery = others.slice(0, inGallery);
  const unused = others.slice(inGallery);
  const breaths = new Map<string, PlacedImage>();
  let pair: Arranged['pair'] = null;
  let distance = 0;
  for (const [place, { id, height, afterImage }] of parts.entries()) {
    distance = afterImage ?? distance + height;
    const next = parts[place + 1];
    const nextHeight = next && next.height - (next.afterImage ?? 0);
    const isFull = nextHeight !== undefined && distance + nextHeight > maxDistance;
    if (id === 'features' && unused.length > 1) {
      const image = unused.shift();
      if (image) pair = { ...image, isLast: isFull };
      distance = isFull ? 0 : height;
    } else if (isFull) {
      const image = unused.shift() ?? borrow(gallery);
      if (!image) break;
      breaths.set(id, image);
      distance = 0;
    }
  }
  return { gallery, pair, breaths };
}

/** Takes the last picture of the gallery away on phones. The first stays. */
function borrow(gallery: PlacedImage[]): PlacedImage | undefined {
  const last = gallery.findLastIndex(({ only }) => only === undefined);
  const image = gallery[last];
  if (!image || last === 0) return undefined;
  gallery[last] = { ...image, only: 'wide' };
  return { ...image, only: 'phone' };
}

function heroUrl(hero: ProjectDetail['hero']) {
  if (hero.kind === 'image') return hero.image?.url;
  return (hero.kind === 'film' ? hero.film.poster : hero.poster)?.url;
}
