import { inText } from '../../lib/text/in-line.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { saveShortlistIds, readShortlistIds, onShortlistChange } from './saved-projects.ts';
import { isComparison, maxOnShortlist, shortlistQuery, slugsIn } from './shortlist-address.ts';
import { brochureText } from './save-labels.ts';
import { compareFacts, isFigure, type ComparedRow } from './compare-facts.ts';
import type { Fact } from './project-facts.ts';

/** Shows the local shortlist, or offers to keep a list that someone sent. */
export function showShortlist() {
  const query = new URLSearchParams(location.search);
  if (slugsIn(query).length > 0) {
    offerSentList();
    return;
  }
  const main = document.getElementById('main');
  const empty = main?.querySelector<HTMLElement>('[data-nothing]');
  if (!main || !empty) return;
  const page = main.ownerDocument;
  const source = page.querySelector<HTMLElement>('[data-own-list]')?.dataset['source'] ?? '';
  let allProjects: Document | undefined;
  let visibleElements: readonly Element[] = [empty];

  const replace = (content: readonly Element[]) => {
    visibleElements[0]?.before(...content);
    for (const element of visibleElements) if (!content.includes(element)) element.remove();
    visibleElements = content;
  };
  const show = async () => {
    const { length: count } = readShortlistIds();
    if (count > 0 && visibleElements.includes(empty) && !isComparison(query))
      replace(placesFor(page, count) ?? visibleElements);
    if (count > 0) allProjects ??= await readProjects(source);
    // Another run may have changed the list during the request.
    const saved = readShortlistIds();
    const items = saved.flatMap((id) => findItem(allProjects, id) ?? []);
    const content: Element[] =
      items.length === 0 ? [empty] : contentFor(page, allProjects, items, isComparison(query));
    replace(content);
    const missing = saved.filter((id) => !findItem(allProjects, id));
    if (missing.length === 0) return;
    empty.dataset['unread'] = '';
    const { letGo: label, missing: missingText } = shortlistMessages();
    showStatus(page, missingText(missing.length), label, () => {
      saveShortlistIds(readShortlistIds().filter((id) => !missing.includes(id)));
      void showOrReport();
    });
  };
  const showOrReport = () =>
    show().catch(() => {
      replace([empty]);
      reportFailure(empty);
    });
  const letGo = async (id: string) => {
    const formerIds = readShortlistIds();
    saveShortlistIds(formerIds.filter((one) => one !== id));
    await showOrReport();
    focusHeading(page);
    const { wasRemoved, undo, full } = shortlistMessages();
    showStatus(page, wasRemoved, undo, () => {
      const saved = readShortlistIds();
      if (saved.length >= maxOnShortlist) findStatusLine(page)?.append(full(maxOnShortlist));
      else if (!saved.includes(id)) saveShortlistIds(saved.toSpliced(formerIds.indexOf(id), 0, id));
      void showOrReport();
    });
  };
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-let-go]');
    const id = button && button.closest<HTMLElement>('[data-project]')?.dataset['project'];
    if (id) void letGo(id);
  });
  // The button's own listener, which was there first, has saved the project.
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-nothing] [data-keep]'))
      void showOrReport().then(() => focusHeading(page));
  });
  onShortlistChange(() => {
    // The other window may keep projects that are newer than this document.
    allProjects = undefined;
    void showOrReport();
  });
  void showOrReport();
}

function reportFailure(empty: HTMLElement) {
  const [heading, lead] = [
    empty.querySelector('[data-heading]'),
    empty.querySelector('[data-lead]'),
  ];
  if (heading) heading.textContent = shortlistMessages().heading(readShortlistIds().length);
  if (lead) lead.textContent = shortlistMessages().unread;
  empty.dataset['unread'] = '';
}

/** The request does not tell the server which projects are kept. */
async function readProjects(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The head of the list, with a place for each project that is asked for. */
function placesFor(page: Document, count: number) {
  const template = page.querySelector<HTMLTemplateElement>('[data-own-list]');
  const head = template?.content.querySelector('[data-items]')?.parentElement;
  const place = head?.querySelector('[data-place]');
  if (!head || !place) return undefined;
  const content = page.createDocumentFragment();
  content.append(page.importNode(head, true));
  const places = Array.from({ length: count }, () => clone(place));
  content.querySelector('[data-items]')?.replaceChildren(...places);
  setText(content, '[data-heading]', shortlistMessages().heading(count));
  if (count < 2) removeComparison(content);
  return [...content.children];
}

function contentFor(
  page: Document,
  allProjects: Document | undefined,
  items: HTMLElement[],
  isSideBySide: boolean,
) {
  const name = isSideBySide ? '[data-own-comparison]' : '[data-own-list]';
  const template = page.querySelector<HTMLTemplateElement>(name);
  if (!template || !allProjects) return [];
  // Import instead of cloning: links in a template have no base URL.
  const content = page.importNode(template.content, true);
  const messages = shortlistMessages();
  const slugs = items.flatMap(({ dataset }) => dataset['slug'] ?? []);
  if (isSideBySide) {
    for (const [row, cell] of [
      ['[data-names]', 'b'],
      ['[data-columns]', 'th'],
      ['[data-actions]', 'td'],
    ] as const) {
      const cells = items.flatMap(
        ({ dataset }) =>
          allProjects.querySelector(`${cell}[data-project="${dataset['project']}"]`) ?? [],
      );
      content.querySelector(row)?.append(...cells.map(clone));
    }
    content.querySelector('[data-rows]')?.append(...comparisonRows(page, items));
    const region = content.querySelector('[data-region]');
    if (region) region.ariaLabel = messages.comparison(items.length);
    setText(content, '[data-count]', messages.projects(items.length));
  } else {
    content.querySelector('[data-items]')?.replaceChildren(...items.map(clone));
    setText(content, '[data-heading]', messages.heading(items.length));
    const link = content.querySelector<HTMLInputElement>('#shortlist-link');
    if (link) link.value = location.origin + location.pathname + shortlistQuery(slugs);
    if (items.length < 2) removeComparison(content);
  }
  const ask = content.querySelector<HTMLAnchorElement>('[data-ask]');
  if (ask) ask.search = shortlistQuery(slugs);
  setText(content, '[data-ask]', messages.ask(slugs.length));
  const brochure = content.querySelector<HTMLAnchorElement>('[data-brochure]');
  if (brochure) brochure.search = shortlistQuery(slugs);
  setText(content, '[data-brochure]', brochureText(slugs.length));
  for (const button of content.querySelectorAll<HTMLElement>('[data-let-go]'))
    button.hidden = false;
  enableCopy(content);
  return [...content.children];
}

function findItem(allProjects: Document | undefined, id: string) {
  return allProjects?.querySelector<HTMLElement>(`li[data-project="${CSS.escape(id)}"]`);
}

function clone(element: Element) {
  return document.importNode(element, true);
}

function removeComparison(content: DocumentFragment) {
  for (const link of content.querySelectorAll('[data-compare]')) link.remove();
}

function setText(content: DocumentFragment, selector: string, text: string) {
  const element = content.querySelector(selector);
  if (element) element.textContent = text;
}

function enableCopy(container: ParentNode) {
  const button = container.querySelector<HTMLButtonElement>('[data-copy]');
  const link = container.querySelector<HTMLInputElement>('#shortlist-link');
  if (!button || !link) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    link.select();
    void copy(link.value, button);
  });
}

/** If the browser refuses, the text stays selected, so that the keyboard can copy it. */
async function copy(text: string, button: HTMLButtonElement) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = shortlistMessages().copied;
  } catch {}
}

/** Announces a text in the status line, with a button for an action. */
function showStatus(page: Document, text: string, label: string, act: () => void) {
  const status = findStatusLine(page);
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

function findStatusLine(page: Document) {
  return page.querySelector<HTMLElement>('[data-status]');
}

function focusHeading(page: Document) {
  page.querySelector<HTMLElement>('main [data-heading]')?.focus({ preventScroll: true });
}

/** Builds the rows of a comparison from the row templates of the page. */
function comparisonRows(page: Document, items: readonly HTMLElement[]) {
  const [same, differing] =
    page.querySelector<HTMLTemplateElement>('[data-own-rows]')?.content.querySelectorAll('tr') ??
    [];
  if (!same || !differing) return [];
  const facts = items.map(({ dataset }) => JSON.parse(dataset['facts'] ?? '[]') as Fact[]);
  return compareFacts(facts).map((row) => {
    const element = page.importNode(row.isSame ? same : differing, true);
    fill(element, row, items);
    return element;
  });
}

function fill(
  element: HTMLTableRowElement,
  { key, label, isSame, cells }: ComparedRow,
  items: readonly HTMLElement[],
) {
  const [head, pattern] = element.cells;
  if (!head || !pattern) return;
  head.textContent = label;
  if (isSame) {
    pattern.colSpan = cells.length;
    fillCell(pattern, cells[0], writtenFact(items[0], key));
    return;
  }
  pattern.remove();
  for (const [index, cell] of cells.entries()) {
    const added = pattern.cloneNode(true) as HTMLTableCellElement;
    fillCell(added, cell, writtenFact(items[index], key));
    element.append(added);
  }
}

/** A fact as the server writes it, with its amounts and languages marked. */
function writtenFact(item: HTMLElement | undefined, key: ComparedRow['key']) {
  const fact = item
    ?.querySelector('template')
    ?.content.querySelector<HTMLElement>(`[data-fact="${key}"]`);
  return fact && document.importNode(fact, true);
}

function fillCell(
  element: HTMLTableCellElement,
  cell: ComparedRow['cells'][number] | undefined,
  written: HTMLElement | null | undefined,
) {
  const [first, second] = written?.children ?? [];
  const text = element.querySelector<HTMLElement>('[data-text]');
  text?.toggleAttribute('data-figure', isFigure(cell?.text ?? ''));
  if (text && written?.lang) text.lang = written.lang;
  text?.replaceChildren(...(first?.hasChildNodes() ? first.childNodes : [cell?.text ?? '']));
  if (cell?.figure) {
    const figure = document.createElement('u');
    figure.textContent = cell.figure;
    text?.replaceChildren(figure, cell.text.slice(cell.figure.length));
  }
  const more = element.querySelector('[data-more]');
  if (second) more?.replaceChildren(...second.childNodes);
  else more?.remove();
  if (text && cell?.href) {
    const link = document.createElement('a');
    link.href = cell.href;
    link.append(...text.childNodes);
    text.append(link);
  }
  const note = element.querySelector('em');
  if (cell?.note) note?.replaceChildren(cell.note);
  else note?.remove();
}

/** Offers to keep a list that someone sent. Never overwrites the visitor's own list. */
function offerSentList() {
  const saveButton = document.querySelector<HTMLElement>('[data-keep-all]');
  const lead = document.querySelector<HTMLElement>('[data-lead]');
  const items = document.querySelectorAll<HTMLElement>('[data-items] [data-project]');
  const sentIds = [...items].flatMap(({ dataset }) => dataset['project'] ?? []);
  const ownIds = readShortlistIds();
  const combined = [...new Set([...ownIds, ...sentIds])];
  if (!saveButton || !lead || combined.length === ownIds.length) return;
  const { full, room, refused } = shortlistMessages();
  const isFull = ownIds.length >= maxOnShortlist;
  if (combined.length > maxOnShortlist)
    lead.textContent = inText([lead.textContent, (isFull ? full : room)(maxOnShortlist)]);
  saveButton.hidden = isFull;
  saveButton.addEventListener('click', () => {
    if (saveShortlistIds(combined)) return location.assign(location.pathname);
    lead.role = 'alert';
    lead.textContent = refused;
  });
}
