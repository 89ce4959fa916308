import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/actions/useAction.ts';
import { homesInOrder } from '../residences/residence-summary.ts';
import { findCurrency } from '../residences/money.ts';
import { accessErrors } from './first-access.ts';

export type OfferedHomes = {
  /** True if the project has homes at all. */
  hasHomes: boolean;
  homes: ReturnType<typeof homesInOrder>;
  currency: ReturnType<typeof findCurrency>;
};

/** The homes of a project that first access can show: the available and the unreleased ones. */
export function useOfferedHomes(projectId: string): OfferedHomes {
  const read = useRead();
  const { data } = useQuery({
    queryKey: ['firstAccess', 'homes', projectId],
    enabled: projectId !== '',
    queryFn: () => read(actions.projects.find, { ids: [projectId] }, accessErrors.fetch),
  });
  const project = data?.[0];
  const homes = project?.residences ? homesInOrder(project.residences.homes) : [];
  return {
    hasHomes: homes.length > 0,
    homes: homes.filter(({ state }) => state === 'available' || state === 'not-released'),
    currency: findCurrency(project?.city ?? ''),
  };
}
