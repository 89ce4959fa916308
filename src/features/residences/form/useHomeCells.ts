import { useMemo } from 'react';
import type { HomeColumn, HomeRow } from './home-rows.ts';
import type { useHomes } from './useHomes.ts';

/** Properties of the cells. The functions keep their identity until homes or their errors change. */
export function useHomeCells({ errors, publicHomes }: ReturnType<typeof useHomes>) {
  return useMemo(
    () => ({
      nameOf: ({ number }: HomeRow) => number || 'a home with no number',
      errorAt: ({ key }: HomeRow, column: string) => errors.get(key)?.[column as HomeColumn],
      isChanged: (row: HomeRow, column: string) =>
        publicHomes !== undefined &&
        column in row &&
        publicHomes[row.key]?.[column as HomeColumn] !== row[column as HomeColumn],
      isFaint: ({ state }: HomeRow) => state === 'sold',
    }),
    [errors, publicHomes],
  );
}
