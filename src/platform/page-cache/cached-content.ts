import { contentVersion } from '../database/content.ts';

/**
 * Caches a read of content until the content version changes. With `keepsLast`, a failed read returns the result of the
 * last good one.
 */
export function cachedContent<T>(read: () => Promise<T>, { servesStale = false } = {}) {
  let cached: { version: number; result: Promise<T> } | undefined;
  return () => {
    const version = contentVersion();
    if (cached?.version !== version) {
      const last = servesStale ? cached : undefined;
      const result = read().catch((cause: unknown) => {
        cached = last;
        if (last) return last.result;
        throw cause;
      });
      cached = { version, result };
    }
    return cached.result;
  };
}
