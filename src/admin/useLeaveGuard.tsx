import { useEffect, useState } from 'react';
import { ConfirmLeave } from './ConfirmLeave.tsx';

/** Shared by all forms of a screen: whoever leaves one, leaves all. */
const departure = { isFree: false };

/** While `isHolding`, everything that leads away asks first: links, closing the window, and whatever calls `leave`. */
export function useLeaveGuard(isHolding: boolean) {
  const [leaving, setLeaving] = useState<{ go: () => void }>();

  useEffect(() => {
    if (!isHolding) return undefined;
    departure.isFree = false;

    function holdWindow(event: BeforeUnloadEvent) {
      if (!departure.isFree) event.preventDefault();
    }
    function holdLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // Where several forms stand on a screen, one of them asks.
      if (!link || event.defaultPrevented || !leadsAway(link, event)) return;
      event.preventDefault();
      setLeaving({
        go: () => {
          departure.isFree = true;
          location.assign(link.href);
        },
      });
    }
    addEventListener('beforeunload', holdWindow);
    document.addEventListener('click', holdLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', holdWindow);
      document.removeEventListener('click', holdLink, { capture: true });
    };
  }, [isHolding]);

  return {
    leave: (go: () => void) => (isHolding ? setLeaving({ go }) : go()),
    question: leaving && <ConfirmLeave onStay={() => setLeaving(undefined)} onLeave={leaving.go} />,
  };
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent) {
  const opensElsewhere =
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target === '_blank';
  const staysHere = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
  return !opensElsewhere && !staysHere && link.protocol.startsWith('http');
}
