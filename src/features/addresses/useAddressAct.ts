import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';

export const addressesKey = ['addresses'];

type Act<Input, Answer> = {
  action: Action<Input, Answer>;
  errorMessage: string;
  /** The toast after success, with an optional undo action. */
  toast: (answer: Answer, input: Input) => { text: string; undo?: () => void };
};

/** A mutation of one row, whose toast may offer to undo it. */
export function useAddressAct<Input, Answer>({ action, errorMessage, toast }: Act<Input, Answer>) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: async (answer, input) => {
      await client.invalidateQueries({ queryKey: addressesKey });
      if (isRefused(answer)) return;
      const { text, undo } = toast(answer, input);
      showToast({ text, ...(undo && { action: { label: 'Undo', run: undo } }) });
    },
    onError: (cause) => showToast({ text: cause.message, isError: true }),
  });
}
