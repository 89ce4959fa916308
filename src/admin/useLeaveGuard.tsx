import { useEffect, useRef, useState } from 'react';
import { ConfirmLeave } from './ConfirmLeave.tsx';

/** While `isHolding`, everything that leads away asks first: links, closing the window, and whatever calls `leave`. */
export function useLeaveGuard(isHolding: boolean) {
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const isFree = useRef(false);

  useEffect(() => {
    if (!isHolding) return undefined;
    isFree.current = false;

    function holdWindow(event: BeforeUnloadEvent) {
      if (!isFree.current) event.preventDefault();
    }
    function holdLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsAway(link, event)) return;
      event.preventDefault();
      setLeaving({
        go: () => {
          isFree.current = true;
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
