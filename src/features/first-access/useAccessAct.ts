import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action, type Refusal } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';

export const accessKey = ['firstAccess'];

type Act<Input, Answer> = {
  action: Action<Input, Answer | Refusal>;
  errorMessage: string;
  /** Returns the toast text, if there is one. */
  onDone: (answer: Answer) => string | undefined;
};

/** A mutation of first access. Refetches its data afterwards. */
export function useAccessAct<Input, Done extends { outcome: 'done' }>({
  action,
  errorMessage,
  onDone,
}: Act<Input, Done>) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: (answer) => {
      const text = isRefused(answer) ? undefined : onDone(answer);
      if (text) showToast({ text });
    },
    onError: (cause) => showToast({ text: cause.message, isError: true }),
    // The request may have succeeded even if its response was lost.
    onSettled: () => client.invalidateQueries({ queryKey: accessKey }),
  });
}
