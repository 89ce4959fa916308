export function restoreScroll(event: NavigateEvent) {
  if (event.signal.aborted) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  event.scroll();
  style.scrollBehavior = '';
}

/** Who reads on while a part loads keeps the focus there. Some browsers focus no link or button that is pressed. */
export function focusedOr(used: HTMLElement, focused: Element | null) {
  return focused instanceof HTMLElement && focused !== document.body ? focused : used;
}

/** Puts what was typed into fields while a part loaded, and not sent yet, into the same fields of the new part. */
export function keepTyped(place: HTMLElement) {
  const typed = [...place.querySelectorAll<HTMLInputElement>('input[id]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value, defaultValue }) => ({ id, value, defaultValue }));
  return () => {
    for (const { id, value, defaultValue } of typed) {
      const field = document.getElementById(id);
      const isSame = field instanceof HTMLInputElement && field.defaultValue === defaultValue;
      if (isSame) field.value = value;
    }
  };
}

/**
 * What was exchanged with the focus in it has the focus again: a step is known by its name, a field or a button by its
 * id. What is gone leaves the focus to the part's `data-rest`; what is still there keeps it.
 */
export function focusAgain(place: HTMLElement, former: HTMLElement) {
  const { control } = former.dataset;
  const same = former.id === '' ? null : document.getElementById(former.id);
  const next = control === undefined ? same : controlOf(place, control);
  const present = former.isConnected ? former : next;
  (present ?? place.querySelector<HTMLElement>('[data-rest]'))?.focus({ preventScroll: true });
}

export function controlOf(place: HTMLElement, name: string) {
  return place.querySelector<HTMLElement>(`[data-control="${name}"]`);
}
