const pattern = /\{([a-z]\w*(?:\.\w+)*)\}/gi;

/**
 * Replaces each `{name}` with its value. Unknown names stay. An empty value removes the parenthesis or the clause
 * between commas around it, or else its sentence.
 */
export function fillPlaceholders(
  text: string,
  placeholders: readonly { name: string; value: string }[],
) {
  if (!text.includes('{')) return text;
  const values = new Map(placeholders.map(({ name, value }) => [name, value]));
  const emptyNames = placeholders.flatMap(({ name, value }) => (value === '' ? [`{${name}}`] : []));
  return withoutEmptyNames(text, emptyNames).replaceAll(
    pattern,
    (whole, name: string) => values.get(name) ?? whole,
  );
}

/** A sentence ends only before white space, so dots within names do not end it. */
function withoutEmptyNames(text: string, emptyNames: readonly string[]) {
  if (!emptyNames.some((name) => text.includes(name))) return text;
  let rest = text;
  for (const name of emptyNames)
    rest = rest.replaceAll(` (${name})`, '').replaceAll(`, ${name},`, '');
  return rest
    .split(/(?<=\n)/)
    .map((line) =>
      line
        .split(/(?<=[.!?]\s+)(?=\S)/)
        .filter((sentence) => !emptyNames.some((name) => sentence.includes(name)))
        .join(''),
    )
    .join('')
    .trim();
}

/** The error for the first unknown name: `There is no {offce.phone}. Did you mean {office.phone}?` */
export function unknownPlaceholder(text: string, names: readonly string[]): string | undefined {
  const [unknown] = [...text.matchAll(pattern)].flatMap(([, name = '']) =>
    names.includes(name) ? [] : [name],
  );
  if (unknown === undefined) return undefined;
  const suggestion = nearest(unknown, names);
  return `{${unknown}} is not a placeholder.${suggestion === undefined ? '' : ` Did you mean {${suggestion}}?`}`;
}

/** The name with the smallest edit distance, if that is small enough. */
function nearest(unknown: string, names: readonly string[]) {
  const most = Math.max(2, Math.floor(unknown.length / 3));
  let best: { name: string; changes: number } | undefined;
  for (const name of names) {
    const changes = changesBetween(unknown.toLowerCase(), name.toLowerCase());
    if (changes <= most && changes < (best?.changes ?? Infinity)) best = { name, changes };
  }
  return best?.name;
}

/** The Levenshtein distance. */
function changesBetween(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index++) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column++) {
      const replaced = (row[column] ?? 0) + (one[index] === other[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
