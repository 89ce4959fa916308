import { contentVersion } from './content.ts';

/**
 * What is read of content alone, kept in memory until content changes. With `keepsLast`, a read that fails is
 * answered with what was read before.
 */
export function cachedContent<T>(read: () => Promise<T>, { keepsLast = false } = {}) {
  let kept: { version: number; answer: Promise<T> } | undefined;
  return () => {
    const version = contentVersion();
    if (kept?.version !== version) {
      const last = keepsLast ? kept : undefined;
      const answer = read().catch((cause: unknown) => {
        kept = last;
        if (last) return last.answer;
        throw cause;
      });
      kept = { version, answer };
    }
    return kept.answer;
  };
}
