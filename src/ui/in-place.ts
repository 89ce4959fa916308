type Control = { name: string | undefined; href: string | null };

/**
 * Follows the links of a part of the page that lead to another state of the same page, by exchanging that
 * part alone. It is marked `data-in-place` and has an id. The address changes, and Back leads back.
 */
export function followInPlace() {
  const place = document.querySelector<HTMLElement>('[data-in-place]');
  if (!place) return;
  let shown = location.search;

  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlain(event) || link.pathname !== location.pathname || link.hash) return;
    event.preventDefault();
    if (link.search !== shown) history.pushState(null, '', link.href);
    void show(place, { name: link.dataset['control'], href: link.getAttribute('href') });
  });
  addEventListener('popstate', () => {
    if (location.search !== shown) void show(place);
  });

  async function show(part: HTMLElement, control?: Control) {
    const asked = location.search;
    shown = asked;
    part.ariaBusy = 'true';
    try {
      const response = await fetch(location.href);
      if (!response.ok) throw new Error(response.statusText);
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      const content = next.getElementById(part.id);
      if (!content) throw new Error('The page has no such part');
      if (asked !== shown) return;
      renewHead(next);
      await exchange(part, content, control);
      tellSummary(part);
    } catch {
      if (asked !== shown) return;
      location.reload();
    }
    part.ariaBusy = null;
  }
}

function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** What the head says of the page itself: its address, its names, and what search engines read. */
function renewHead(next: Document) {
  const ofPage =
    'title, meta[name=description], meta[property], [rel=canonical], [type="application/ld+json"]';
  for (const former of document.head.querySelectorAll(ofPage)) former.remove();
  document.head.append(...next.head.querySelectorAll(ofPage));
}

/** Waits until the part is exchanged, not until the change is painted. */
async function exchange(place: HTMLElement, content: Element, control: Control | undefined) {
  const change = () => {
    place.replaceChildren(...content.childNodes);
    focusAgain(place, control);
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView({ behavior: 'instant' });
    place.dispatchEvent(new Event('exchange'));
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  document.documentElement.dataset['changing'] = '';
  const transition = document.startViewTransition(change);
  running = transition;
  const settle = () => {
    if (running === transition) delete document.documentElement.dataset['changing'];
  };
  transition.finished.then(settle, settle);
  // A change that takes its place is no failure.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** A change that begins while another is painted takes its place. */
let running: ViewTransition | undefined;

/** What a part says of itself in `data-summary` is said aloud, where the page has a place for it. */
function tellSummary(place: HTMLElement) {
  const { summary } = place.querySelector<HTMLElement>('[data-summary]')?.dataset ?? {};
  const status = document.querySelector('[data-in-place-summary]');
  if (status && summary !== undefined) status.textContent = summary;
}

/** What was followed has the focus again: by its name, or by where it leads. */
function focusAgain(place: HTMLElement, control: Control | undefined) {
  if (!control) return;
  const { name, href } = control;
  const selector = name === undefined ? `a[href="${href}"]` : `[data-control="${name}"]`;
  place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
