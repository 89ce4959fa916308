import { valueAtPath } from '../../lib/values/value-at-path.ts';

const maxText = 4_000;
const maxOneText = 20_000;
const maxItems = 50;
const maxTotal = 40_000;

/** A value that was cut, and where the rest of it begins. */
type More = { path: string; from: number; of: number };

/** A value of which an answer need not hold all, and how to get what was cut. */
export function shortened(whole: object, rest: string) {
  const { value, more } = bounded(whole);
  return { value, ...(more && { more: rest }) };
}

/** A value as an answer holds it: long texts and lists are cut, and `more` says how to ask for the rest. */
export function bounded(whole: unknown, { path = '', from = 0 } = {}) {
  const more: More[] = [];
  let left = maxTotal;
  const value = cut(valueAtPath(whole, path === '' ? [] : path.split('.')), path, from, maxOneText);
  return { value, ...(more.length > 0 && { more }) };

  function cut(part: unknown, at: string, start: number, longest: number): unknown {
    if (typeof part === 'string') return cutText(part, at, start, longest);
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part);
    const taken: [string, unknown][] = [];
    let index = start;
    for (; index < Math.min(entries.length, start + maxItems) && left > 0; index++) {
      const [name = '', child] = entries[index] ?? [];
      left -= name.length + 4;
      taken.push([name, cut(child, at === '' ? name : `${at}.${name}`, 0, maxText)]);
    }
    if (index < entries.length) more.push({ path: at, from: index, of: entries.length });
    return Array.isArray(part) ? taken.map(([, child]) => child) : Object.fromEntries(taken);
  }

  function cutText(text: string, at: string, start: number, longest: number) {
    const length = Math.max(0, Math.min(longest, left));
    const shown = text.slice(start, start + length);
    left -= shown.length;
    if (start + shown.length < text.length)
      more.push({ path: at, from: start + shown.length, of: text.length });
    return shown;
  }
}
