type Row = { id: string | null };

/** Gives each new row an id that no other has, made from its name by `toId`. Ids that are there stay. */
export function withIds<R extends Row>(rows: readonly R[], toId: (row: R) => string) {
  const taken = new Set(rows.map(({ id }) => id));
  const assigned = new Set<string>();
  return rows.map((row): Omit<R, 'id'> & { id: string } => {
    const id = row.id && !assigned.has(row.id) ? row.id : freeId(toId(row), taken);
    assigned.add(id);
    taken.add(id);
    return { ...row, id };
  });
}

function freeId(start: string, taken: ReadonlySet<string | null>) {
  for (let number = 1; ; number++) {
    const id = number === 1 ? start : `${start}-${number}`;
    if (!taken.has(id)) return id;
  }
}
