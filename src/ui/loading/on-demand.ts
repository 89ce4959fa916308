/**
 * Loads scripts when their part of the page is scrolled into view or used. Each script is in a
 * `<template data-for="…">` with a selector for its parts. `data-on` names an event, click or submit, that is held
 * and repeated once the script has loaded; without it the part must come into view. With `data-on` and
 * `data-margin`, the observer's root margin, either suffices. Blur events that happen meanwhile are repeated too.
 * `data-keeps-address` marks a script that does not push URLs, so Back and Forward need no handling.
 * `data-draft` is a key prefix: the script loads at once if the session storage has a draft for this path.
 */
export function fetchScriptsOnDemand() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-for]')) {
    const { for: selector = '', on, draft, margin, keepsAddress } = template.dataset;
    const url = template.content.querySelector('script')?.getAttribute('src');
    if (!url) continue;
    let request: Promise<void> | undefined;
    let isLoaded = false;
    const setLoaded = () => {
      isLoaded = true;
    };
    // After a failure the next use retries.
    const resetRequest = () => {
      request = undefined;
    };
    const fetchOnce = () =>
      (request ??= import(/* @vite-ignore */ url).then(setLoaded, resetRequest));
    const watched = new WeakSet<Element>();
    const watch = () => {
      for (const part of document.querySelectorAll(selector)) {
        if (watched.has(part)) continue;
        watched.add(part);
        if (on === undefined || margin !== undefined) whenSeen(part, fetchOnce, margin);
        if (on !== undefined) whenUsed(part, on, fetchOnce);
      }
    };
    watch();
    // A part that was replaced in place may need the script for the first time.
    document.addEventListener('exchange', watch, true);
    if (hasDraft(draft)) void fetchOnce();
    if (on !== undefined && keepsAddress === undefined)
      addEventListener('popstate', () => isLoaded || reloadIfMoved());
  }
}

let loadedSearch = location.search;
document.addEventListener('exchange', () => (loadedSearch = location.search), true);

/** Back and Forward can reach URLs that the script pushed before a reload. */
function reloadIfMoved() {
  if (location.search !== loadedSearch) location.reload();
}

function whenSeen(part: Element, fetchOnce: () => Promise<void>, rootMargin = '200px') {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchOnce();
    },
    { rootMargin },
  );
  observer.observe(part);
}

function whenUsed(part: Element, heldType: string, fetchOnce: () => Promise<void>) {
  let isLoaded = false;
  const blurEvents: FocusEvent[] = [];
  const repeatBlurs = () => {
    isLoaded = true;
    for (const event of blurEvents.splice(0))
      event.target?.dispatchEvent(new FocusEvent(event.type, event));
  };
  part.addEventListener('focusout', (event) => isLoaded || blurEvents.push(event as FocusEvent));
  const fetchAndRepeat = () => fetchOnce().then(repeatBlurs);
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    part.addEventListener(type, fetchAndRepeat, { passive: true });
  }
  const hold = async (event: Event) => {
    if (isLoaded || opensElsewhere(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await fetchAndRepeat();
    if (event instanceof SubmitEvent) (part as HTMLFormElement).requestSubmit(event.submitter);
    else event.target?.dispatchEvent(new MouseEvent('click', event));
  };
  part.addEventListener(heldType, (event) => void hold(event), true);
}

/** True for a click that opens another tab or window. */
function opensElsewhere(event: Event) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** Returns false if the browser denies access to the session storage. */
function hasDraft(prefix: string | undefined) {
  try {
    return Object.keys(sessionStorage).some(
      (key) => prefix && key.startsWith(prefix) && key.endsWith(location.pathname),
    );
  } catch {
    return false;
  }
}
