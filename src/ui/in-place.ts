import { followForms } from './in-place-forms.ts';
import { restoreScroll, focusedOr, focusAgain, controlOf, keepTyped } from './in-place-focus.ts';

/**
 * Follows links to another state of the same page by exchanging only the part of it that is marked `data-in-place`
 * and has an id. Tabs are a `nav` directly in the part, and stay. Forms marked `data-follow` are sent as soon as a
 * choice in them changes. Without the Navigation API links and forms load a page.
 */
export function followInPlace() {
  const place = document.querySelector<HTMLElement>('[data-in-place]');
  if (!place) return;
  if (!('navigation' in window)) return followForms(place, (href) => location.assign(href));
  let shown = location.search;
  let followed: Followed | undefined;
  /** The names of controls that were clicked while a step was still loading. */
  const steps: string[] = [];

  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || leadsOut(place, link)) return;
    const { control } = link.dataset;
    if (control === undefined) steps.length = 0;
    else if (place.ariaBusy) {
      event.preventDefault();
      steps.push(control);
      return;
    }
    followed = { href: link.href, control: link };
  });
  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, canIntercept, hashChange } = event;
    const isTraverse = navigationType === 'traverse';
    if (isTraverse) steps.length = 0;
    const { pathname, search } = new URL(destination.url);
    if (!canIntercept || hashChange || pathname !== location.pathname) return;
    if (isTraverse ? search === shown : destination.url !== followed?.href) return;
    const control = isTraverse ? undefined : followed?.control;
    shown = search;
    const handler = () => show(place, search, control, isTraverse ? event : undefined);
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
  followForms(place, (href, control) => {
    followed = { href, control };
    location.assign(href);
  });

  async function show(
    part: HTMLElement,
    search: string,
    control: HTMLElement | undefined,
    traverse: NavigateEvent | undefined,
  ) {
    part.ariaBusy = 'true';
    coverPart(part);
    const tab = tabOf(part, search);
    if (tab && !tab.hasAttribute('aria-current')) travel(() => markTab(part, tab));
    try {
      const response = await fetch(location.pathname + search);
      if (!response.ok) throw new Error(response.statusText);
      const next = new DOMParser().parseFromString(await response.text(), 'text/html');
      const content = next.getElementById(part.id);
      if (!content) throw new Error('The page has no such part');
      if (search !== shown) return;
      renewHead(next);
      const { activeElement } = document;
      const typeAgain = keepTyped(part);
      exchange(part, content);
      typeAgain();
      if (control) focusAgain(part, focusedOr(control, activeElement));
    } catch {
      if (search === shown) location.reload();
      return;
    }
    part.ariaBusy = null;
    if (traverse) restoreScroll(traverse);
    else if (part.getBoundingClientRect().top < 0) part.scrollIntoView({ behavior: 'instant' });
    announceSummary(part);
    const step = steps.shift();
    if (step !== undefined) controlOf(part, step)?.click();
  }
}

/** Where it leads, and the control that was used. */
type Followed = { href: string; control: HTMLElement };

/** True of a link to what stands outside the part: it loads the page. */
function leadsOut(place: HTMLElement, { hash }: HTMLAnchorElement) {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  return target !== null && !place.contains(target);
}

/** Lets the spinner of slow navigations cover the part alone. */
function coverPart(part: HTMLElement) {
  const cover = document.getElementById('slow-navigation');
  if (!cover) return;
  cover.dataset['within'] = '';
  part.append(cover);
}

function uncoverPart() {
  const cover = document.getElementById('slow-navigation');
  if (!cover) return;
  delete cover.dataset['within'];
  document.body.append(cover);
}

/** What the head says of the page itself: its address, its names, and what search engines read. */
function renewHead(next: Document) {
  const ofPage =
    'title, meta[name=description], meta[property], [rel=canonical], [type="application/ld+json"]';
  for (const former of document.head.querySelectorAll(ofPage)) former.remove();
  document.head.append(...next.head.querySelectorAll(ofPage));
}

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

function exchange(place: HTMLElement, content: Element) {
  uncoverPart();
  const current = tabsOf(content).find((tab) => tab.hasAttribute('aria-current'));
  const rest = ':scope > :not(nav)';
  for (const former of place.querySelectorAll(rest)) former.remove();
  place.append(...content.querySelectorAll(rest));
  // Tabs stay; where they lead to may have changed with what is looked for.
  for (const [at, tab] of tabsOf(content).entries()) {
    const present = tabsOf(place)[at];
    if (present) present.href = tab.href;
  }
  const tab = current && tabOf(place, current.search);
  if (tab) markTab(place, tab);
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

/** Announces the part's `data-summary` to screen readers. */
function announceSummary(place: HTMLElement) {
  const { summary } = place.querySelector<HTMLElement>('[data-summary]')?.dataset ?? {};
  const status = document.querySelector('[data-in-place-summary]');
  if (status && summary !== undefined) status.textContent = summary;
}
