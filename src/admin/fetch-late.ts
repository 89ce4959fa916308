const tries = 3;
const betweenMs = 5_000;

/** What `load` imports, tried again when the connection is back. When it cannot be had, `missing` takes its place. */
export async function fetchLate<Part>(load: () => Promise<Part>, missing: Part): Promise<Part> {
  for (let rest = tries - 1; ; rest--) {
    try {
      return await load();
    } catch (cause) {
      if (rest === 0) {
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
