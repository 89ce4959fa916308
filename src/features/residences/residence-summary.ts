import { pricePerArea } from '../../lib/geo/areas.ts';
import { floorRank } from './floors.ts';
import type { HomeState } from './form/home-cells.ts';
import type { Home, Plan, Residences } from './residence.ts';

export type PlanSummary = Plan & {
  key: string;
  /** The homes of this plan, from the lowest floor up. */
  homes: (Home & { key: string })[];
  available: (Home & { key: string })[];
  /** The smallest and the largest area of its homes; its own area without homes. Null if unknown. */
  areas: [number, number] | null;
  /** The lowest price of the available homes. */
  from: number | null;
  to: number | null;
};

/** Summary of a project's homes for lists. It is stored beside the homes, so that lists need not read them. */
export type ResidenceSummary = {
  total: number;
  left: number;
  /** The homes that are not on sale yet. Older stored figures lack it. */
  unreleased?: number;
  from: number | null;
  to: number | null;
  /** The price per square foot of the cheapest available home. Older stored figures lack it. */
  perFoot?: number | null;
  /** The numbers of bedrooms, with the homes left of each. */
  bedrooms: { count: number; left: number; from: number | null }[];
};

/** The plans, smallest first, each with its homes. */
export function sortedPlans({ plans, homes }: Residences): PlanSummary[] {
  const inOrder = homesInOrder(homes);
  const byPlan = Map.groupBy(inOrder, ({ plan }) => plan);
  return Object.entries(plans)
    .map(([key, plan]) => {
      const planHomes = byPlan.get(key) ?? [];
      const available = planHomes.filter(({ state }) => state === 'available');
      const [from, to] = numberRange(available.map(({ price }) => price));
      const areas = numberRange(
        planHomes.length > 0
          ? planHomes.map((home) => homeArea(home, plan))
          : [plan.interior || null],
      );
      return {
        ...plan,
        key,
        homes: planHomes,
        available,
        areas: areas[0] === null ? null : areas,
        from,
        to,
      };
    })
    .toSorted(bySize);
}

export function homesInOrder(homes: Residences['homes']) {
  return Object.entries(homes)
    .map(([key, home]) => ({ ...home, key }))
    .toSorted(
      (one, other) =>
        floorRank(one.floor ?? 0) - floorRank(other.floor ?? 0) ||
        numbers.compare(one.number, other.number),
    );
}

/** In square feet: the home's own area, or that of its plan. */
export function homeArea(
  { interior }: Pick<Home, 'interior'>,
  plan: Pick<Plan, 'interior'> | undefined,
) {
  return interior ?? (plan?.interior || null);
}

/** All languages sort numbers the same way. */
const numbers = new Intl.Collator('en', { numeric: true });

export function countStates(homes: readonly Home[]): Record<HomeState, number> {
  const counts = { available: 0, reserved: 0, sold: 0, 'not-released': 0 };
  for (const { state } of homes) counts[state] += 1;
  return counts;
}

/** Null for a project without homes. */
export function summarizeResidences(residences: Residences): ResidenceSummary | null {
  const homes = Object.values(residences.homes);
  if (homes.length === 0) return null;
  const available = homes.filter(({ state }) => state === 'available');
  const [from, to] = numberRange(available.map(({ price }) => price));
  const byRooms = Map.groupBy(homes, ({ plan }) => residences.plans[plan ?? '']?.bedrooms ?? null);
  const bedrooms = [...byRooms]
    .flatMap(([count, homesWithCount]) => {
      const left = homesWithCount.filter(({ state }) => state === 'available');
      return count === null
        ? []
        : [{ count, left: left.length, from: numberRange(left.map(({ price }) => price))[0] }];
    })
    .toSorted((one, other) => one.count - other.count);
  const cheapest = cheapestHome(residences);
  const { 'not-released': unreleased } = countStates(homes);
  return {
    total: homes.length,
    left: available.length,
    unreleased,
    from,
    to,
    perFoot: cheapest && pricePerArea(cheapest.price, cheapest.area, 'sq-ft'),
    bedrooms,
  };
}

/** The available home with this number, or else the cheapest that can be bought. */
export function chosenHome({ homes }: Residences, number: string | undefined) {
  const available = homesInOrder(homes).filter(({ state }) => state === 'available');
  const byPrice = available.toSorted(
    (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || 0,
  );
  return available.find((home) => home.number === number) ?? byPrice[0];
}

/** Price and square feet of the cheapest home left, of those whose area is known. */
export function cheapestHome({ homes, plans }: Residences) {
  const priced = Object.values(homes).flatMap((home) => {
    const area = homeArea(home, plans[home.plan ?? '']);
    return home.state === 'available' && home.price !== null && area
      ? { price: home.price, area }
      : [];
  });
  return priced.toSorted((one, other) => one.price - other.price)[0] ?? null;
}

/** The lowest and the highest of the known values. */
export function numberRange(values: readonly (number | null)[]): [number, number] | [null, null] {
  const numbersIn = values.filter((value) => value !== null);
  if (numbersIn.length === 0) return [null, null];
  return [
    numbersIn.reduce((one, other) => Math.min(one, other)),
    numbersIn.reduce((one, other) => Math.max(one, other)),
  ];
}

function bySize(one: PlanSummary, other: PlanSummary) {
  return (
    (one.bedrooms ?? 99) - (other.bedrooms ?? 99) ||
    (one.areas?.[0] ?? 0) - (other.areas?.[0] ?? 0) ||
    numbers.compare(one.name, other.name)
  );
}
