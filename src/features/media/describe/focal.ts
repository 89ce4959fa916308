import { wideFocal, type Focal, type Point } from '../../../lib/media/focal-point.ts';

/** The frames for which a point is: wider than 1.6:1, or not. */
export type Frame = 'wide' | 'tall';

/** A place that shows a picture, and the aspect ratio (width / height) of its crop. */
export type Crop = {
  label: string;
  ratio: number;
  /** The focal point is not known where it is shown. */
  isCentred?: boolean;
};

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A focal point after an arrow key: one hundredth further, or ten with Shift. Undefined for other keys. */
export function focalAfterKey(focal: Point, key: string, isLarge: boolean): Point | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const size = isLarge ? 0.1 : 0.01;
  return focalAt(focal.x + step.x * size, focal.y + step.y * size);
}

/** The nearest point inside the picture, rounded to hundredths. */
export function focalAt(x: number, y: number): Point {
  return { x: hundredth(x), y: hundredth(y) };
}

export function pointForFrame(focal: Focal, frame: Frame): Point {
  return frame === 'wide' ? wideFocal(focal) : { x: focal.x, y: focal.y };
}

/** The focal points with another one for these frames; the other frames keep theirs. */
export function withPoint(focal: Focal, frame: Frame, point: Point): Focal {
  return frame === 'wide'
    ? { ...pointForFrame(focal, 'tall'), wide: point }
    : { ...point, wide: wideFocal(focal) };
}

export function focalLabel({ x, y }: Point) {
  return `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
}

/** The points of both frames, or the one that both have. */
export function focalText(focal: Focal) {
  return [...new Set([focal, wideFocal(focal)].map(focalLabel))].join('; ');
}

function hundredth(part: number) {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}
