/** A fraction of the size: 0 is left or top, 1 is right or bottom. */
export type Point = { x: number; y: number };

/** What crops keep visible. `wide` is for frames wider than 1.6:1, if it is another point there. */
export type Focal = Point & { wide?: Point | undefined };

export const centre: Point = { x: 0.5, y: 0.5 };

/** The widest ratio of the frames that are not wide. */
export const widestTall = 1.6;

export function wideFocal({ wide, ...tall }: Focal): Point {
  return wide ?? tall;
}

/** The point for a frame of this ratio (width / height). */
export function focalAtRatio(focal: Focal, ratio: number) {
  return ratio > widestTall ? wideFocal(focal) : focal;
}

/** For the `style` of a picture, where style sheets choose between the two. What is missing is the centre. */
export function focalStyle(focal: Focal) {
  return {
    '--focal-tall': position(focal),
    '--focal-wide': position(wideFocal(focal)),
  };
}

function position({ x, y }: Point) {
  return x === centre.x && y === centre.y ? undefined : `${percent(x)} ${percent(y)}`;
}

function percent(part: number) {
  return `${Number((part * 100).toFixed(2))}%`;
}

type FocalColumns = {
  focalX: number;
  focalY: number;
  wideFocalX: number | null;
  wideFocalY: number | null;
};

export function focalFrom({ focalX, focalY, wideFocalX, wideFocalY }: FocalColumns): Focal {
  const wide =
    wideFocalX === null || wideFocalY === null ? undefined : { x: wideFocalX, y: wideFocalY };
  return { x: focalX, y: focalY, ...(wide && { wide }) };
}

export function toFocalColumns(focal: Focal): FocalColumns {
  const { x, y } = wideFocal(focal);
  const isOne = x === focal.x && y === focal.y;
  return {
    focalX: focal.x,
    focalY: focal.y,
    wideFocalX: isOne ? null : x,
    wideFocalY: isOne ? null : y,
  };
}
