import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { focusFirst } from '../../admin/useFocusLater.ts';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { dashboardErrors, type DashboardData, type FirstDayStep } from './dashboard.ts';

const queryKey = ['dashboard'];

/** Dismisses the checklist of this account. Only the undo in the toast brings it back. */
export function useFirstDay() {
  const call = useRead();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (isAway: boolean) => call(actions.dashboard.putAway, { isAway }, errorOf(isAway)),
    onSuccess: async (_done, isAway) => {
      await client.cancelQueries({ queryKey });
      if (isAway) {
        client.setQueryData<DashboardData>(
          queryKey,
          (data) => data && { ...data, firstDay: undefined },
        );
        const action = { label: 'Undo', run: () => mutate(false) };
        showToast({ text: 'Setup checklist dismissed', action });
        return;
      }
      await client.invalidateQueries({ queryKey });
      focusFirst('lead');
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
  const skipping = useReportedAction({
    key: queryKey,
    action: actions.dashboard.skipStep,
    errorMessage: dashboardErrors.skipStep,
    toast: () => undefined,
  });
  return {
    putAway: () => mutate(true),
    skip: (step: FirstDayStep, isSkipped: boolean) => skipping.mutate({ step, isSkipped }),
  };
}

function errorOf(isAway: boolean) {
  return isAway ? dashboardErrors.putAway : dashboardErrors.bringBack;
}
