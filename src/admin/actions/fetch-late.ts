const tries = 3;
const betweenMs = 5_000;

/** Imports lazily, and retries when the connection is back. Returns `missing` if all attempts fail. */
export async function fetchLate<Part>(load: () => Promise<Part>, missing: Part): Promise<Part> {
  for (let retries = tries - 1; ; retries--) {
    try {
      return await load();
    } catch (cause) {
      if (retries === 0) {
        console.error(cause);
        return missing;
      }
      await connectionOr(betweenMs);
    }
  }
}

function connectionOr(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const signal = AbortSignal.timeout(ms);
  addEventListener('online', () => resolve(), { once: true, signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
