import { useMutation } from '@tanstack/react-query';

/** Runs one change at a time. An attempt resolves to undefined if it fails or another is still running. */
export function useAttempt(onSettled?: () => Promise<unknown>) {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled,
  });
  return {
    isBusy: isPending,
    /** The error message of the last attempt. */
    failure: error?.message,
    forgetFailure: reset,
    attempt: async <T>(run: () => Promise<T>) => {
      if (isPending) return undefined;
      return mutateAsync(run).catch(() => undefined) as Promise<T | undefined>;
    },
  };
}
