import { useEffect, useLayoutEffect, useState } from 'react';

const delayMs = 500;

/** Calls `save` half a second after `schedule`, or earlier when the window is hidden or the component unmounts. */
export function useAutosave(save: () => void) {
  const [autosave] = useState(createAutosave);
  useLayoutEffect(() => autosave.callOnSave(save));

  useEffect(() => {
    const saveIfHidden = () => document.visibilityState === 'hidden' && autosave.saveNow();
    const leaveEvents = ['pagehide', 'beforeunload'];
    for (const event of leaveEvents) addEventListener(event, autosave.saveNow);
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      for (const event of leaveEvents) removeEventListener(event, autosave.saveNow);
      document.removeEventListener('visibilitychange', saveIfHidden);
      autosave.saveNow();
    };
  }, [autosave]);

  return autosave;
}

function createAutosave() {
  let save: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function saveNow() {
    if (timer === undefined) return;
    cancel();
    save?.();
  }

  return {
    schedule: () => {
      timer ??= setTimeout(saveNow, delayMs);
    },
    saveNow,
    cancel,
    callOnSave: (next: () => void) => {
      save = next;
    },
  };
}
