/**
 * The size at which a component's styles show a picture, widest screens first.
 * Without `aspect` or `height` the picture is shown whole. With one of them it covers the box and is cropped.
 */
export type Slot = readonly Box[];

type Box = {
  /** The narrowest screen of this box, such as `56rem`. The last box has none. */
  from?: string;
  width: string;
  /** Width divided by height. */
  aspect?: number;
  /** Replaces `aspect` when the height follows the screen: `100vh`. Chromium's preload scanner misjudges `svh` on phones. */
  height?: string;
  /** The scale at which CSS enlarges the picture within its box. */
  zoom?: number;
};

/** Browsers round up to the next wider file. Requesting slightly less often saves a size, without a visible difference. */
const sharpness = 0.92;

/** The `sizes` attribute: the width of the whole picture, of which the slot may show a part. */
export function sizesAttribute(slot: Slot, image: { width: number; height: number } | undefined) {
  return slot
    .map((box) => {
      const width = drawnWidth(box, image && image.width / image.height);
      return box.from === undefined ? width : `(min-width: ${box.from}) ${width}`;
    })
    .join(', ');
}

function drawnWidth({ width, aspect, height, zoom = 1 }: Box, imageAspect: number | undefined) {
  const scale = sharpness * zoom;
  if (imageAspect === undefined || (aspect === undefined && height === undefined)) {
    return times(width, scale);
  }
  if (aspect !== undefined) return times(width, scale * Math.max(1, imageAspect / aspect));
  return `max(${times(width, scale)}, ${times(height ?? '', scale * imageAspect)})`;
}

/** `times('46vw', 1.05)` is `48.3vw`. */
function times(length: string, factor: number) {
  const match = /^([\d.]+)([a-z]+)$/.exec(length);
  if (!match) return `calc(${rounded(factor)} * ${length})`;
  return `${rounded(Number(match[1]) * factor)}${match[2]}`;
}

function rounded(number: number) {
  return Math.round(number * 100) / 100;
}
