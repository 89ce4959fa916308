import type { HomeState } from './form/home-cells.ts';
import { floorsFrom, plan, makeResidences } from './residences.demo.ts';

type Kind = { key: string; base: number; step: number };

/** The homes of a floor, dearer the higher it is. `left` is the percentage still available, scattered over the house. */
function makeFloor(floor: number, kinds: readonly Kind[], left: number) {
  return kinds.map(({ key, base, step }, index) => {
    const share = (floor * 61 + index * 37) % 100;
    const state: HomeState = share < left ? 'available' : share < left + 2 ? 'reserved' : 'sold';
    const number = `${floor}${String(index + 1).padStart(2, '0')}`;
    return { number, plan: key, floor, price: base + (floor - 2) * step, state };
  });
}

const one = { key: 'one', base: 958_000, step: 6_000 };
const two = { key: 'two', base: 1_390_000, step: 9_000 };
const three = { key: 'three', base: 2_040_000, step: 14_000 };

/** Nine homes per floor at the bottom, six above the first garden, four at the top. Finished and nearly sold out. */
export const ardmoreResidences = makeResidences(
  {
    one: plan('One bedroom and den', [1, 1], 688, { exposure: 'East' }),
    two: plan('Two bedroom', [2, 2], 962, { outdoor: 110, exposure: 'South, lake' }),
    three: plan('Three bedroom, garden', [3, 2.5], 1394, {
      outdoor: 420,
      exposure: 'South and west',
    }),
  },
  [
    ...floorsFrom(2, 3).flatMap((floor) =>
      makeFloor(floor, [one, one, one, one, two, two, two, two, three], 6),
    ),
    ...floorsFrom(4, 47).flatMap((floor) => makeFloor(floor, [one, one, two, two, two, three], 3)),
    ...makeFloor(48, [three, three, three, three], 3),
  ],
);

const trade = { key: 'trade', base: 1_139_000, step: 9_000 };
const corner = { key: 'corner', base: 1_480_000, step: 12_000 };
const swell = { key: 'swell', base: 2_150_000, step: 21_000 };

/** Prices in United States dollars. */
export const longswellResidences = makeResidences(
  {
    trade: plan('One bedroom, trade wind', [1, 1], 782, { outdoor: 140, exposure: 'North-east' }),
    corner: plan('Two bedroom, corner', [2, 2], 1124, { outdoor: 210, exposure: 'East and south' }),
    swell: plan('Three bedroom, ocean', [3, 3], 1688, { outdoor: 330, exposure: 'South, ocean' }),
  },
  [
    ...floorsFrom(3, 31).flatMap((floor) =>
      makeFloor(floor, [trade, trade, corner, corner, swell], 15),
    ),
    ...makeFloor(32, [swell, swell, swell], 15),
  ],
);

/** Nine houses that are drawn but not named or priced. */
export const kaimanaResidences = makeResidences(
  {
    two: plan('Two bedroom house', [2, 2.5], 1980, { outdoor: 900, exposure: 'Lagoon' }),
    three: plan('Three bedroom house', [3, 3.5], 2460, { outdoor: 1150, exposure: 'Lagoon' }),
    four: plan('Four bedroom house', [4, 4.5], 3120, { outdoor: 1600, exposure: 'Lagoon and sea' }),
  },
  ['two', 'two', 'two', 'three', 'three', 'three', 'three', 'four', 'four'].map((key, index) => ({
    number: String(index + 1),
    plan: key,
    floor: 1,
    price: null,
    state: 'not-released',
  })),
);
