import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action, type Refusal } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';

export const accessKey = ['firstAccess'];

type Act<Input, Done> = {
  action: Action<Input, Done | Refusal>;
  errorMessage: string;
  /** Gives what is said when it is done, if anything. */
  onDone: (answer: Done) => string | undefined;
};

/** Something that is done with first access, after which all of it is read again. */
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
    // An answer that was lost may have been a success.
    onSettled: () => client.invalidateQueries({ queryKey: accessKey }),
  });
}
