/** Complaints by the path of what they are about. */
export type Errors = Record<string, string>;

/**
 * The field that shows a complaint: the one of its path, else the nearest that holds it, else the first within
 * it. Undefined when none of them is on the screen.
 */
export function placeOf(path: string, fields: readonly string[]): string | undefined {
  const holders = fields.filter((field) => isWithin(path, field));
  const [nearest] = holders.toSorted((one, other) => other.length - one.length);
  return nearest ?? fields.find((field) => isWithin(field, path));
}

/** Each complaint at its field, the first where several meet; the others in words of their own. */
export function placesOf(errors: Errors, fields: readonly string[]) {
  const placed = new Map<string, string>();
  const homeless: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const place = placeOf(path, fields);
    if (place === undefined) homeless.push(path === '' ? message : `${wordsOf(path)}: ${message}`);
    else if (!placed.has(place)) placed.set(place, message);
  }
  return { placed, homeless };
}

/** True for a path itself, too. */
export function isWithin(path: string, holder: string) {
  return path === holder || path.startsWith(`${holder}.`);
}

/** `Sections 4, image url` of `sections.3.imageUrl`. */
function wordsOf(path: string) {
  const words = path
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? ` ${Number(key) + 1}` : `, ${inWords(key)}`))
    .join('')
    .slice(2);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inWords(key: string) {
  return key.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
