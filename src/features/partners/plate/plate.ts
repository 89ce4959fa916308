import { hashText } from '../../../lib/slugs/hash-text.ts';
import { paths } from '../../../site/paths.ts';
import type { Partner } from '../partner.ts';

/** The skies of the photographs: air, water and letters. */
export const plateTones = {
  mist: { sky: '#dde3df', sea: '#cbd4cf', ink: '#12201f' },
  mere: { sky: '#0e1b1c', sea: '#17282a', ink: '#eff1ee' },
  sand: { sky: '#e6dfd3', sea: '#d6ccbc', ink: '#12201f' },
  rain: { sky: '#d9dde4', sea: '#c5ccd6', ink: '#12201f' },
  strait: { sky: '#1d3440', sea: '#162a34', ink: '#eff1ee' },
  cedar: { sky: '#2a3b33', sea: '#223129', ink: '#eff1ee' },
};

export type PlateTone = keyof typeof plateTones;

/** What is drawn instead of a missing photo, in units of `plateSize`. */
export type Plate = {
  tone: PlateTone;
  initials: string;
  fontSize: number;
  sunX: number;
};

export type WithPlate = { plate: Plate };

type Named = Pick<Partner, 'slug' | 'name'>;

export const plateSize = { width: 1200, height: 1500 };

/** The baseline of the initials, one for all: it goes through a row of cards. */
export const horizon = 1080;

export const sunRadius = 84;

export const glowOpacity = 0.12;

export const lineStyle = { strokeWidth: 2.5, strokeOpacity: 0.55 };

/** A grid has up to four columns, so cards up to four places apart can be neighbours. */
const mostColumns = 4;

const tones = Object.keys(plateTones) as PlateTone[];

/**
 * Partners with their plates, in the order of a grid. Neighbours have different tones. Plates that partners have keep
 * their tones where possible.
 */
export function withPlates<One extends Named & Partial<WithPlate>>(partners: readonly One[]) {
  const plated: (One & WithPlate)[] = [];
  for (const partner of partners) {
    const taken = plated.slice(-mostColumns).map(({ plate }) => plate.tone);
    const plate = partner.plate ?? makePlate(partner);
    plated.push({ ...partner, plate: { ...plate, tone: nextTone(plate.tone, taken) } });
  }
  return plated;
}

/** The plate of a partner alone. Everything but the initials follows from the slug. */
export function makePlate({ slug, name }: Named): Plate {
  const hash = hashText(slug);
  const initials = findInitials(name);
  return {
    tone: tones[hash % tones.length] ?? 'mist',
    initials,
    fontSize: fontSizeFor(initials),
    sunX: (15 + ((hash >>> 16) % 74)) * (plateSize.width / 100),
  };
}

/** The shapes of a plate, from back to front; air and water reach beyond both sides. Sun and glow have the site's accent. */
export function plateShapes({ tone, sunX }: Plate) {
  const { width, height } = plateSize;
  const { sky, sea, ink } = plateTones[tone];
  return {
    sky: { fill: sky, d: `M${-width} 0h${3 * width}v${height}H${-width}z` },
    sun: { cx: sunX, cy: horizon, r: sunRadius },
    sea: { fill: sea, d: `M${-width} ${horizon}h${3 * width}v${height - horizon}H${-width}z` },
    glow: { d: `M${sunX - sunRadius} ${horizon + 2}a${sunRadius} 60 0 0 0 ${2 * sunRadius} 0z` },
    ink,
    line: { stroke: ink, d: `M${-width} ${horizon}h${3 * width}` },
  };
}

/** The social card of a partner without a photo. Others cache it for long, so another plate has another URL. */
export function plateCardUrl(slug: string, plate: Plate) {
  return `${paths.partnerCard(slug)}?${hashText(JSON.stringify(plate)).toString(36)}`;
}

/** The first letters of the first and the last word; of a name without spaces its first letter. */
export function findInitials(name: string) {
  const [first = '', last = ''] = ends(name.normalize('NFC').split(/\s+/).map(findInitial));
  if (onePerName.test(first)) return first;
  if (last === '' || findScript(last) !== findScript(first)) return first;
  return joined.test(first) ? `${first}\u200c${last}` : first + last;
}

function nextTone(tone: PlateTone, taken: readonly PlateTone[]) {
  const start = tones.indexOf(tone);
  return (
    tones
      .map((_, step) => tones[(start + step) % tones.length] ?? tone)
      .find((one) => !taken.includes(one)) ?? tone
  );
}

const onePerName = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u;

/** Letters of these scripts would join. */
const joined = /^[\p{sc=Arab}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Mong}]/u;

const scripts = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Deva', 'Thai'].map(
  (script) => new RegExp(`^\\p{sc=${script}}`, 'u'),
);

/** The same number for letters of the same script, or of scripts that are not told apart. */
function findScript(letter: string) {
  if (/^\p{N}/u.test(letter)) return 0;
  return onePerName.test(letter) ? -2 : scripts.findIndex((script) => script.test(letter));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Capitalised, with its accents. Quotes and okinas before it are left out. */
function findInitial(word: string) {
  const start = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.exec(word)?.index;
  if (start === undefined) return '';
  const [first] = graphemes.segment(word.slice(start));
  const letter = first?.segment ?? '';
  const capital = letter.toUpperCase();
  return Array.from(graphemes.segment(capital)).length === 1 ? capital : letter;
}

function ends(letters: readonly string[]) {
  const found = letters.filter((letter) => letter !== '');
  return found.length > 1 ? [found[0], found.at(-1)] : found;
}

const largest = 1020;
const maxAdvance = 960;
const onePerNameSize = 620;

/** The capitals of the display face that are wider than `usualWidth`, in em. */
const wideCapitals: Record<string, number> = {
  M: 0.47,
  W: 0.52,
  Æ: 0.49,
  Œ: 0.49,
  Ǉ: 0.58,
  Ǌ: 0.64,
};
const usualWidth = 0.42;
/** Other scripts are set in another face. */
const foreignWidth = 1;

function fontSizeFor(initials: string) {
  if (onePerName.test(initials)) return onePerNameSize;
  const width = Array.from(graphemes.segment(initials)).reduce(
    (sum, { segment }) => sum + initialWidth(segment),
    0,
  );
  return Math.min(largest, Math.floor(maxAdvance / width));
}

function initialWidth(letter: string) {
  const [base = ''] = letter.normalize('NFD');
  if (/[\p{sc=Latn}\p{N}]/u.test(base)) return wideCapitals[base] ?? usualWidth;
  return base === '\u200c' ? 0 : foreignWidth;
}
