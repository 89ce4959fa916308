/** Fetches the page behind a link when a visitor points at it, touches it or reaches it, unless they save data. */
export function prefetchOnIntent() {
  const asked = new Set([pageOf(location)]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || isFile.test(link.pathname) || savesData())
      return;
    const page = pageOf(link);
    if (asked.has(page)) return;
    asked.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(sign, prefetch, { passive: true });
  }
}

const isFile = /\.\w+$/;

function pageOf({ pathname, search }: HTMLAnchorElement | Location) {
  return pathname + search;
}

function savesData() {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
