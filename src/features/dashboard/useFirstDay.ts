import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { focusFirst } from '../../admin/useFocusLater.ts';
import { dashboardErrors, type DashboardData, type FirstDayStep } from './dashboard.ts';

const putAwayAction: Action<{ isAway: boolean }, void | Refusal> = actions.dashboard.putAway;
type Skipping = { step: FirstDayStep; isSkipped: boolean };

const skipStepAction: Action<Skipping, void | Refusal> = actions.dashboard.skipStep;
const queryKey = ['dashboard'];

/** Dismisses this account's checklist, with undo. */
export function useFirstDay() {
  const call = useRead();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (isAway: boolean) => call(putAwayAction, { isAway }, errorOf(isAway)),
    onSuccess: async (_done, isAway) => {
      await client.cancelQueries({ queryKey });
      if (isAway) {
        client.setQueryData<DashboardData>(
          queryKey,
          (data) => data && { ...data, firstDay: undefined },
        );
        const action = { label: 'Undo', run: () => mutate(false) };
        showToast({ text: 'The first day is put away', action });
        return;
      }
      await client.invalidateQueries({ queryKey });
      focusFirst('lead');
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
  const skipping = useMutation({
    mutationFn: (input: Skipping) => call(skipStepAction, input, dashboardErrors.skipStep),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
  return {
    putAway: () => mutate(true),
    skip: (step: FirstDayStep, isSkipped: boolean) => skipping.mutate({ step, isSkipped }),
  };
}

function errorOf(isAway: boolean) {
  return isAway ? dashboardErrors.putAway : dashboardErrors.bringBack;
}
