/** Prefetches the page of a link on hover, touch and focus, unless data saving is on. */
export function prefetchOnIntent() {
  const prefetchedPages = new Set([pageKey(location)]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || isFile.test(link.pathname) || savesData())
      return;
    const page = pageKey(link);
    if (prefetchedPages.has(page)) return;
    prefetchedPages.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, prefetch, { passive: true });
  }
}

const isFile = /\.\w+$/;

function pageKey({ pathname, search }: HTMLAnchorElement | Location) {
  return pathname + search;
}

function savesData() {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
