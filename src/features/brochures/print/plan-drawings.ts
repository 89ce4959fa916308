import { createElement, type ReactNode } from 'react';
import { View } from '@react-pdf/renderer';
import type { BrochureProject } from '../brochure.ts';
import { leastHeight } from './drawing-box.ts';
import {
  contentHeight,
  contentWidth,
  heading,
  mm,
  paragraph,
  row,
  type Print,
} from './elements.ts';
import { imageBox, padded } from './page-parts.ts';

type DrawnPlan = BrochureProject['drawings'][number];

/** What a drawing takes besides its own height: its name above, and room between it and the next. */
const headHeight = mm(18);
/** The height of text is only known once it is laid out. */
const spare = mm(10);
/** Of drawings that are pictures. */
const leastImageHeight = mm(90);

type Placed = { plan: DrawnPlan; height: number; startsPage: boolean };

/**
 * The floor plans, as many to a page as can be read there, as large as the page allows. `used` is the height that is
 * taken on the first page, in points.
 */
export function planDrawings(print: Print, plans: DrawnPlan[], used: number): ReactNode[] {
  return placed(print, plans, used).map(({ plan, height, startsPage }) => {
    const box = { width: contentWidth(print.page), height, isContained: true };
    return createElement(
      View,
      { style: { ...padded, paddingTop: startsPage ? 0 : mm(7) }, wrap: false, break: startsPage },
      row(
        { alignItems: 'baseline', marginBottom: mm(2), gap: mm(6) },
        heading(print, 3, plan.name, { ...print.styles.title, fontSize: 20 }, { flexShrink: 0 }),
        paragraph(print, plan.text, { ...print.styles.small, textAlign: 'right' }, { flex: 1 }),
      ),
      imageBox(print, plan.image, box),
    );
  });
}

function placed(print: Print, plans: DrawnPlan[], used: number): Placed[] {
  const full = contentHeight(print.page);
  const all = plans.map((plan) => ({ plan, ...heights(print, plan) }));
  const firstRoom = Math.max(0, full - used - spare);
  const { counts } = bestPages(all, [firstRoom, full]);
  let from = 0;
  return counts.flatMap((count, page) => {
    const chosen = all.slice(from, from + count);
    from += count;
    return shared(chosen, page === 0 ? firstRoom : full).map((one, index) => ({
      ...one,
      startsPage: page > 0 && index === 0,
    }));
  });
}

type Sized = { plan: DrawnPlan; least: number; most: number };
type Pages = { counts: number[]; cost: number };

/**
 * How many drawings to set on each page, so that the least is left empty. The first page may have none. `rooms` are the
 * heights of the first page and of each other.
 */
function bestPages(plans: Sized[], [room, full]: [number, number], isFirst = true): Pages {
  if (plans.length === 0) return { counts: [], cost: 0 };
  let best: Pages = { counts: [], cost: Infinity };
  for (let count = isFirst ? 0 : 1; count <= plans.length; count++) {
    const chosen = plans.slice(0, count);
    const least = chosen.reduce((sum, one) => sum + one.least + headHeight, 0);
    if (least > room) break;
    const taken = chosen.reduce((sum, one) => sum + one.most + headHeight, 0);
    const rest = bestPages(plans.slice(count), [full, full], false);
    const cost = Math.max(0, room - taken) ** 2 + rest.cost;
    if (cost < best.cost) best = { counts: [count, ...rest.counts], cost };
  }
  return best;
}

/** The drawings of one page. They share what is left of it. */
function shared(plans: Sized[], room: number) {
  let left = room - plans.reduce((sum, one) => sum + one.least + headHeight, 0);
  return plans.map(({ plan, least, most }, index) => {
    const more = Math.min(most - least, left / (plans.length - index));
    left -= more;
    return { plan, height: least + more };
  });
}

function heights(print: Print, { image }: DrawnPlan) {
  const whole = contentHeight(print.page) - headHeight;
  const drawing = print.drawings.get(image.url);
  if (!drawing) return { least: Math.min(leastImageHeight, whole), most: mm(150) };
  const most = Math.min(whole, (contentWidth(print.page) * drawing.height) / drawing.width);
  return { least: Math.min(most, Math.max(mm(60), leastHeight(drawing))), most };
}
