import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { peopleKey } from './people.ts';

type Act<Input, Answer> = {
  action: Action<Input, Answer>;
  errorMessage: string;
  /** What is said when it is done. */
  said: (input: Input, answer: Answer) => string;
};

/** Something that is done to people. A refusal without a field of its own is told as an error. */
export function usePeopleAct<Input, Answer>({ action, errorMessage, said }: Act<Input, Answer>) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: async (answer, input) => {
      await client.invalidateQueries({ queryKey: peopleKey });
      if (!isRefused(answer)) return showToast({ text: said(input, answer) });
      const { id } = answer.fields;
      if (id !== undefined) showToast({ text: id, isError: true });
    },
    onError: ({ message }) => showToast({ text: message, isError: true }),
  });
}
