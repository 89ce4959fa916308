import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { comparisonRows } from './comparison-rows.ts';
import { keepIds, keptIds, whenKeptElsewhere } from './kept-projects.ts';
import {
  isComparison,
  maxCompared,
  maxOnShortlist,
  queryOf,
  slugsIn,
} from './shortlist-address.ts';
import { brochureText } from './shortlist-words.ts';
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
    if (keptIds().length > 0) all ??= await readProjects(source);
    // Another run may have changed it meanwhile.
    const kept = keptIds();
    const items = kept.flatMap((id) => itemOf(all, id) ?? []);
    const content: Element[] =
      items.length === 0 ? [empty] : contentFor(page, all, items, isComparison(query));
    shown[0]?.before(...content);
    for (const element of shown) if (!content.includes(element)) element.remove();
    shown = content;
    const missing = kept.filter((id) => !itemOf(all, id));
    if (missing.length === 0) return;
    empty.dataset['unread'] = '';
    const { letGo: label, missing: said } = shortlistMessages();
    tell(page, said(missing.length), label, () => {
      keepIds(keptIds().filter((id) => !missing.includes(id)));
      void showOrSay();
    });
  };
  const showOrSay = () => show().catch(() => sayUnread(empty));
  const letGo = async (id: string) => {
    const before = keptIds();
    keepIds(before.filter((one) => one !== id));
    await showOrSay();
    focusHeading(page);
    const { wasLetGo, undo, full } = shortlistMessages();
    tell(page, wasLetGo, undo, () => {
      const kept = keptIds();
      if (kept.length >= maxOnShortlist) statusOf(page)?.append(full(maxOnShortlist));
      else if (!kept.includes(id)) keepIds(kept.toSpliced(before.indexOf(id), 0, id));
      void showOrSay();
    });
  };
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-let-go]');
    const id = button && button.closest<HTMLElement>('[data-project]')?.dataset['project'];
    if (id) void letGo(id);
  });
  whenKeptElsewhere(() => {
    // What is kept there may be newer than what was read here.
    all = undefined;
    void showOrSay();
  });
  void showOrSay();
}

function sayUnread(empty: HTMLElement) {
  const [heading, lead] = [
    empty.querySelector('[data-heading]'),
    empty.querySelector('[data-lead]'),
  ];
  if (heading) heading.textContent = shortlistMessages().heading(keptIds().length);
  if (lead) lead.textContent = shortlistMessages().unread;
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
  kept: HTMLElement[],
  isSideBySide: boolean,
) {
  const name = isSideBySide ? '[data-own-comparison]' : '[data-own-list]';
  const template = page.querySelector<HTMLTemplateElement>(name);
  if (!template || !all) return [];
  // Not a clone: links in a template have no address of their own.
  const content = page.importNode(template.content, true);
  const messages = shortlistMessages();
  const items = isSideBySide ? kept.slice(0, maxCompared) : kept;
  const slugs = items.flatMap(({ dataset }) => dataset['slug'] ?? []);
  if (isSideBySide) {
    const heads = items.flatMap(
      ({ dataset }) => all.querySelector(`th[data-project="${dataset['project']}"]`) ?? [],
    );
    content.querySelector('[data-columns]')?.append(...heads.map(clone));
    content.querySelector('[data-rows]')?.append(...comparisonRows(page, items));
    const region = content.querySelector('[data-region]');
    if (region) region.ariaLabel = messages.comparison(items.length);
  } else {
    content.querySelector('[data-items]')?.append(...items.map(clone));
    setText(content, '[data-heading]', messages.heading(items.length));
    const link = content.querySelector<HTMLInputElement>('#shortlist-link');
    if (link) link.value = location.origin + location.pathname + queryOf(slugs);
    if (items.length < 2 || items.length > maxCompared)
      content.querySelector('[data-compare]')?.remove();
  }
  const ask = content.querySelector<HTMLAnchorElement>('[data-ask]');
  if (ask) ask.search = queryOf(slugs);
  setText(content, '[data-ask]', messages.ask(slugs.length));
  const brochure = content.querySelector<HTMLAnchorElement>('[data-brochure]');
  if (brochure) brochure.search = queryOf(slugs.slice(0, maxCompared));
  setText(content, '[data-brochure]', brochureText(slugs.length));
  for (const button of content.querySelectorAll<HTMLElement>('[data-let-go]'))
    button.hidden = false;
  letCopy(content);
  return [...content.children];
}

function itemOf(all: Document | undefined, id: string) {
  return all?.querySelector<HTMLElement>(`li[data-project="${CSS.escape(id)}"]`);
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
    void copy(link.value, button);
  });
}

/** Where the browser refuses, the text is selected, for the keyboard to copy. */
async function copy(text: string, button: HTMLButtonElement) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = shortlistMessages().copied;
  } catch {}
}

/** In a status line, which says it aloud, with what can be done about it. */
function tell(page: Document, text: string, label: string, act: () => void) {
  const status = statusOf(page);
  if (!status) return;
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    status.replaceChildren();
    act();
    focusHeading(page);
  });
  status.replaceChildren(text, ' ', button);
}

function statusOf(page: Document) {
  return page.querySelector<HTMLElement>('[data-status]');
}

function focusHeading(page: Document) {
  page.querySelector<HTMLElement>('main [data-heading]')?.focus({ preventScroll: true });
}
