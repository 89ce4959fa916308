/** Removes NUL from all texts of a value, because PostgreSQL refuses it. */
export function withoutNul<T>(value: T): T {
  return stripped(value) as T;
}

function stripped(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(stripped);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stripped(inner)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
