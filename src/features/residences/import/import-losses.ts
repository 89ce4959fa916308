import { plural } from '../../../lib/text/plural.ts';
import type { HomeState } from '../form/home-cells.ts';
import type { ChangedCell } from './home-import.ts';
import type { HomeColumn } from '../form/home-rows.ts';

type Loss = { cells: ChangedCell[]; label: string };

/** Losses to warn about: emptied prices, areas and types, and homes taken off sale. */
export function findLosses(cells: ChangedCell[]): Loss[] {
  const emptied = (emptiedColumn: HomeColumn) =>
    cells.filter(({ column, next }) => column === emptiedColumn && !next);
  const [prices, areas, types] = [emptied('price'), emptied('interior'), emptied('plan')];
  const hidden = cells.filter(
    ({ column, next }) => column === 'state' && next === ('not-released' satisfies HomeState),
  );
  const losses: Loss[] = [
    {
      cells: prices,
      label: plural(prices.length, 'price will be removed', 'prices will be removed'),
    },
    {
      cells: areas,
      label: plural(areas.length, 'area will be removed', 'areas will be removed'),
    },
    {
      cells: types,
      label: plural(types.length, 'floor plan will be removed', 'floor plans will be removed'),
    },
    {
      cells: hidden,
      label: plural(
        hidden.length,
        'home will no longer be released',
        'homes will no longer be released',
      ),
    },
  ];
  return losses.filter((loss) => loss.cells.length > 0);
}
