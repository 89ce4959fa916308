import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefused, type Action, type Refusal } from './actions.ts';
import { useAction } from './SignInAgain.tsx';
import { showToast, type Toast } from './Toasts.tsx';

type ReportedAction<Input, Done> = {
  /** Of what is read again afterwards. */
  key: QueryKey;
  action: Action<Input, Done | Refusal>;
  errorMessage: string;
  /** What is said when it is done, if anything. */
  said: (answer: Done, input: Input) => string | Toast | undefined;
  /** True where a form shows the refusals of its fields. */
  hasForm?: boolean;
};

/** A write whose outcome is told by a toast. */
export function useReportedAction<Input, Done>(options: ReportedAction<Input, Done>) {
  const { key, action, errorMessage, said, hasForm = false } = options;
  const call = useAction();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: key });
  return useMutation({
    mutationFn: (input: Input) => call(action, input, errorMessage),
    onSuccess: (answer, input) => {
      if (isRefused(answer)) tellRefusal(answer, hasForm);
      else tell(said(answer, input));
      return readAgain();
    },
    onError: ({ message }) => {
      showToast({ text: message, isError: true });
      // An answer that was lost may have been a success.
      void readAgain();
    },
  });
}

function tell(told: string | Toast | undefined) {
  if (told) showToast(typeof told === 'string' ? { text: told } : told);
}

function tellRefusal({ fields }: Refusal, hasForm: boolean) {
  const text = hasForm ? fields['id'] : Object.values(fields)[0];
  if (text) showToast({ text, isError: true });
}
