import { projectMessages } from '../../lib/project-messages.ts';
import { homesInOrder } from './residence-figures.ts';
import type { Home, Residences } from './residence.ts';

export type TowerHome = Home & { key: string; span: number };

export type TowerFloor = {
  floor: number;
  homes: TowerHome[];
  /** Stands beside the first of several floors that are alike: how many homes they have, and for how many floors. */
  zone?: { words: string; floors: number };
};

/** A building in section, from the roof down, on as many columns as its widest floor has homes. */
export function towerOf(homes: Residences['homes']) {
  const byFloor = Map.groupBy(homesInOrder(homes), ({ floor }) => floor);
  byFloor.delete(null);
  const inOrder = [...byFloor].toSorted(([one], [other]) => (other ?? 0) - (one ?? 0));
  const columns = Math.max(1, ...inOrder.map(([, own]) => own.length));
  const floors = inOrder.map(([floor, own]): TowerFloor => ({
    floor: floor ?? 0,
    homes: own.map((home, index) => ({ ...home, span: spanOf(index, own.length, columns) })),
  }));
  return { columns, floors: withZones(floors) };
}

/** Floors in groups of ten, where there are more than can be looked over. */
export function floorGroups(floors: TowerFloor[], most = 60): TowerFloor[][] {
  if (floors.length <= most) return [floors];
  const groups = Map.groupBy(floors, ({ floor }) => Math.floor(floor / 10));
  return [...groups.values()].map((group) =>
    withZones(group.map(({ floor, homes }) => ({ floor, homes }))),
  );
}

function spanOf(at: number, count: number, columns: number) {
  return Math.floor((columns * (at + 1)) / count) - Math.floor((columns * at) / count);
}

function withZones(floors: TowerFloor[]) {
  const zoned = floors.map((floor) => ({ ...floor }));
  let start = 0;
  for (let at = 1; at <= zoned.length; at++) {
    const first = zoned[start];
    if (!first || zoned[at]?.homes.length === first.homes.length) continue;
    first.zone = {
      words: projectMessages().project.homesOnFloor(first.homes.length),
      floors: at - start,
    };
    start = at;
  }
  return zoned;
}
