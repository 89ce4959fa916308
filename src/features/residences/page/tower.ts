import { projectMessages } from '../../../messages/projects.ts';
import { floorRank, isNumbered, type Floor } from '../floors.ts';
import { homesInOrder } from '../residence-summary.ts';
import type { Home, Residences } from '../residence.ts';

export type TowerHome = Home & { key: string; span: number };

export type TowerFloor = {
  floor: Floor;
  homes: TowerHome[];
  /** Set on the first of several adjacent floors with the same number of homes. */
  zone?: { words: string; floors: number };
};

/** The floors from the roof down. There are as many columns as homes on the widest floor. */
export function buildTower(homes: Residences['homes']) {
  const byFloor = Map.groupBy(homesInOrder(homes), ({ floor }) => floor);
  byFloor.delete(null);
  const inOrder = [...byFloor].toSorted(
    ([one], [other]) => floorRank(other ?? 0) - floorRank(one ?? 0),
  );
  const columns = Math.max(1, ...inOrder.map(([, floorHomes]) => floorHomes.length));
  const floors = inOrder.map(([floor, floorHomes]): TowerFloor => ({
    floor: floor ?? 0,
    homes: floorHomes.map((home, index) => ({
      ...home,
      span: columnSpan(index, floorHomes.length, columns),
    })),
  }));
  return { columns, floors: withZones(floors) };
}

/** Splits a tall building into groups of ten floors. */
export function floorGroups(floors: TowerFloor[], maxFloors = 60): TowerFloor[][] {
  if (floors.length <= maxFloors) return [floors];
  const highest = Math.max(
    ...floors.filter(({ floor }) => isNumbered(floor)).map(({ floor }) => floorRank(floor)),
  );
  const groups = Map.groupBy(floors, ({ floor }) =>
    Math.floor(Math.min(floorRank(floor), highest) / 10),
  );
  return [...groups.values()].map((group) =>
    withZones(group.map(({ floor, homes }) => ({ floor, homes }))),
  );
}

export function hasHomeForSale({ homes }: Pick<TowerFloor, 'homes'>) {
  return homes.some(({ state }) => state === 'available');
}

function columnSpan(index: number, count: number, columns: number) {
  return Math.floor((columns * (index + 1)) / count) - Math.floor((columns * index) / count);
}

function withZones(floors: TowerFloor[]) {
  const zoned = floors.map((floor) => ({ ...floor }));
  let start = 0;
  for (let index = 1; index <= zoned.length; index++) {
    const first = zoned[start];
    if (!first || zoned[index]?.homes.length === first.homes.length) continue;
    first.zone = {
      words: projectMessages().project.homesOnFloor(first.homes.length),
      floors: index - start,
    };
    start = index;
  }
  return zoned;
}
