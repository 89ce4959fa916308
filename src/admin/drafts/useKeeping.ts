import { useEffect, useLayoutEffect, useState } from 'react';

const waitsMs = 500;

/** Calls `keep` half a second after `noteTyping`, or when the window is left before. What is settled is not kept. */
export function useKeeping(keep: () => void) {
  const [keeping] = useState(createKeeping);
  useLayoutEffect(() => keeping.keepBy(keep));

  useEffect(() => {
    const keepIfHidden = () => document.visibilityState === 'hidden' && keeping.keepNow();
    const leavings = ['pagehide', 'beforeunload'];
    for (const leaving of leavings) addEventListener(leaving, keeping.keepNow);
    document.addEventListener('visibilitychange', keepIfHidden);
    return () => {
      for (const leaving of leavings) removeEventListener(leaving, keeping.keepNow);
      document.removeEventListener('visibilitychange', keepIfHidden);
      keeping.keepNow();
    };
  }, [keeping]);

  return keeping;
}

function createKeeping() {
  let keep: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    clearTimeout(timer);
    timer = undefined;
  }

  function keepNow() {
    if (timer === undefined) return;
    settle();
    keep?.();
  }

  return {
    noteTyping: () => {
      timer ??= setTimeout(keepNow, waitsMs);
    },
    keepNow,
    settle,
    keepBy: (next: () => void) => {
      keep = next;
    },
  };
}
