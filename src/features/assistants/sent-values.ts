import type { z } from 'zod';
import { valueAtPath } from '../../lib/values/value-at-path.ts';

const notSaved =
  'There is no such field, or this is of another type, lacks a part or is none of its choices. Read the record, or describe its kind.';

/**
 * Why a record would not be saved with what was sent at these paths, by path: it would be dropped, or is no value of its
 * field, also where the schema would take a default in its place. What is only missing yet is left out. Drafts would store both as typed, or lose them.
 */
export function refusedValues(
  schemas: readonly z.ZodType[],
  record: object,
  sent: readonly string[],
): Record<string, string> | undefined {
  for (const schema of schemas) {
    const refused = refusedBy(schema, record, sent);
    if (refused.size > 0) return Object.fromEntries(refused);
  }
  return undefined;
}

function refusedBy(schema: z.ZodType, record: object, sent: readonly string[]) {
  const refused = new Map<string, string>();
  const { error, data } = schema.safeParse(record);
  for (const issue of error?.issues ?? []) {
    const at = issue.path.join('.');
    if (isWrongType(issue, record)) {
      if (sent.some((one) => isWithin(at, one) || isWithin(one, at))) refused.set(at, notSaved);
    } else if (sent.some((one) => isWithin(at, one)) && !isBlank(valueAtPath(record, issue.path)))
      refused.set(at, issue.message);
  }
  const read = error ? readPartly(schema, record) : data;
  for (const one of sent) {
    const keys = one.split('.');
    if (!Object.hasOwn(Object(read) as object, keys[0] ?? '')) refused.set(one, notSaved);
    const isDefault: IsDefault = (path, value) => defaultAt(schema, record, path) === value;
    for (const at of dropped(valueAtPath(record, keys), valueAtPath(read, keys), one, isDefault))
      if (!refused.has(at)) refused.set(at, notSaved);
  }
  return refused;
}

/** What a schema makes of a value, also of one that is not valid. */
function readPartly(schema: z.ZodType, value: unknown) {
  // oxlint-disable-next-line no-underscore-dangle -- `safeParse` and `catch` give nothing of it, and a check with `when` not always.
  const read = schema._zod.run({ value, issues: [] }, { async: false });
  return read instanceof Promise ? undefined : read.value;
}

/** What a schema reads where nothing was sent. */
function defaultAt(schema: z.ZodType, record: object, path: string) {
  const keys = path.split('.');
  const rest = structuredClone(record);
  Reflect.deleteProperty(Object(valueAtPath(rest, keys.slice(0, -1))) as object, keys.at(-1) ?? '');
  return valueAtPath(readPartly(schema, rest), keys);
}

type IsDefault = (path: string, value: unknown) => boolean;

/** The paths of what was sent that a schema has not read. */
function dropped(sent: unknown, read: unknown, path: string, isDefault: IsDefault): string[] {
  if (sent === null || sent === undefined) return [];
  const isRead = isObject(read);
  if (typeof sent !== 'object') {
    const isSame =
      typeof read === 'boolean' ? sent === read || sent === String(read) : !isBlank(read);
    const isReplaced =
      typeof sent === 'string' &&
      !isBlank(read) &&
      String(read) !== sent.trim() &&
      isDefault(path, read);
    return !isRead && !isReplaced && (isSame || isBlank(sent)) ? [] : [path];
  }
  if (!isRead) return isBlank(sent) ? [] : [path];
  if (Array.isArray(sent) !== Array.isArray(read)) return [path];
  // A list has no empty items.
  const parts = Array.isArray(sent) ? sent.filter((one) => isObject(one) || !isBlank(one)) : sent;
  const lost = Array.isArray(read)
    ? Object.keys(parts).filter((index) => Number(index) >= read.length)
    : [];
  if (lost.length > 0) return lost.map((index) => `${path}.${index}`);
  return Object.entries(parts).flatMap(([name, part]) =>
    dropped(part, valueAtPath(read, [name]), `${path}.${name}`, isDefault),
  );
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === false;
}

function isWithin(path: string, parent: string) {
  return `${path}.`.startsWith(`${parent}.`);
}

/** True for a value that no form can write, such as a list in place of a text, but not for what is only not valid yet. */
export function isWrongType(
  issue: z.core.$ZodIssue,
  value: unknown,
  parent: readonly PropertyKey[] = [],
): boolean {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_type') return true;
  if (issue.code === 'invalid_value') {
    const found = valueAtPath(value, path);
    return !issue.values.some((each) => typeof each === typeof found);
  }
  if (issue.code !== 'invalid_union') return false;
  return issue.errors.every((errors) => errors.some((one) => isWrongType(one, value, path)));
}
