import { useEffect, useRef, useState } from 'react';
import { depthOfEntry, holdEntry } from '../useAddress.ts';
import { ConfirmLeave } from './ConfirmLeave.tsx';

type LeaveGuardOptions = {
  /** Whoever leaves gives up what was written. They leave when it is gone from the device. */
  onLeave?: () => Promise<void>;
  /** What is held stands at an address of its own: going back in the browser leads away from it. */
  holdsBack?: boolean;
};

const patienceMs = 5_000;

/** Shared by all forms of a screen: whoever leaves one, leaves all. */
const departure = { isFree: false };

/** While `isHolding`, everything that leads away asks first: links, closing the window, and whatever calls `leave`. */
export function useLeaveGuard(
  isHolding: boolean,
  { onLeave, holdsBack = false }: LeaveGuardOptions = {},
) {
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const isFree = useRef(false);

  useEffect(() => {
    if (!isHolding) return undefined;
    departure.isFree = false;
    isFree.current = false;

    function holdWindow(event: BeforeUnloadEvent) {
      if (!departure.isFree && !isFree.current) event.preventDefault();
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

  useEffect(() => {
    if (!isHolding || !holdsBack) return undefined;
    const here = depthOfEntry();
    const { search } = location;
    let steps = 0;

    return holdEntry(() => {
      const away = location.search === search ? 0 : depthOfEntry() - here;
      if (departure.isFree || isFree.current || (away === 0 && steps === 0)) return false;
      if (away !== 0) {
        steps = away;
        history.go(-away);
      } else {
        const asked = steps;
        steps = 0;
        setLeaving({
          go: () => {
            departure.isFree = true;
            history.go(asked);
          },
        });
      }
      return true;
    });
  }, [isHolding, holdsBack]);

  async function leaveBy(go: () => void) {
    if (isFree.current) return;
    isFree.current = true;
    await atMost(patienceMs, onLeave?.());
    setLeaving(undefined);
    go();
  }

  return {
    leave: (go: () => void) => (isHolding ? setLeaving({ go }) : go()),
    /** Nothing is held any more, though it may look so until the next render. */
    free: () => {
      isFree.current = true;
    },
    question: leaving && (
      <ConfirmLeave onStay={() => setLeaving(undefined)} onLeave={() => void leaveBy(leaving.go)} />
    ),
  };
}

function atMost(ms: number, work: Promise<void> | undefined) {
  const end = Promise.withResolvers<void>();
  setTimeout(end.resolve, ms);
  return Promise.race([work, end.promise]);
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
