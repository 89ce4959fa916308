import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefused, type Action } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';

export const accessKey = ['firstAccess'];

type Act<Input, Answer> = {
  action: Action<Input, Answer>;
  otherwise: string;
  /** What is said when it is done, if anything. */
  said: (answer: Answer) => string | undefined;
};

/** Something that is done with first access, after which all of it is read again. */
export function useAccessAct<Input, Answer>({ action, otherwise, said }: Act<Input, Answer>) {
  const call = useAction();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(action, input, otherwise),
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: accessKey });
      const text = isRefused(answer) ? undefined : said(answer);
      if (text) showToast({ text });
    },
    onError: (cause) => showToast({ text: cause.message, isError: true }),
  });
}
