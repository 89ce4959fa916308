type Release = () => void;

export type Semaphore = ReturnType<typeof createSemaphore>;

/** Limits concurrent work to `permits` and the queue to `maxWaiting`, first come, first served. */
export function createSemaphore({ permits, maxWaiting }: { permits: number; maxWaiting: number }) {
  const waiting: Release[] = [];
  let free = permits;

  function release() {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  return {
    /** Resolves to the function that releases the permit; undefined if too many wait or the signal aborts. */
    async acquire(signal: AbortSignal): Promise<Release | undefined> {
      if (free > 0) {
        free--;
        return release;
      }
      if (waiting.length >= maxWaiting || signal.aborted) return undefined;
      return new Promise((resolve) => {
        function enter() {
          signal.removeEventListener('abort', leave);
          resolve(release);
        }
        function leave() {
          waiting.splice(waiting.indexOf(enter), 1);
          resolve(undefined);
        }
        waiting.push(enter);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}

/** Limits concurrent work of each key, such as a member. Keys without work take no memory. */
export function createKeyedSemaphore(limits: { permits: number; maxWaiting: number }) {
  const semaphores = new Map<string, { semaphore: Semaphore; users: number }>();

  return {
    /** As that of {@link createSemaphore}. */
    async acquire(key: string, signal: AbortSignal): Promise<Release | undefined> {
      const entry = semaphores.get(key) ?? { semaphore: createSemaphore(limits), users: 0 };
      semaphores.set(key, entry);
      entry.users++;

      function leave() {
        entry.users--;
        if (entry.users === 0) semaphores.delete(key);
      }

      const release = await entry.semaphore.acquire(signal);
      if (!release) leave();
      return (
        release &&
        (() => {
          release();
          leave();
        })
      );
    },
  };
}
