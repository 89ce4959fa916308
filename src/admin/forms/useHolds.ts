import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** What a field is still busy with. A save that was asked for meanwhile follows, unless one of them fails. */
export function useHolds(saveNow: () => void) {
  const [{ count, isAsked }, setState] = useState({ count: 0, isAsked: false });
  const saveAtLast = useEffectEvent(saveNow);

  const hold = useCallback(() => {
    let isHolding = true;
    setState((state) => ({ count: state.count + 1, isAsked: state.count > 0 && state.isAsked }));
    return (isDone: boolean) => {
      if (!isHolding) return;
      isHolding = false;
      setState((state) => ({ count: state.count - 1, isAsked: state.isAsked && isDone }));
    };
  }, []);

  useEffect(() => {
    if (isAsked && count === 0) saveAtLast();
  }, [isAsked, count]);

  return {
    hold,
    isHeld: count > 0,
    isWaiting: isAsked && count > 0,
    wait: () => setState((state) => ({ ...state, isAsked: true })),
  };
}
