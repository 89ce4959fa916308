/**
 * Removes NUL, which PostgreSQL refuses, from all strings in a value, and keys named `__proto__`, which actions cannot
 * serialise: one such record would make its whole list unreadable.
 */
export function withoutNul<T>(value: T): T {
  return stripped(value) as T;
}

function stripped(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(stripped);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(parts.map(([name, inner]) => [name, stripped(inner)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
