import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** All windows of a browser share one session. They tell each other whose it is. */
export function useSession(email: string, onReplaced: () => void) {
  const holder = useRef(email);
  const channel = useRef<BroadcastChannel>(undefined);
  const replaced = useEffectEvent(onReplaced);

  useEffect(() => {
    const opened = new BroadcastChannel('session');
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      holder.current = data;
      if (data !== email) replaced();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
    opened.postMessage(email);
    return () => opened.close();
  }, [email]);

  return {
    /** True when the session belongs to another user by now. */
    isReplaced: useCallback(() => holder.current !== email, [email]),
    /** Called when this window's user has signed in again. */
    takeBack: () => {
      holder.current = email;
      channel.current?.postMessage(email);
    },
  };
}
