import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** All windows of a browser share one session. They tell each other which user it belongs to. */
export function useSession(email: string, onReplaced: () => void) {
  const sessionEmail = useRef(email);
  const channel = useRef<BroadcastChannel>(undefined);
  const notifyReplaced = useEffectEvent(onReplaced);

  useEffect(() => {
    const bus = new BroadcastChannel('session');
    channel.current = bus;
    bus.addEventListener('message', ({ data }: MessageEvent<string>) => {
      sessionEmail.current = data;
      if (data !== email) notifyReplaced();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
    bus.postMessage(email);
    return () => bus.close();
  }, [email]);

  return {
    /** True if the session now belongs to another user. */
    isReplaced: useCallback(() => sessionEmail.current !== email, [email]),
    /** Call it when this window's user has signed in again. */
    takeBack: () => {
      sessionEmail.current = email;
      channel.current?.postMessage(email);
    },
  };
}
