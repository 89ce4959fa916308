import type { Image } from '../../../lib/media/image-url.ts';

type Focal = Image['focal'];

/** A place that shows a picture, and the aspect ratio (width / height) of its crop. */
export type Crop = {
  label: string;
  ratio: number;
  /** For external services, which ignore the focal point. */
  isCentred?: boolean;
};

const steps: Record<string, Focal> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The focal point after an arrow key: one hundredth further, or ten with Shift. Undefined for other keys. */
export function focalAfterKey(focal: Focal, key: string, isLarge: boolean): Focal | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const size = isLarge ? 0.1 : 0.01;
  return focalAt(focal.x + step.x * size, focal.y + step.y * size);
}

/** The nearest point inside the picture, rounded to hundredths. */
export function focalAt(x: number, y: number): Focal {
  return { x: hundredth(x), y: hundredth(y) };
}

export function focalLabel({ x, y }: Focal) {
  return `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
}

function hundredth(part: number) {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}
