import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * Runs changes to a list and tells whether any is running and how the last one that failed did so. They may overlap:
 * a mutation itself only knows the latest.
 */
export function useWork() {
  const mutationKey = [useId()];
  const [failure, setFailure] = useState<string>();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (run: Run) => run(),
    onMutate: () => setFailure(undefined),
    onError: ({ message }) => setFailure(message),
  });
  return { work: mutate, isBusy: useIsMutating({ mutationKey }) > 0, failure };
}

type Run = () => Promise<void>;

export type Work = (run: Run) => void;
