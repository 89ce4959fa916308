import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Counts the uploads of a form. A save requested in the meantime runs after the last upload, unless one fails. */
export function usePendingUploads(saveNow: () => void) {
  const [{ count, isAsked }, setState] = useState({ count: 0, isAsked: false });
  const saveAfterLast = useEffectEvent(saveNow);

  const beginUpload = useCallback(() => {
    let isPending = true;
    setState((state) => ({ count: state.count + 1, isAsked: state.count > 0 && state.isAsked }));
    return (isDone: boolean) => {
      if (!isPending) return;
      isPending = false;
      setState((state) => ({ count: state.count - 1, isAsked: state.isAsked && isDone }));
    };
  }, []);

  useEffect(() => {
    if (isAsked && count === 0) saveAfterLast();
  }, [isAsked, count]);

  return {
    beginUpload,
    isUploading: count > 0,
    /** True while a save waits for an upload. */
    isWaiting: isAsked && count > 0,
    saveWhenUploaded: () => setState((state) => ({ ...state, isAsked: true })),
  };
}
