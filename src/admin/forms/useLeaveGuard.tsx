import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { depthOfEntry, holdEntry } from '../useAddress.ts';
import { ConfirmLeave } from './ConfirmLeave.tsx';

type LeaveGuardOptions = {
  /** Whoever leaves gives up what was written. They leave when it is gone from the device, or after five seconds. */
  onLeave?: () => Promise<void>;
  /** What is held stands at an address of its own: going back in the browser leads away from it. */
  holdsBack?: boolean;
};

/** `leavesAll` when the page itself is left, with every form on it. */
type Leaving = { go: () => void; leavesAll: boolean };

const patienceMs = 5_000;

/** Shared by all forms of a screen: whoever leaves one by a link or by going back, leaves all. */
const departure = { isFree: false, leavers: new Set<() => Promise<void>>() };

/** While `isHolding`, everything that leads away asks first: links, signing out, closing the window, and whatever calls `leave`. */
export function useLeaveGuard(
  isHolding: boolean,
  { onLeave, holdsBack = false }: LeaveGuardOptions = {},
) {
  const [leaving, setLeaving] = useState<Leaving>();
  const isLeaving = useRef(false);
  const isFree = useRef(false);
  const giveUp = useRef(onLeave);

  useLayoutEffect(() => {
    giveUp.current = onLeave;
  });

  useEffect(() => {
    if (!isHolding) return undefined;
    departure.isFree = false;
    isFree.current = false;
    const leaver = async () => giveUp.current?.();

    function holdWindow(event: BeforeUnloadEvent) {
      if (!departure.isFree && !isFree.current) event.preventDefault();
    }
    function holdLink(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // Where several forms stand on a screen, one of them asks.
      if (!link || event.defaultPrevented || !leadsAway(link, event)) return;
      event.preventDefault();
      setLeaving({
        leavesAll: true,
        go: () => {
          departure.isFree = true;
          location.assign(link.href);
        },
      });
    }
    function holdSignOut(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-leaves]')) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      setLeaving({
        leavesAll: true,
        go: () => {
          departure.isFree = true;
          form.submit();
        },
      });
    }
    departure.leavers.add(leaver);
    document.addEventListener('submit', holdSignOut);
    addEventListener('beforeunload', holdWindow);
    document.addEventListener('click', holdLink, { capture: true });
    return () => {
      departure.leavers.delete(leaver);
      document.removeEventListener('submit', holdSignOut);
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
          leavesAll: true,
          go: () => {
            departure.isFree = true;
            history.go(asked);
          },
        });
      }
      return true;
    });
  }, [isHolding, holdsBack]);

  async function leaveBy({ go, leavesAll }: Leaving) {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const leavers = [...departure.leavers];
    const given = leavesAll ? Promise.all(leavers.map((leaver) => leaver())) : onLeave?.();
    await atMost(patienceMs, given);
    isLeaving.current = false;
    isFree.current = true;
    setLeaving(undefined);
    go();
  }

  return {
    leave: (go: () => void) => (isHolding ? setLeaving({ go, leavesAll: false }) : go()),
    /** Nothing is held any more, though it may look so until the next render. */
    free: () => {
      isFree.current = true;
    },
    question: leaving && (
      <ConfirmLeave
        onStay={() => isLeaving.current || setLeaving(undefined)}
        onLeave={() => void leaveBy(leaving)}
      />
    ),
  };
}

function atMost(ms: number, work: Promise<unknown> | undefined) {
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
