import { useEffect, useEffectEvent } from 'react';

/** Holds back a click on a link that leaves the page. `leave` receives the function that continues. */
export function useLinksAway(leave: (go: () => void) => void) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = link?.target === '_blank' || event.ctrlKey || event.metaKey;
    if (!link?.href || isElsewhere || event.defaultPrevented || isHere(link)) return;
    leave(() => {
      // The user has answered, so the browser must not ask again.
      addEventListener('beforeunload', (unload) => unload.stopImmediatePropagation(), true);
      location.assign(link.href);
    });
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}

function isHere({ origin, pathname, hash }: HTMLAnchorElement) {
  return origin === location.origin && pathname === location.pathname && hash !== '';
}
