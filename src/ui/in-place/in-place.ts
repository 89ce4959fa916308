import { parsePage } from '../../lib/html/parse-page.ts';
import { followForms } from './in-place-forms.ts';

/**
 * Follows links to another state of the same page by replacing only the part marked `data-in-place`, which needs an
 * id. A `nav` that is a child of the part holds tabs and stays. Forms marked `data-follow` are sent as soon as a
 * choice changes, or if it has a value, on screens that match it. Links of a place marked `data-in-place-links` are
 * followed, too, and show what their hash names. What is marked `data-from-search` outside the part, such as a form
 * that names what was chosen, is loaded anew by a link to it once the query differs. Without the Navigation API, links and
 * forms load a page.
 */
export function followInPlace() {
  const container = document.querySelector<HTMLElement>('[data-in-place]');
  if (!container) return;
  if (!('navigation' in window)) return followForms(container, (href) => location.assign(href));
  // As an anchor of the scroll position it would lead Back to its own beginning.
  container.style.overflowAnchor = 'none';
  const loadedSearch = location.search;
  let currentSearch = loadedSearch;
  let lastRequest: NavigationRequest | undefined;
  /** The names of controls that were clicked while a step was loading. */
  const pendingSteps: string[] = [];

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    const isInside = container.contains(link) && !targetsOutside(container, link);
    if (!isInside && !link.closest(outerLinks)) return;
    const { control } = link.dataset;
    if (control === undefined) pendingSteps.length = 0;
    else if (container.ariaBusy) {
      event.preventDefault();
      pendingSteps.push(control);
      return;
    }
    lastRequest = { href: link.href, control: link };
  });
  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, canIntercept, hashChange } = event;
    const isTraverse = navigationType === 'traverse';
    if (isTraverse) pendingSteps.length = 0;
    const { pathname, search, hash } = new URL(destination.url);
    if (!canIntercept || pathname !== location.pathname) return;
    if (hashChange && !isTraverse && search !== loadedSearch && isFromSearch(hash)) {
      const load = async () => {
        event.scroll();
        location.reload();
      };
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler: load });
    }
    if (hashChange) return;
    if (isTraverse ? search === currentSearch : destination.url !== lastRequest?.href) return;
    const control = isTraverse ? undefined : lastRequest?.control;
    currentSearch = search;
    const handler = () => show(container, search, control, isTraverse ? event : undefined);
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
  followForms(container, (href, control) => {
    lastRequest = { href, control };
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
    const tab = findTab(part, search);
    if (tab && !tab.hasAttribute('aria-current')) animateTabs(() => markTab(part, tab));
    try {
      const response = await fetch(location.pathname + search);
      if (!response.ok) throw new Error(response.statusText);
      const { page: nextDocument, adoptStyles } = parsePage(await response.text());
      const content = nextDocument.getElementById(part.id);
      if (!content) throw new Error('The page has no such part');
      if (search !== currentSearch) return;
      adoptStyles();
      updateHead(nextDocument);
      const { activeElement } = document;
      const restoreTyped = preserveTyped(part);
      // First, so that who hears of the exchange finds them.
      exchangeHeads(nextDocument);
      exchange(part, content);
      restoreTyped();
      if (control) restoreFocus(part, focusedOr(control, activeElement));
    } catch {
      if (search === currentSearch) location.reload();
      return;
    }
    part.ariaBusy = null;
    if (traverse) restoreScroll(traverse);
    else if (control?.closest(outerLinks))
      findTarget(control)?.scrollIntoView({ block: 'nearest' });
    else if (isAnchored(control) || part.getBoundingClientRect().top < 0)
      part.scrollIntoView({ behavior: 'instant' });
    announceSummary(part);
    const step = pendingSteps.shift();
    if (step !== undefined) findControl(part, step)?.click();
  }
}

type NavigationRequest = { href: string; control: HTMLElement };

const outerLinks = '[data-in-place-links]';

/** True for a link to an anchor outside the part. Such a link is left to the browser. */
function targetsOutside(part: HTMLElement, link: HTMLAnchorElement) {
  const target = findTarget(link);
  return target !== null && !part.contains(target);
}

function findTarget(link: HTMLElement) {
  return link instanceof HTMLAnchorElement ? document.getElementById(link.hash.slice(1)) : null;
}

function isFromSearch(hash: string) {
  const target = document.getElementById(hash.slice(1));
  return target?.hasAttribute('data-from-search') ?? false;
}

function isAnchored(control: HTMLElement | undefined) {
  return control instanceof HTMLAnchorElement && control.hash !== '';
}

/** Moves the spinner of slow navigations so that it covers only the part. */
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

/** Replaces the title, the canonical URL and the metadata for search engines. */
function updateHead(nextDocument: Document) {
  const pageMetadata =
    'title, meta[name=description], meta[property], [rel=canonical], [type="application/ld+json"]';
  for (const former of document.head.querySelectorAll(pageMetadata)) former.remove();
  document.head.append(...nextDocument.head.querySelectorAll(pageMetadata));
}

/** Replaces what is marked `data-in-place-head` outside the part, such as a hero, if it differs. */
function exchangeHeads(nextDocument: Document) {
  for (const head of document.querySelectorAll('[data-in-place-head]')) {
    const next = nextDocument.getElementById(head.id);
    if (next && !next.isEqualNode(head)) head.replaceWith(next);
  }
}

function findTabs(part: Element) {
  return [...part.querySelectorAll<HTMLAnchorElement>(':scope > nav a')];
}

/** The tab whose link has this query string. */
function findTab(part: Element, search: string) {
  return findTabs(part).find((tab) => tab.search === search);
}

function markTab(part: Element, chosen: Element) {
  for (const tab of findTabs(part)) tab.removeAttribute('aria-current');
  chosen.setAttribute('aria-current', 'page');
}

function exchange(part: HTMLElement, content: Element) {
  uncoverPart();
  const current = findTabs(content).find((tab) => tab.hasAttribute('aria-current'));
  const rest = ':scope > :not(nav)';
  for (const former of part.querySelectorAll(rest)) former.remove();
  part.append(...content.querySelectorAll(rest));
  // The tabs stay in the page, but their URLs may depend on the filters.
  for (const [index, tab] of findTabs(content).entries()) {
    const existing = findTabs(part)[index];
    if (existing) existing.href = tab.href;
  }
  const tab = current && findTab(part, current.search);
  if (tab) markTab(part, tab);
  part.dispatchEvent(new Event('exchange'));
}

/** Animates the mark of the current tab to its new position. */
function animateTabs(change: () => void) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return change();
  document.documentElement.dataset['changing'] = '';
  const transition = document.startViewTransition(change);
  running = transition;
  const settle = () => {
    if (running === transition) delete document.documentElement.dataset['changing'];
  };
  transition.finished.then(settle, settle);
  // `ready` rejects when the next transition skips this one, which is not an error.
  transition.ready.catch(() => undefined);
}

/** A new transition replaces the running one. */
let running: ViewTransition | undefined;

/** Announces the part's `data-summary` to screen readers. */
function announceSummary(part: HTMLElement) {
  const { summary } = part.querySelector<HTMLElement>('[data-summary]')?.dataset ?? {};
  const status = document.querySelector('[data-in-place-summary]');
  if (status && summary !== undefined) status.textContent = summary;
}

function restoreScroll(event: NavigateEvent) {
  if (event.signal.aborted) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  event.scroll();
  style.scrollBehavior = '';
}

/** The focused element, or the control that was used: some browsers do not focus clicked links and buttons. */
function focusedOr(control: HTMLElement, focused: Element | null) {
  return focused instanceof HTMLElement && focused !== document.body ? focused : control;
}

/** Returns a function that restores unsent input in the same fields of the new part. */
function preserveTyped(part: HTMLElement) {
  const unsentFields = [...part.querySelectorAll<HTMLInputElement>('input[id]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value, defaultValue }) => ({ id, value, defaultValue }));
  return () => {
    for (const { id, value, defaultValue } of unsentFields) {
      const field = document.getElementById(id);
      const isSame = field instanceof HTMLInputElement && field.defaultValue === defaultValue;
      if (isSame) field.value = value;
    }
  };
}

/**
 * Restores the focus after the part was replaced. Steps are matched by `data-control`, fields and buttons by id. If
 * the control is deleted or hidden, the part's `data-rest` takes the focus.
 */
function restoreFocus(part: HTMLElement, former: HTMLElement) {
  const { control } = former.dataset;
  const sameId = former.id === '' ? null : document.getElementById(former.id);
  const replacement = control === undefined ? sameId : findControl(part, control);
  const target = former.isConnected ? former : replacement;
  const isVisible = target?.checkVisibility() ?? false;
  const next = isVisible ? target : part.querySelector<HTMLElement>('[data-rest]');
  next?.focus({ preventScroll: true });
}

function findControl(part: HTMLElement, name: string) {
  return part.querySelector<HTMLElement>(`[data-control="${name}"]`);
}
