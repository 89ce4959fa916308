import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * Runs changes to a list; reports whether any is running and the error of the last failed one. They may overlap, and a
 * single mutation only knows its latest call.
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
