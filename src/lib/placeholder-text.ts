const pattern = /\{([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * Puts what each `{name}` says in its place. Names that are not known stay as they are. Where one says nothing, the
 * aside around it falls away, or else its sentence.
 */
export function fillPlaceholders(
  text: string,
  placeholders: readonly { name: string; says: string }[],
) {
  if (!text.includes('{')) return text;
  const known = new Map(placeholders.map(({ name, says }) => [name, says]));
  const silent = placeholders.flatMap(({ name, says }) => (says === '' ? [`{${name}}`] : []));
  return withoutSilent(text, silent).replaceAll(
    pattern,
    (whole, name: string) => known.get(name) ?? whole,
  );
}

/** Sentences end before white space: the points in names do not. */
function withoutSilent(text: string, silent: readonly string[]) {
  if (!silent.some((name) => text.includes(name))) return text;
  let rest = text;
  for (const name of silent) rest = rest.replaceAll(` (${name})`, '').replaceAll(`, ${name},`, '');
  return rest
    .split(/(?<=\n)/)
    .map((line) =>
      line
        .split(/(?<=[.!?]\s+)(?=\S)/)
        .filter((sentence) => !silent.some((name) => sentence.includes(name)))
        .join(''),
    )
    .join('')
    .trim();
}

/** What is wrong with the first `{name}` that is not known: `There is no {offce.phone}. Did you mean {office.phone}?` */
export function unknownPlaceholder(text: string, names: readonly string[]): string | undefined {
  const [unknown] = [...text.matchAll(pattern)].flatMap(([, name = '']) =>
    names.includes(name) ? [] : [name],
  );
  if (unknown === undefined) return undefined;
  const meant = nearest(unknown, names);
  return `There is no {${unknown}}.${meant === undefined ? '' : ` Did you mean {${meant}}?`}`;
}

/** The name that is written with the fewest changes, where these are few. */
function nearest(unknown: string, names: readonly string[]) {
  const most = Math.max(2, Math.floor(unknown.length / 3));
  let best: { name: string; changes: number } | undefined;
  for (const name of names) {
    const changes = changesBetween(unknown.toLowerCase(), name.toLowerCase());
    if (changes <= most && changes < (best?.changes ?? Infinity)) best = { name, changes };
  }
  return best?.name;
}

/** How many letters have to be put in, left out or replaced to make one word of another. */
function changesBetween(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++) {
      const replaced = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
