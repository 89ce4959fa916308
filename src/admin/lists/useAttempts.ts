import { useState } from 'react';

/** What is being done, and what went wrong with it, in the words for it. */
export function useAttempts() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function attempt(otherwise: string, work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch {
      setFailure(otherwise);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, attempt };
}

export type Attempts = ReturnType<typeof useAttempts>;
