import type { Image } from '../../../lib/media/image-url.ts';
import type { ProjectDetail } from '../project.ts';

/** A picture, and its index in the lightbox. */
export type PlacedImage = {
  picture: Image;
  index: number;
  /** Only shown on screens of this kind. It has another place on the other kind. */
  only?: 'wide' | 'phone';
};

/** Rough heights of text in pixels on a phone. */
type Height = number | { beforeImage: number; afterImage: number };

/** A section of the page. It may have images of its own: the drawing of a plan, the map, the partner. */
export type PagePart = { id: string; height: Height };

type Arranged = {
  gallery: PlacedImage[];
  /** Beside the features. On a phone it precedes or follows them. */
  pair: (PlacedImage & { isLast: boolean }) | null;
  /** By the section that they follow: one on each kind of screen. */
  breaths: Map<string, PlacedImage[]>;
};

const inGallery = 3;
/** Three screens of a phone, and four between photographs. */
const maxDistance = { texts: 2500, photographs: 3300 };
/** Rough heights of an image between sections, and of what stands between the form and the pictures of the neighbours. */
const imageHeight = 270;
const endHeight = 250;

/**
 * The places of a project's pictures: the gallery, then beside the features, then wherever the text between two would
 * be longer than three screens of a phone, or photographs further apart than four. If too few are left, phones
 * show the last ones of the gallery there instead, and wide screens the third in the middle; the first stays. No screen
 * shows one twice. The picture of the hero is only in the lightbox.
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
  const hasPair = unused.length > 1 && parts.some(({ id }) => id === 'features');
  const paired = hasPair ? unused.shift() : undefined;
  const { after, isPairLast } = choosePlaces(parts, {
    count: unused.length + Math.max(0, gallery.length - 1),
    hasPair,
  });
  const breaths = new Map<string, PlacedImage[]>();
  for (const id of after) {
    const image = unused.shift() ?? borrow(gallery);
    if (image) breaths.set(id, [image]);
  }
  const last = gallery.at(-1);
  const isPlain = !paired && [...breaths.values()].flat().every(({ only }) => only === 'phone');
  const middle = middlePart(parts);
  if (middle !== undefined && isPlain && gallery.length === inGallery && last?.only === 'wide') {
    gallery.pop();
    breaths.set(middle, [...(breaths.get(middle) ?? []), last]);
  }
  return { gallery, pair: paired ? { ...paired, isLast: isPairLast } : null, breaths };
}

type Places = {
  /** The sections that a picture follows. */
  after: string[];
  isPairLast: boolean;
};

/** The places that leave the least text too long between two images, then between two photographs, with the fewest pictures. */
function choosePlaces(
  parts: readonly PagePart[],
  { count, hasPair }: { count: number; hasPair: boolean },
): Places {
  const free = parts.map(({ id }) => id).filter((id) => id !== 'interest');
  let best: { places: Places; cost: number[] } | undefined;
  for (const after of choices(free, count)) {
    for (const isPairLast of hasPair ? [false, true] : [false]) {
      const places = { after, isPairLast };
      const { texts, photographs } = distances(parts, places, hasPair);
      const cost = [
        excess(texts, maxDistance.texts),
        excess(photographs, maxDistance.photographs),
        after.length,
      ];
      if (!best || isLess(cost, best.cost)) best = { places, cost };
    }
  }
  return best?.places ?? { after: [], isPairLast: false };
}

/** The section after which at most half of the text is left. */
function middlePart(parts: readonly PagePart[]) {
  const heightOf = (some: readonly PagePart[]) =>
    some.reduce(
      (sum, { height }) =>
        sum + (typeof height === 'number' ? height : height.beforeImage + height.afterImage),
      0,
    );
  return parts.find(
    ({ id }, index) =>
      id !== 'interest' && heightOf(parts.slice(0, index + 1)) >= heightOf(parts.slice(index + 1)),
  )?.id;
}

/** All choices of at most `count` of these. */
function choices(ids: readonly string[], count: number): string[][] {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  const without = choices(others, count);
  if (count === 0) return without;
  return [...without, ...choices(others, count - 1).map((rest) => [first, ...rest])];
}

function isLess(one: number[], other: number[]) {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
}

/** Larger for one long distance than for two of half its excess. */
function excess(all: readonly number[], most: number) {
  return all.reduce((sum, distance) => sum + Math.max(0, distance - most) ** 2, 0);
}

/** The heights of the texts between two images of any kind, and between two photographs. */
function distances(parts: readonly PagePart[], { after, isPairLast }: Places, hasPair: boolean) {
  const [texts, photographs] = [[0], [0]];
  const seePhotograph = () => [texts, photographs].map((all) => all.push(0));
  for (const { id, height } of parts) {
    const isPaired = hasPair && id === 'features';
    if (isPaired && !isPairLast) seePhotograph();
    if (typeof height === 'number') {
      add(texts, height);
      add(photographs, height);
    } else {
      add(texts, height.beforeImage);
      texts.push(height.afterImage);
      add(photographs, height.beforeImage + imageHeight + height.afterImage);
    }
    if (after.includes(id) || (isPaired && isPairLast)) seePhotograph();
  }
  add(texts, endHeight);
  add(photographs, endHeight);
  return { texts, photographs };
}

/** Adds to the last distance. */
function add(all: number[], height: number) {
  all.push((all.pop() ?? 0) + height);
}

/** Takes the last picture of the gallery away on phones. The first stays. */
function borrow(gallery: PlacedImage[]): PlacedImage | undefined {
  const last = gallery.findLastIndex(({ only }) => only === undefined);
  const image = gallery[last];
  if (!image || last <= 0) return undefined;
  gallery[last] = { ...image, only: 'wide' };
  return { ...image, only: 'phone' };
}

function heroUrl(hero: ProjectDetail['hero']) {
  if (hero.kind === 'image') return hero.image?.url;
  return (hero.kind === 'film' ? hero.film.poster : hero.poster)?.url;
}
