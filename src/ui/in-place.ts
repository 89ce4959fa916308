type Control = { name: string | undefined; href: string | null };

/** The link that was followed, and the earlier scroll position of its page. */
type Asked = { control?: Control; top?: number | undefined };

/**
 * Follows the links of a part of the page that lead to another state of the same page, by exchanging that
 * part alone. It is marked `data-in-place` and has an id; tabs are a `nav` of its own, and stay where they are.
 * The address changes, and Back leads back.
 */
export function followInPlace() {
  const place = document.querySelector<HTMLElement>('[data-in-place]');
  if (!place) return;
  let shown = location.search;
  /** Steps that were asked for while another was on its way, by the name of their control. */
  const steps: string[] = [];
  const places = createPlaces();
  const spinner = createSpinner(place);

  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlain(event) || link.pathname !== location.pathname || link.hash) return;
    event.preventDefault();
    const name = link.dataset['control'];
    if (name === undefined) steps.length = 0;
    else if (place.ariaBusy) {
      steps.push(name);
      return;
    }
    if (link.search !== shown) places.leaveFor(link.href);
    void show(place, { control: { name, href: link.getAttribute('href') } });
  });
  addEventListener('popstate', () => {
    steps.length = 0;
    const top = places.return();
    if (location.search === shown) return;
    // The browser goes there, too; if it went slowly, it would go on from where it is led meanwhile.
    document.documentElement.style.scrollBehavior = 'auto';
    void show(place, { top });
  });

  async function show(part: HTMLElement, asked: Asked) {
    const { search } = location;
    shown = search;
    part.ariaBusy = 'true';
    spinner.showSoon();
    const tab = tabOf(part, search);
    if (tab && !tab.hasAttribute('aria-current')) travel(() => markTab(part, tab));
    try {
      const response = await fetch(location.href);
      if (!response.ok) throw new Error(response.statusText);
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      const content = next.getElementById(part.id);
      if (!content) throw new Error('The page has no such part');
      if (search !== shown) return;
      renewHead(next);
      exchange(part, content, asked);
      tellSummary(part);
    } catch {
      if (search !== shown) return;
      location.reload();
      return;
    }
    part.ariaBusy = null;
    spinner.hide();
    const step = steps.shift();
    if (step !== undefined) part.querySelector<HTMLElement>(`a[data-control="${step}"]`)?.click();
  }
}

/** How far down each entry of the history stood. The browser would go there before the part has come. */
function createPlaces() {
  const tops = new Map<unknown, number>();
  let entry = entryOf(history.state);
  return {
    leaveFor(href: string) {
      tops.set(entry, scrollY);
      entry = Date.now();
      history.pushState({ entry }, '', href);
    },
    return() {
      tops.set(entry, scrollY);
      entry = entryOf(history.state);
      return tops.get(entry);
    },
  };
}

function entryOf(state: unknown) {
  return (state as { entry: number } | null)?.entry;
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

/** The tabs of a part; those that lead elsewhere within it are no tabs. */
function tabsOf(place: Element) {
  return [...place.querySelectorAll<HTMLAnchorElement>(':scope > nav a')];
}

/** The tab that leads to the query of an address. */
function tabOf(place: Element, search: string) {
  return tabsOf(place).find((tab) => tab.search === search);
}

function markTab(place: Element, chosen: Element) {
  for (const tab of tabsOf(place)) tab.removeAttribute('aria-current');
  chosen.setAttribute('aria-current', 'page');
}

function exchange(place: HTMLElement, content: Element, { control, top }: Asked) {
  const current = tabsOf(content).find((tab) => tab.hasAttribute('aria-current'));
  const rest = ':scope > :not(nav)';
  for (const former of place.querySelectorAll(rest)) former.remove();
  place.append(...content.querySelectorAll(rest));
  const tab = current && tabOf(place, current.search);
  if (tab) markTab(place, tab);
  focusAgain(place, control);
  document.documentElement.style.scrollBehavior = '';
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else if (place.getBoundingClientRect().top < 0) place.scrollIntoView({ behavior: 'instant' });
  place.dispatchEvent(new Event('exchange'));
}

/** Lets the mark of the tabs travel from where it is to where a change puts it. */
function travel(change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  document.documentElement.dataset['changing'] = '';
  const transition = document.startViewTransition(change);
  running = transition;
  const settle = () => {
    if (running === transition) delete document.documentElement.dataset['changing'];
  };
  transition.finished.then(settle, settle);
  // A transition that is skipped for the next one is no failure.
  transition.ready.catch(() => undefined);
}

/** The next transition replaces one that is running. */
let running: ViewTransition | undefined;

/** Covers what is exchanged by the page's own spinner when it takes longer than the page's patience. */
function createSpinner(place: HTMLElement) {
  const cover = document.getElementById('slow-navigation')?.cloneNode(true) as HTMLElement;
  const patience = Number(cover.dataset['patience']);
  cover.removeAttribute('id');
  cover.dataset['within'] = '';
  let timer = 0;
  return {
    showSoon() {
      if (timer) return;
      timer = window.setTimeout(() => {
        cover.hidden = false;
        place.append(cover);
      }, patience);
    },
    hide() {
      clearTimeout(timer);
      timer = 0;
      cover.remove();
    },
  };
}

/** Announces the part's `data-summary` to screen readers. */
function tellSummary(place: HTMLElement) {
  const { summary } = place.querySelector<HTMLElement>('[data-summary]')?.dataset ?? {};
  const status = document.querySelector('[data-in-place-summary]');
  if (status && summary !== undefined) status.textContent = summary;
}

/** Focuses the same link again, found by its name or its address. */
function focusAgain(place: HTMLElement, control: Control | undefined) {
  if (!control) return;
  const { name, href } = control;
  const selector = name === undefined ? `a[href="${href}"]` : `[data-control="${name}"]`;
  place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
