export function restoreScroll(event: NavigateEvent) {
  if (event.signal.aborted) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  event.scroll();
  style.scrollBehavior = '';
}

/** The focused element, or the control that was used: some browsers do not focus clicked links and buttons. */
export function focusedOr(control: HTMLElement, focused: Element | null) {
  return focused instanceof HTMLElement && focused !== document.body ? focused : control;
}

/** Returns a function that restores unsent input in the same fields of the new part. */
export function keepTyped(part: HTMLElement) {
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
 * the control is gone, the part's `data-rest` takes the focus.
 */
export function restoreFocus(part: HTMLElement, former: HTMLElement) {
  const { control } = former.dataset;
  const sameId = former.id === '' ? null : document.getElementById(former.id);
  const replacement = control === undefined ? sameId : controlOf(part, control);
  const target = former.isConnected ? former : replacement;
  (target ?? part.querySelector<HTMLElement>('[data-rest]'))?.focus({ preventScroll: true });
}

export function controlOf(part: HTMLElement, name: string) {
  return part.querySelector<HTMLElement>(`[data-control="${name}"]`);
}
