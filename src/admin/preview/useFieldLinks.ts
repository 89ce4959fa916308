import { useContext, useEffect, useMemo, type RefObject } from 'react';
import { whenVisible } from '../forms/FormParts.tsx';
import { nearestField } from '../forms/error-fields.ts';
import { FormNotesContext } from '../notes/notes-context.ts';

/** Clears the page's navigation. */
const marginTop = 120;
const focusable =
  'input:checked, input:not([type="radio"], [type="file"], :disabled), textarea, select, [contenteditable], button:not(:disabled)';

/**
 * Scrolls the preview to the part that the focused field fills, and focuses the field of a clicked part. Parts with notes
 * have a mark, which opens them; with Alt, a click on any part does. Fields are named in `data-field`, parts in
 * `data-filled-by`. `inForm` is an element of the form; `nameInPage` is what the page calls a field. Returns the function
 * to call after each change of the page.
 */
export function useFieldLinks(
  inForm: RefObject<HTMLElement | null>,
  onChoose: () => void,
  nameInPage: NameInPage = (name) => name,
) {
  const notes = useContext(FormNotesContext);
  const { follow, markNotes, onRendered } = useMemo(
    () => makeLinks(() => inForm.current?.closest('form'), onChoose, nameInPage),
    [inForm, onChoose, nameInPage],
  );

  useEffect(() => {
    const form = inForm.current?.closest('form');
    form?.addEventListener('focusin', follow);
    return () => form?.removeEventListener('focusin', follow);
  }, [inForm, follow]);

  useEffect(markNotes, [notes, markNotes]);

  return onRendered;
}

type Form = HTMLFormElement | null | undefined;

export type NameInPage = (fieldName: string) => string;

function makeLinks(findForm: () => Form, onChoose: () => void, nameInPage: NameInPage) {
  let page: Document | undefined;
  let field: HTMLElement | undefined;
  let part: HTMLElement | undefined;

  function highlight(isFollowing: boolean) {
    const previous = part;
    part = page && field && findPart(field, page, nameInPage);
    if (previous && previous !== part) previous.style.removeProperty('outline');
    if (!part) return;
    part.style.outline = '2px solid var(--sol)';
    part.style.outlineOffset = '4px';
    if (isFollowing || !previous) showPart(part);
  }

  function follow({ target }: FocusEvent) {
    const element = target as HTMLElement;
    const { opens } = element.dataset;
    const focused = opens
      ? findForm()?.querySelector<HTMLElement>(`[data-part="${opens}"] [data-field]`)
      : element.closest<HTMLElement>('[data-field]');
    if (!focused || focused === field) return;
    field = focused;
    highlight(true);
  }

  function choose(event: MouseEvent) {
    const clicked = partAt(page, event);
    const chosen = clicked && fieldFor(clicked, fieldsIn(findForm(), nameInPage));
    if (!chosen) return;
    onChoose();
    whenVisible(chosen, () => {
      chosen.scrollIntoView({ block: 'center' });
      chosen.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
      if (event.altKey || clicked.dataset['noteMark']) notesButton(chosen)?.click();
    });
  }

  function markNotes() {
    for (const mark of page?.querySelectorAll('[data-note-mark]') ?? []) mark.remove();
    const counts = new Map<HTMLElement, number>();
    for (const each of fieldsIn(findForm(), nameInPage).values()) {
      const count = Number(notesButton(each)?.dataset['notes'] ?? 0);
      const noted = count > 0 && page && findPart(each, page, nameInPage);
      if (noted) counts.set(noted, (counts.get(noted) ?? 0) + count);
    }
    for (const [noted, count] of counts) addMark(noted, count);
  }

  function onPointer(event: MouseEvent) {
    if (page) page.documentElement.style.cursor = partAt(page, event) ? 'pointer' : '';
  }

  return {
    follow,
    markNotes,
    onRendered: (document: Document) => {
      if (document !== page) {
        part = undefined;
        document.defaultView?.addEventListener('resize', markNotes);
      }
      page = document;
      document.addEventListener('click', choose);
      document.addEventListener('pointermove', onPointer);
      highlight(false);
      markNotes();
    },
  };
}

function notesButton(field: HTMLElement) {
  return field.querySelector<HTMLElement>(':scope > [data-notes]');
}

/** The count of notes at the corner of a part. It belongs to the same field, and is the smaller one. */
function addMark(part: HTMLElement, count: number) {
  const { body, defaultView } = part.ownerDocument;
  const { right, top } = part.getBoundingClientRect();
  const mark = part.ownerDocument.createElement('span');
  mark.dataset['noteMark'] = mark.textContent = String(count);
  mark.dataset['filledBy'] = part.dataset['filledBy'] ?? '';
  Object.assign(mark.style, {
    position: 'absolute',
    top: `${top + (defaultView?.scrollY ?? 0)}px`,
    left: `${Math.min(right, body.clientWidth) - 32}px`,
    zIndex: 'var(--z-toast)',
    minWidth: '32px',
    font: '600 18px / 32px var(--font-text)',
    textAlign: 'center',
    color: 'var(--paper)',
    background: 'var(--ink)',
    borderRadius: '16px',
  });
  body.append(mark);
}

/** The part that a field fills, or else the first part filled by another field of its group. */
function findPart(field: HTMLElement, page: Document, nameInPage: NameInPage) {
  const parts = new Map<string, HTMLElement>();
  for (const part of partsIn(page))
    for (const name of filledNames(part)) if (!parts.has(name)) parts.set(name, part);
  for (const candidate of [field, ...fieldsIn(field.closest('section'), nameInPage).values()]) {
    const name = nearestField(nameInPage(candidate.dataset['field'] ?? ''), [...parts.keys()]);
    if (name !== undefined) return parts.get(name);
  }
  return undefined;
}

function fieldFor(part: HTMLElement, fields: ReadonlyMap<string, HTMLElement>) {
  for (const name of filledNames(part)) {
    const fieldName = nearestField(name, [...fields.keys()]);
    if (fieldName !== undefined) return fields.get(fieldName);
  }
  return undefined;
}

/** The fields within an element, by what the page calls them. */
function fieldsIn(root: Element | null | undefined, nameInPage: NameInPage) {
  const fields = new Map<string, HTMLElement>();
  for (const field of root?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    const name = nameInPage(field.dataset['field'] ?? '');
    if (!fields.has(name)) fields.set(name, field);
  }
  return fields;
}

function partsIn(page: Document | undefined) {
  return [...(page?.querySelectorAll<HTMLElement>('[data-filled-by]') ?? [])];
}

function filledNames({ dataset }: HTMLElement) {
  return dataset['filledBy']?.split(' ') ?? [];
}

/** The smallest part at a point. Needed because the page is inert, so its elements receive no events. */
function partAt(page: Document | undefined, { clientX: x, clientY: y }: MouseEvent) {
  const boxes = partsIn(page).map((part) => ({
    part,
    box: part.getBoundingClientRect(),
  }));
  const boxesAtPoint = boxes.filter(
    ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
  const [smallest] = boxesAtPoint.toSorted((a, b) => rectangleArea(a.box) - rectangleArea(b.box));
  return smallest?.part;
}

function rectangleArea({ width, height }: DOMRect) {
  return width * height;
}

/** Scrolls only the preview's own window: `scrollIntoView` would scroll the form as well. */
function showPart(part: HTMLElement) {
  const view = part.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= marginTop && bottom <= view.innerHeight) return;
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  view.scrollTo({ top: view.scrollY + top - marginTop, behavior });
}
