import { comparisonRows } from './comparison-rows.ts';
import { keepSlugs, keptSlugs, whenKeptElsewhere } from './kept-projects.ts';
import { isComparison, mostCompared, queryOf, slugsIn } from './shortlist-address.ts';
import { askText, keptText } from './shortlist-words.ts';
import { offerSentList } from './sent-list.ts';

/** Shows what is kept on the device, or what is to become of a list that somebody has sent. */
export function showShortlist() {
  const query = new URLSearchParams(location.search);
  if (slugsIn(query).length > 0) {
    letCopy(document);
    offerSentList();
    return;
  }
  const main = document.getElementById('main');
  const empty = main?.querySelector<HTMLElement>('[data-nothing]');
  if (!main || !empty) return;
  const page = main.ownerDocument;
  const source = page.querySelector<HTMLElement>('[data-own-list]')?.dataset['source'] ?? '';
  let all: Document | undefined;
  let shown: readonly Element[] = [empty];

  const show = async () => {
    const kept = keptSlugs();
    if (kept.length > 0) all ??= await readProjects(source);
    const list = kept.filter((slug) => all && itemOf(all, slug));
    if (list.length < kept.length) keepSlugs(list);
    const content: Element[] =
      list.length === 0 ? [empty] : contentFor(page, all, list, isComparison(query));
    shown[0]?.before(...content);
    for (const element of shown) if (!content.includes(element)) element.remove();
    shown = content;
  };
  const letGo = async (slug: string) => {
    const before = keptSlugs();
    keepSlugs(before.filter((one) => one !== slug));
    await show();
    main.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
    offerUndo(page, () => {
      keepSlugs(before);
      void show();
    });
  };
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-let-go]');
    const slug = button && button.closest<HTMLElement>('[data-slug]')?.dataset['slug'];
    if (slug) void letGo(slug);
  });
  whenKeptElsewhere(() => void show());
  show().catch(() => sayUnread(empty));
}

function sayUnread(empty: HTMLElement) {
  const [heading, lead] = [
    empty.querySelector('[data-heading]'),
    empty.querySelector('[data-lead]'),
  ];
  if (heading) heading.textContent = keptText(keptSlugs().length);
  if (lead) lead.textContent = 'They cannot be shown just now. Load the page again in a minute.';
  empty.dataset['unread'] = '';
}

/** Nothing tells the server which of them are kept. */
async function readProjects(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function contentFor(
  page: Document,
  all: Document | undefined,
  list: string[],
  isSideBySide: boolean,
) {
  const compared = list.slice(0, mostCompared);
  const name = isSideBySide ? '[data-own-comparison]' : '[data-own-list]';
  const template = page.querySelector<HTMLTemplateElement>(name);
  if (!template || !all) return [];
  // Not a clone: links in a template have no address of their own.
  const content = page.importNode(template.content, true);
  const slugs = isSideBySide ? compared : list;
  const items = slugs.flatMap((slug) => itemOf(all, slug) ?? []);
  if (isSideBySide) {
    const heads = slugs.flatMap((slug) => all.querySelector(`th[data-slug="${slug}"]`) ?? []);
    content.querySelector('[data-columns]')?.append(...heads.map(clone));
    content.querySelector('[data-rows]')?.append(...comparisonRows(page, items));
  } else {
    content.querySelector('[data-items]')?.append(...items.map(clone));
    setText(content, '[data-heading]', keptText(list.length));
    const link = content.querySelector<HTMLInputElement>('#shortlist-link');
    if (link) link.value = location.origin + location.pathname + queryOf(list);
    if (list.length < 2 || list.length > mostCompared)
      content.querySelector('[data-compare]')?.remove();
  }
  const ask = content.querySelector<HTMLAnchorElement>('[data-ask]');
  if (ask) ask.search = queryOf(slugs);
  setText(content, '[data-ask]', askText(slugs.length));
  for (const button of content.querySelectorAll<HTMLElement>('[data-let-go]'))
    button.hidden = false;
  letCopy(content);
  return [...content.children];
}

function itemOf(all: Document, slug: string) {
  return all.querySelector<HTMLElement>(`li[data-slug="${CSS.escape(slug)}"]`);
}

function clone(element: Element) {
  return document.importNode(element, true);
}

function setText(content: DocumentFragment, selector: string, text: string) {
  const element = content.querySelector(selector);
  if (element) element.textContent = text;
}

function letCopy(within: ParentNode) {
  const button = within.querySelector<HTMLButtonElement>('[data-copy]');
  const link = within.querySelector<HTMLInputElement>('#shortlist-link');
  if (!button || !link) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    link.select();
    void navigator.clipboard.writeText(link.value).then(() => (button.textContent = 'Copied'));
  });
}

/** In a status line, which says it aloud. */
function offerUndo(page: Document, undo: () => void) {
  const status = page.querySelector<HTMLElement>('[data-status]');
  if (!status) return;
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = 'Undo';
  button.addEventListener('click', () => {
    undo();
    status.replaceChildren();
    page.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  });
  status.replaceChildren('Let go. ', button);
}
