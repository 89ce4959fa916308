import { afterColon } from '../../lib/text/capitalised.ts';

/** Validation errors by the path of their value. */
export type Errors = Record<string, string>;

/**
 * The field that shows the error of a path: the field of the path itself, else its nearest ancestor, else its first
 * descendant. Undefined if none of them is on the screen.
 */
export function nearestField(path: string, fields: readonly string[]): string | undefined {
  const around = fields.filter((field) => isWithin(path, field));
  const [nearest] = around.toSorted((first, second) => second.length - first.length);
  return nearest ?? fields.find((field) => isWithin(field, path));
}

/** One error per field, the first of several. Errors without a field include their path in words. */
export function groupErrors(errors: Errors, fields: readonly string[]) {
  const atFields = new Map<string, string>();
  const elsewhere: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const field = nearestField(path, fields);
    if (field === undefined)
      elsewhere.push(path ? `${fieldPathLabel(path)}: ${afterColon(message)}` : message);
    else if (!atFields.has(field)) atFields.set(field, message);
  }
  return { atFields, elsewhere };
}

/** Also true for the path itself. */
export function isWithin(path: string, parent: string) {
  return path === parent || path.startsWith(`${parent}.`);
}

/** For example `Sections 4, image url` for `sections.3.imageUrl`. */
function fieldPathLabel(path: string) {
  const keys = path
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? ` ${Number(key) + 1}` : `, ${keyLabel(key)}`))
    .join('')
    .slice(2);
  return keys.charAt(0).toUpperCase() + keys.slice(1);
}

function keyLabel(key: string) {
  return key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
