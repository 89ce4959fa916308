/** A name for a form that is open here and now. */
export function makeWriter() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** While it is held, other windows know that the form is still open. The browser lets go of it in a crash, too. */
export function holdWriter(writer: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()
    ?.request(lockOf(writer), () => promise)
    .catch(() => undefined);
  return () => resolve();
}

/** Tells who of them writes in a window that is open. Nobody, where the browser cannot know. */
export async function findOpenWriters(writers: readonly string[]) {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(writers.filter((writer) => names.has(lockOf(writer))));
}

function lockOf(writer: string) {
  return `form-${writer}`;
}

/** There are none where a page comes without TLS. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
