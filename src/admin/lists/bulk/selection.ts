/** The selected records of a list, by id. Searching, sorting and reloading the list keep the selection. */
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

  function change(newIds: Iterable<string>) {
    ids = new Set(newIds);
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
    /** Keeps a checkbox in sync with the selection, because rendering a thousand rows would take too long. */
    hold: (id: string, box: HTMLInputElement) => {
      mark(id, box);
      boxes.set(id, box);
      return () => void boxes.delete(id);
    },
    /** The ids of the matching records, in display order. */
    show: (foundIds: readonly string[]) => {
      order = foundIds;
    },
    toggle,
    /** Selects the range from the last selected record to this one. */
    chooseTo: (id: string) => {
      const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)];
      if (from === -1 || to === -1) return toggle(id);
      change([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
    },
    chooseAll: () => change([...ids, ...order]),
    narrowTo: (remainingIds: readonly string[]) => change(remainingIds),
    clear: () => change([]),
  };
}

export type Selection = ReturnType<typeof makeSelection>;
