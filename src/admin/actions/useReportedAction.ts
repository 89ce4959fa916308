import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefused, isSignedOut, type Action, type Refusal } from './actions.ts';
import { useAction } from '../session/SignInAgain.tsx';
import { showToast, type Toast } from '../feedback/Toasts.tsx';

type ReportedAction<Input, Done> = {
  /** The key of the queries to refetch afterwards. */
  key: QueryKey;
  action: Action<Input, Done | Refusal>;
  errorMessage: string;
  toast: (answer: Done, input: Input) => string | Toast | undefined;
  /** True if a form shows the refusals next to its fields. */
  hasForm?: boolean;
};

/** A write whose outcome is shown in a toast. */
export function useReportedAction<Input, Done>(options: ReportedAction<Input, Done>) {
  const { key, action, errorMessage, toast, hasForm = false } = options;
  const call = useAction();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: key });
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: (answer, input) => {
      if (isRefused(answer)) showRefusal(answer, hasForm);
      else showSuccess(toast(answer, input));
      return refetch();
    },
    onError: (cause) => {
      showToast({ text: cause.message, isError: true });
      // The change may be saved although its response was lost. Signed out, a refetch would ask to sign in again.
      if (!isSignedOut(cause)) void refetch();
    },
  });
}

function showSuccess(toast: string | Toast | undefined) {
  if (toast) showToast(typeof toast === 'string' ? { text: toast } : toast);
}

function showRefusal({ fields }: Refusal, hasForm: boolean) {
  const text = hasForm ? fields['id'] : Object.values(fields)[0];
  if (text) showToast({ text, isError: true });
}
