import type { Slot } from '../../../lib/media/image-slot.ts';

/** The picture size of the card at an index. It must match `ProjectCard.module.css`. */
export function cardSlot(index: number, count: number): Slot {
  const isLast = index === count - 1;
  return [
    { from: '56rem', ...wideBox(index, count) },
    {
      from: '40rem',
      ...(isLast && index % 2 === 0
        ? { width: '92vw', aspect: 92 / 58 }
        : { width: '46vw', aspect: 46 / 58 }),
    },
    { width: '93vw', aspect: 93 / 78 },
  ];
}

const seven = { width: '52.9vw', aspect: 52.9 / 41 };
const five = { width: '37.4vw', aspect: 37.4 / 41 };

function wideBox(index: number, count: number) {
  const rowPosition = index % 5;
  const remaining = count - index;
  if (remaining === 1 && (rowPosition === 0 || rowPosition === 2))
    return { width: '92vw', aspect: 2 };
  const isEnd = rowPosition === (remaining === 2 ? 2 : 3) && remaining <= 2;
  if (rowPosition > 1 && !isEnd) return { width: '29.6vw', aspect: 29.6 / 31 };
  return [0, 3, 6, 7].includes(index % 10) ? seven : five;
}
