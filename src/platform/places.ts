type Release = () => void;

export type Places = ReturnType<typeof createPlaces>;

/**
 * Lets a few work at a time. The others wait their turn; where as many wait as may, the next gets no place.
 * A place is given back by calling what `take` gave.
 */
export function createPlaces({ most, mostWaiting }: { most: number; mostWaiting: number }) {
  const waiting: Release[] = [];
  let taken = 0;

  function release() {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  }

  return {
    /** Undefined when there is no place, and when `leaving` comes before one is free. */
    async take(leaving: AbortSignal): Promise<Release | undefined> {
      if (taken < most) {
        taken++;
        return release;
      }
      if (waiting.length >= mostWaiting || leaving.aborted) return undefined;
      return new Promise((resolve) => {
        function enter() {
          leaving.removeEventListener('abort', leave);
          resolve(release);
        }
        function leave() {
          waiting.splice(waiting.indexOf(enter), 1);
          resolve(undefined);
        }
        waiting.push(enter);
        leaving.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
