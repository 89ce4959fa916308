import { useEffect, useMemo, type RefObject } from 'react';
import { whenShown } from '../forms/FormParts.tsx';
import { fieldOf } from '../forms/error-places.ts';

/** Clear of the navigation of the page. */
const marginTop = 120;
const focusable =
  'input:checked, input:not([type="radio"], [type="file"], :disabled), textarea, select, [contenteditable], button:not(:disabled)';

/**
 * Leads from the field that has the focus to the part of the page that it fills, and by a click from a part to its
 * field. A field is named in `data-field`, and in `data-filled-by` of its part. `inForm` is an element of the form.
 * Gives what is to be called whenever the page has changed.
 */
export function useFieldLinks(inForm: RefObject<HTMLElement | null>, onChoose: () => void) {
  const { follow, onShown } = useMemo(
    () => makeLinks(() => inForm.current?.closest('form'), onChoose),
    [inForm, onChoose],
  );

  useEffect(() => {
    const form = inForm.current?.closest('form');
    form?.addEventListener('focusin', follow);
    return () => form?.removeEventListener('focusin', follow);
  }, [inForm, follow]);

  return onShown;
}

type Form = HTMLFormElement | null | undefined;

function makeLinks(findForm: () => Form, onChoose: () => void) {
  let page: Document | undefined;
  let field: HTMLElement | undefined;
  let part: HTMLElement | undefined;

  function lead(isFollowing: boolean) {
    const previous = part;
    part = page && field && partOf(field, page);
    if (previous && previous !== part) previous.style.removeProperty('outline');
    if (!part) return;
    part.style.outline = '2px solid var(--sol)';
    part.style.outlineOffset = '4px';
    if (isFollowing || !previous) showPart(part);
  }

  function follow({ target }: FocusEvent) {
    const focused = (target as Element).closest<HTMLElement>('[data-field]');
    if (!focused || focused === field) return;
    field = focused;
    lead(true);
  }

  function choose(event: MouseEvent) {
    const clicked = partAt(page, event);
    const chosen = clicked && fieldFor(clicked, findForm());
    if (!chosen) return;
    onChoose();
    whenShown(chosen, () => {
      chosen.scrollIntoView({ block: 'center' });
      chosen.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    });
  }

  function point(event: MouseEvent) {
    if (page) page.documentElement.style.cursor = partAt(page, event) ? 'pointer' : '';
  }

  return {
    follow,
    onShown: (shown: Document) => {
      if (shown !== page) part = undefined;
      page = shown;
      shown.addEventListener('click', choose);
      shown.addEventListener('pointermove', point);
      lead(false);
    },
  };
}

/** The part that a field fills, or else the first that another field of its group fills. */
function partOf(field: HTMLElement, shown: Document) {
  const parts = new Map<string, HTMLElement>();
  for (const part of partsIn(shown))
    for (const name of namesOf(part)) if (!parts.has(name)) parts.set(name, part);
  for (const each of [field, ...fieldsIn(field.closest('section')).values()]) {
    const name = fieldOf(each.dataset['field'] ?? '', [...parts.keys()]);
    if (name !== undefined) return parts.get(name);
  }
  return undefined;
}

function fieldFor(part: HTMLElement, form: Form) {
  const fields = fieldsIn(form);
  for (const name of namesOf(part)) {
    const found = fieldOf(name, [...fields.keys()]);
    if (found !== undefined) return fields.get(found);
  }
  return undefined;
}

function fieldsIn(root: Element | null | undefined) {
  const fields = new Map<string, HTMLElement>();
  for (const field of root?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    const name = field.dataset['field'] ?? '';
    if (!fields.has(name)) fields.set(name, field);
  }
  return fields;
}

function partsIn(shown: Document | undefined) {
  return [...(shown?.querySelectorAll<HTMLElement>('[data-filled-by]') ?? [])];
}

function namesOf({ dataset }: HTMLElement) {
  return dataset['filledBy']?.split(' ') ?? [];
}

/** The smallest part at a point. The page is inert, so no part is the target of any event. */
function partAt(shown: Document | undefined, { clientX: x, clientY: y }: MouseEvent) {
  const boxes = partsIn(shown).map((part) => ({
    part,
    box: part.getBoundingClientRect(),
  }));
  const here = boxes.filter(
    ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
  const [smallest] = here.toSorted((one, other) => areaOf(one.box) - areaOf(other.box));
  return smallest?.part;
}

function areaOf({ width, height }: DOMRect) {
  return width * height;
}

/** Within its own window alone: `scrollIntoView` would scroll the form as well. */
function showPart(part: HTMLElement) {
  const view = part.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= marginTop && bottom <= view.innerHeight) return;
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  view.scrollTo({ top: view.scrollY + top - marginTop, behavior });
}
