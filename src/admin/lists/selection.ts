/** The records of a list that are selected, by their ids. It stays while the list is searched, sorted and read again. */
export function makeSelection() {
  let ids: ReadonlySet<string> = new Set();
  let order: readonly string[] = [];
  let anchor: string | undefined;
  const listeners = new Set<() => void>();
  const boxes = new Map<string, HTMLInputElement>();

  function mark(id: string, box: HTMLInputElement) {
    box.checked = ids.has(id);
    box.closest('[data-row]')?.toggleAttribute('data-chosen', ids.has(id));
  }

  function change(next: Iterable<string>) {
    ids = new Set(next);
    for (const [id, box] of boxes) mark(id, box);
    for (const listener of listeners) listener();
  }

  function toggle(id: string) {
    anchor = id;
    const others = [...ids].filter((other) => other !== id);
    change(others.length < ids.size ? others : [...ids, id]);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ids: () => ids,
    /** A box shows from then on whether its record is selected. Rendering a thousand would take too long. */
    hold: (id: string, box: HTMLInputElement) => {
      mark(id, box);
      boxes.set(id, box);
      return () => void boxes.delete(id);
    },
    /** The ids that are found, in the order in which they are shown. */
    show: (found: readonly string[]) => {
      order = found;
    },
    toggle,
    /** Selects all between the last that was chosen and this one. */
    chooseTo: (id: string) => {
      const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)];
      if (from === -1 || to === -1) return toggle(id);
      change([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
    },
    chooseAll: () => change([...ids, ...order]),
    keep: (kept: readonly string[]) => change(kept),
    clear: () => change([]),
  };
}

export type Selection = ReturnType<typeof makeSelection>;
