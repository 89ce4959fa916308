type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The index that a key leads to in rows of pictures of different widths. Undefined beyond either end. */
export function indexAfterKey(key: string, start: number, boxes: readonly Box[]) {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const step = steps[key];
  if (step !== undefined) return boxes[start + step] && start + step;
  const current = boxes[start];
  if (!current || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const middle = (current.left + current.right) / 2;
  const isBeyond = (box: Box) =>
    key === 'ArrowDown' ? box.top >= current.bottom : box.bottom <= current.top;
  const beyond = boxes.map((box, index) => ({ box, index })).filter(({ box }) => isBeyond(box));
  const nextRow = key === 'ArrowDown' ? beyond.at(0) : beyond.at(-1);
  if (!nextRow) return undefined;
  const isInRow = ({ box }: { box: Box }) =>
    box.top < nextRow.box.bottom && box.bottom > nextRow.box.top;
  const [nearest] = beyond
    .filter(isInRow)
    .toSorted((a, b) => distance(a.box, middle) - distance(b.box, middle));
  return nearest?.index;
}

function distance({ left, right }: Box, middle: number) {
  return Math.max(left - middle, middle - right, 0);
}
