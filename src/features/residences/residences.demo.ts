import type { HomeState } from './form/home-cells.ts';
import type { Home, Plan, Residences } from './residence.ts';

type DemoHome = Pick<Home, 'number' | 'plan' | 'floor'> & {
  price: number | null;
  state: HomeState;
};

export function plan(
  name: string,
  rooms: [bedrooms: number, bathrooms: number],
  area: number,
  more: Partial<Plan> = {},
): Plan {
  const [bedrooms, bathrooms] = rooms;
  return {
    name,
    bedrooms,
    bathrooms,
    interior: area,
    outdoor: null,
    exposure: null,
    floors: null,
    picture: null,
    ...more,
  };
}

export function makeResidences(plans: Record<string, Plan>, homes: DemoHome[]): Residences {
  return {
    plans,
    homes: Object.fromEntries(
      homes.map((home) => [`h${home.number}`, { ...home, heldUntil: null, interior: null }]),
    ),
  };
}

export function floorsFrom(lowest: number, highest: number) {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}

/** The listed homes are available or reserved; all others are sold. */
function stateIn(
  available: readonly string[],
  reserved: readonly string[],
  number: string,
): HomeState {
  if (available.includes(number)) return 'available';
  return reserved.includes(number) ? 'reserved' : 'sold';
}

const kestrelLeft =
  '301 601 1201 1601 2001 2201 402 802 1502 2102 2501 2701 3101 3401 3601 3701 3901'.split(' ');
const kestrelHeld = ['1001', '1801', '1102', '1902', '2901', '3501'];

function kestrelHome(number: string, key: string, floor: number, price: number): DemoHome {
  const isDrawn = floor < 40 || floor === 46;
  const state = isDrawn ? stateIn(kestrelLeft, kestrelHeld, number) : 'not-released';
  return { number, plan: key, floor, price: floor < 45 ? price : null, state };
}

/** Two homes per floor up to the 22nd, then one. */
export const kestrelResidences = makeResidences(
  {
    inlet: plan('Two bedroom, inlet', [2, 2], 1234, { outdoor: 310, exposure: 'West and north' }),
    corner: plan('Three bedroom, corner', [3, 3.5], 1688, {
      outdoor: 260,
      exposure: 'South and east',
    }),
    full: plan('Full floor', [3, 3], 3033, { outdoor: 420, exposure: 'All four sides' }),
    library: plan('Full floor, double library', [4, 4.5], 3033, { exposure: 'All four sides' }),
    crown: plan('The forty-sixth', [4, 4.5], 2860, {
      outdoor: 900,
      exposure: 'All four sides, roof',
    }),
  },
  [
    ...floorsFrom(3, 22).flatMap((floor) => [
      kestrelHome(`${floor}01`, 'inlet', floor, 2_480_000 + (floor - 3) * 22_000),
      kestrelHome(`${floor}02`, 'corner', floor, 3_260_000 + (floor - 4) * 28_000),
    ]),
    ...floorsFrom(23, 44).map((floor) =>
      kestrelHome(`${floor}01`, 'full', floor, 5_940_000 + (floor - 25) * 68_000),
    ),
    kestrelHome('4501', 'library', 45, 0),
    kestrelHome('4601', 'crown', 46, 0),
  ],
);

/** Fourteen lofts on each of eight floors; 31 of them are available. */
const loftPlans: [key: string, base: number][] = [
  ...Array.from({ length: 4 }, (): [string, number] => ['studio', 585_000]),
  ...Array.from({ length: 5 }, (): [string, number] => ['one', 742_000]),
  ...Array.from({ length: 4 }, (): [string, number] => ['two', 1_085_000]),
  ['three', 1_660_000],
];

function loft(floor: number, index: number): DemoHome {
  const [key, base] = loftPlans[index] ?? ['one', 742_000];
  const number = `${floor}${String(index + 1).padStart(2, '0')}`;
  // Scatters the homes over the building. Each share occurs once.
  const share = (((floor - 1) * loftPlans.length + index) * 87) % 112;
  const state = share < 31 ? 'available' : share < 38 ? 'reserved' : 'sold';
  const step = key === 'three' ? 40_000 : 12_000;
  return { number, plan: key, floor, price: base + (floor - 1) * step, state };
}

export const ferrandResidences = makeResidences(
  {
    studio: plan('Studio', [0, 1], 612, { exposure: 'Courtyard' }),
    one: plan('One bedroom loft', [1, 1], 804, { exposure: 'East' }),
    two: plan('Two bedroom loft', [2, 2], 1176, { outdoor: 90, exposure: 'South and west' }),
    three: plan('Three bedroom, corner', [3, 2.5], 1742, { outdoor: 180, exposure: 'Canal' }),
  },
  floorsFrom(1, 8).flatMap((floor) => loftPlans.map((_, index) => loft(floor, index))),
);

function house(number: string, key: string, price: number, state: HomeState): DemoHome {
  return { number, plan: key, floor: Number(number.slice(0, 1)), price, state };
}

/** Fourteen homes behind one garden, priced in yen. */
export const itoResidences = makeResidences(
  {
    court: plan('One bedroom, court', [1, 1], 1010, { exposure: 'North, court' }),
    garden: plan('Two bedroom, garden', [2, 2], 1420, { outdoor: 180, exposure: 'South, garden' }),
    roof: plan('Three bedroom, roof', [3, 2.5], 2045, { outdoor: 620, exposure: 'All four sides' }),
  },
  [
    house('101', 'court', 232_000_000, 'available'),
    house('102', 'court', 234_000_000, 'sold'),
    house('103', 'garden', 318_000_000, 'sold'),
    house('104', 'garden', 322_000_000, 'available'),
    house('201', 'court', 240_000_000, 'available'),
    house('202', 'court', 242_000_000, 'reserved'),
    house('203', 'garden', 331_000_000, 'sold'),
    house('204', 'garden', 335_000_000, 'available'),
    house('301', 'court', 251_000_000, 'sold'),
    house('302', 'court', 253_000_000, 'available'),
    house('303', 'garden', 346_000_000, 'reserved'),
    house('304', 'garden', 350_000_000, 'available'),
    house('401', 'roof', 488_000_000, 'sold'),
    house('402', 'roof', 497_000_000, 'available'),
  ],
);
