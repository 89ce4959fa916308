import { useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useChange, type Change } from '../../admin/actions/useChange.ts';
import { focusFirst } from '../../admin/browser/useFocusLater.ts';
import { dashboardErrors, type DashboardData, type FirstDayStep } from './dashboard.ts';

const queryKey = ['dashboard'];

/** Dismisses the checklist of this account. Only the undo in the toast brings it back. */
export function useFirstDay() {
  const client = useQueryClient();
  const { change } = useChange({ keys: [] });

  const putAway: Change = async (send) => {
    await send(actions.dashboard.putAway, { isAway: true }, dashboardErrors.putAway);
    await client.cancelQueries({ queryKey });
    client.setQueryData<DashboardData>(
      queryKey,
      (data) => data && { ...data, firstDay: undefined },
    );
    return { text: 'Setup checklist dismissed', undo: bringBack };
  };

  const bringBack: Change = async (send) => {
    await send(actions.dashboard.putAway, { isAway: false }, dashboardErrors.bringBack);
    await client.invalidateQueries({ queryKey });
    focusFirst('lead');
    return undefined;
  };

  return {
    putAway: () => void change(putAway),
    skip: (step: FirstDayStep, isSkipped: boolean) =>
      void change(
        async (send) => {
          await send(actions.dashboard.skipStep, { step, isSkipped }, dashboardErrors.skipStep);
          return undefined;
        },
        [queryKey],
      ),
  };
}
