import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { isRefused } from '../../admin/actions/actions.ts';
import { useAction } from '../../admin/actions/useAction.ts';
import { refusalText } from '../../model/record.ts';
import { accessErrors } from './first-access.ts';

export type AllowedProject = {
  /** Why no access may be given to it. */
  reason?: string | undefined;
  /** Prices and form are left out until it is filed. */
  missingFiling: string | null;
};

/** What the rules of its places say of giving access to a project, as soon as it is chosen. */
export function useAllowedAccess(projectId: string): AllowedProject {
  const call = useAction();
  const { data } = useQuery({
    queryKey: ['firstAccess', 'allowed', projectId],
    enabled: projectId !== '',
    staleTime: 0,
    queryFn: () => call(actions.firstAccess.ask, { projectId }, accessErrors.ask),
  });
  if (isRefused(data)) return { reason: refusalText(data), missingFiling: null };
  return { missingFiling: data?.missingFiling ?? null };
}
