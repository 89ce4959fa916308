import { contentVersion } from './content.ts';

/** What is read of content alone, kept in memory until content changes. */
export function cachedContent<T>(read: () => Promise<T>) {
  let kept: { version: number; answer: Promise<T> } | undefined;
  return () => {
    const version = contentVersion();
    if (kept?.version !== version) {
      const answer = read();
      kept = { version, answer };
      answer.catch(() => (kept = undefined));
    }
    return kept.answer;
  };
}
