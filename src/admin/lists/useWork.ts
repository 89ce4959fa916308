import { useMutation } from '@tanstack/react-query';

/** Runs changes to a list and tells whether one is running and how the last one failed. */
export function useWork() {
  const { mutate, isPending, error } = useMutation({ mutationFn: (run: Run) => run() });
  return { work: mutate, isBusy: isPending, failure: error?.message };
}

type Run = () => Promise<void>;

export type Work = (run: Run) => void;
