export type Write = (value: number) => string;

export function number(value: number) {
  return Math.round(value).toLocaleString('en-CA');
}

export function milliseconds(value: number) {
  return value < 10 ? `${value.toFixed(2)} ms` : `${number(value)} ms`;
}

/** In thousands and millions of bytes. */
export function bytes(value: number) {
  if (value < 1_000) return `${number(value)} B`;
  return value < 1e6 ? `${(value / 1e3).toFixed(1)} kB` : `${(value / 1e6).toFixed(1)} MB`;
}

/** A table in Markdown that is as readable without it. */
export function table(rows: string[][]) {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0), 3),
  );
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
