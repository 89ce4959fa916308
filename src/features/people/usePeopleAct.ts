import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { peopleKey } from './people-actions.tsx';

type Act<Input, Answer> = {
  action: Action<Input, Answer>;
  errorMessage: string;
  /** The toast after success. */
  notice: (input: Input, answer: Answer) => string;
};

/** A mutation of members. A refusal without a field is shown as an error. */
export function usePeopleAct<Input, Answer>({ action, errorMessage, notice }: Act<Input, Answer>) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: async (answer, input) => {
      await client.invalidateQueries({ queryKey: peopleKey });
      if (!isRefused(answer)) return showToast({ text: notice(input, answer) });
      const { id } = answer.fields;
      if (id !== undefined) showToast({ text: id, isError: true });
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
}
