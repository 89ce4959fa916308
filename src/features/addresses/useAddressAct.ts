import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';

export const addressesKey = ['addresses'];

type Act<Input, Answer> = {
  action: Action<Input, Answer>;
  errorMessage: string;
  /** What is said when it is done, and what takes it back. */
  said: (answer: Answer, input: Input) => { text: string; undo?: () => void };
};

/** Something that is done from a row, and can be taken back from where it is reported. */
export function useAddressAct<Input, Answer>({ action, errorMessage, said }: Act<Input, Answer>) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: async (answer, input) => {
      await client.invalidateQueries({ queryKey: addressesKey });
      if (isRefused(answer)) return;
      const { text, undo } = said(answer, input);
      showToast({ text, ...(undo && { action: { label: 'Undo', run: undo } }) });
    },
    onError: (cause) => showToast({ text: cause.message, isError: true }),
  });
}
