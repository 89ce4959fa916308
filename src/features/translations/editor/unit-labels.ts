import { capitalised } from '../../../lib/text/capitalised.ts';
import type { Unit } from '../../../model/translations/units.ts';

export type UnitLabel = {
  /** The heading above it; undefined for texts of the record itself. */
  group: string | undefined;
  label: string;
};

/** Such a part of a path holds all others, so it says nothing. */
const wrappers = new Set(['content', 'value', 'residences', 'timeline']);

const ownLabels = new Map([
  ['searchTitle', 'Search title'],
  ['searchDescription', 'Search description'],
  ['plans', 'floor plans'],
  ['words', 'texts'],
  ['heroTitle', 'Hero title'],
]);

/** What the editor calls each text, from its path: `Section 1` and `Title` for `content.sections.0.title`. */
export function unitLabels(units: readonly Pick<Unit, 'path'>[]): UnitLabel[] {
  const rowNumber = rowCounter();
  let images = 0;
  return units.map(({ path }) => {
    if (path.startsWith('alt:'))
      return { group: 'Images', label: `Alt text, image ${(images += 1)}` };
    const parts = partsOf(path, rowNumber);
    const [first, ...others] = parts;
    if (!first || parts.length === 1)
      return first?.row === undefined
        ? { group: undefined, label: capitalised(first?.text ?? path) }
        : { group: capitalised(first.text), label: rowLabel(first) };
    const group = first.row === undefined ? capitalised(first.text) : rowLabel(first);
    return { group, label: capitalised(others.map(partLabel).join(', ')) };
  });
}

type Part = { text: string; row: number | undefined };

/** A name, and the number of the row in it that follows. */
function partsOf(path: string, rowNumber: ReturnType<typeof rowCounter>): Part[] {
  const names = path.split('.');
  const parts: Part[] = [];
  for (let index = 0; index < names.length; index++) {
    const name = names[index] ?? '';
    if (wrappers.has(name) && index < names.length - 1) continue;
    const next = names[index + 1];
    const isRow = next !== undefined && (/^\d+$/.test(next) || isKeyed(name, index, names.length));
    const row = isRow ? rowNumber(names.slice(0, index + 1).join('.'), next) : undefined;
    parts.push({ text: nameLabel(name), row });
    if (isRow) index += 1;
  }
  return parts;
}

/** True for a list whose rows have keys instead of numbers, such as `plans.k1.name`. */
function isKeyed(name: string, index: number, length: number) {
  return name.endsWith('s') && index < length - 2;
}

/** The numbers of rows, from 1: of rows with keys in the order in which they come. */
function rowCounter() {
  const rows = new Map<string, Map<string, number>>();
  return (list: string, row: string) => {
    if (/^\d+$/.test(row)) return Number(row) + 1;
    const numbers = rows.get(list) ?? new Map<string, number>();
    rows.set(list, numbers);
    if (!numbers.has(row)) numbers.set(row, numbers.size + 1);
    return numbers.get(row);
  };
}

function partLabel(part: Part) {
  return part.row === undefined ? part.text : rowLabel(part).toLowerCase();
}

function rowLabel({ text, row }: Part) {
  const one = text.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  return `${capitalised(one)} ${row}`;
}

function nameLabel(name: string) {
  return (ownLabels.get(name) ?? name.replaceAll(/[A-Z]/g, ' $&')).toLowerCase().trim();
}
