/**
 * Fetches scripts when the part of the page that needs them is reached or touched. Each waits in a
 * `<template data-for="…">`, a selector of those parts, where browsers leave it alone. `data-on` says what
 * waits for it and is done again when it is there, a click or a submit; without one the part needs to be seen.
 * With both `data-on` and `data-margin` either is enough; the margin is how far the part must have come into view.
 * Fields that were left meanwhile are left again.
 * A script that pushes no address of its own says `data-keeps-address`: Back and Forward are not its business.
 * It is fetched at once where the session keeps a draft for this address under a name that begins as `data-draft` says.
 */
export function fetchScriptsOnDemand() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-for]')) {
    const { for: selector = '', on, draft, margin, keepsAddress } = template.dataset;
    const address = template.content.querySelector('script')?.getAttribute('src');
    if (!address) continue;
    let fetched: Promise<void> | undefined;
    let isThere = false;
    const note = () => {
      isThere = true;
    };
    // After a failure the next touch tries again.
    const forget = () => {
      fetched = undefined;
    };
    const fetchOnce = () => (fetched ??= import(/* @vite-ignore */ address).then(note, forget));
    const known = new WeakSet<Element>();
    const watch = () => {
      for (const part of document.querySelectorAll(selector)) {
        if (known.has(part)) continue;
        known.add(part);
        if (on === undefined || margin !== undefined) whenSeen(part, fetchOnce, margin);
        if (on !== undefined) whenTouched(part, on, fetchOnce);
      }
    };
    watch();
    // A part that was exchanged in place may need what none needed before.
    document.addEventListener('exchange', watch, true);
    if (hasDraft(draft)) void fetchOnce();
    if (on !== undefined && keepsAddress === undefined)
      addEventListener('popstate', () => isThere || showAgain());
  }
}

let opened = location.search;
document.addEventListener('exchange', () => (opened = location.search), true);

/** What the script pushed before a reload, Back and Forward lead to. */
function showAgain() {
  if (location.search !== opened) location.reload();
}

function whenSeen(part: Element, fetchOnce: () => Promise<void>, rootMargin = '200px') {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      void fetchOnce();
    },
    { rootMargin },
  );
  observer.observe(part);
}

function whenTouched(part: Element, held: string, fetchOnce: () => Promise<void>) {
  let isThere = false;
  const left: FocusEvent[] = [];
  const note = () => {
    isThere = true;
    for (const event of left.splice(0))
      event.target?.dispatchEvent(new FocusEvent(event.type, event));
  };
  part.addEventListener('focusout', (event) => isThere || left.push(event as FocusEvent));
  const fetchAndNote = () => fetchOnce().then(note);
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    part.addEventListener(sign, fetchAndNote, { passive: true });
  }
  const hold = async (event: Event) => {
    if (isThere || isForElsewhere(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    await fetchAndNote();
    if (event instanceof SubmitEvent) (part as HTMLFormElement).requestSubmit(event.submitter);
    else event.target?.dispatchEvent(new MouseEvent('click', event));
  };
  part.addEventListener(held, (event) => void hold(event), true);
}

/** True for a click that opens another tab or window. */
function isForElsewhere(event: Event) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** The browser may refuse access to the storage. */
function hasDraft(prefix: string | undefined) {
  try {
    return Object.keys(sessionStorage).some(
      (key) => prefix && key.startsWith(prefix) && key.endsWith(location.pathname),
    );
  } catch {
    return false;
  }
}
