/**
 * Where a picture is shown, as a component's styles lay it out: the widest screens first, the rest last.
 * Without `aspect` or `height` the picture is shown whole. With one of them it covers that box and is cut.
 */
export type Slot = readonly Box[];

type Box = {
  /** The narrowest screen of this box: `56rem`. The last box has none. */
  from?: string;
  width: string;
  /** Width by height. */
  aspect?: number;
  /** In place of `aspect`, where the height follows the screen: `100vh`. Chromium's preload scanner misjudges `svh` on telephones. */
  height?: string;
  /** How much larger than its box the picture rests. */
  zoom?: number;
};

/** Browsers take the next wider file. Asking for slightly less saves many of them a size, without a visible difference. */
const sharpEnough = 0.92;

/** The attribute `sizes`: how wide the whole picture would be, of which the slot shows a part. */
export function sizesOf(slot: Slot, picture: { width: number; height: number } | undefined) {
  return slot
    .map((box) => {
      const width = drawnWidth(box, picture && picture.width / picture.height);
      return box.from === undefined ? width : `(min-width: ${box.from}) ${width}`;
    })
    .join(', ');
}

function drawnWidth({ width, aspect, height, zoom = 1 }: Box, ofPicture: number | undefined) {
  const scale = sharpEnough * zoom;
  if (ofPicture === undefined || (aspect === undefined && height === undefined)) {
    return times(width, scale);
  }
  if (aspect !== undefined) return times(width, scale * Math.max(1, ofPicture / aspect));
  return `max(${times(width, scale)}, ${times(height ?? '', scale * ofPicture)})`;
}

/** `times('46vw', 1.05)` is `48.3vw`. */
function times(length: string, factor: number) {
  const plain = /^([\d.]+)([a-z]+)$/.exec(length);
  if (!plain) return `calc(${rounded(factor)} * ${length})`;
  return `${rounded(Number(plain[1]) * factor)}${plain[2]}`;
}

function rounded(number: number) {
  return Math.round(number * 100) / 100;
}
