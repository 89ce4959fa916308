import { makeKey } from './residence.ts';
import {
  errorsOfHome,
  homeColumns,
  storedText,
  planKeyByName,
  newHome,
  type HomeCells,
  type HomeColumn,
  type TypedHomes,
} from './home-rows.ts';
import { readQuantity } from './home-cells.ts';
import { existingPlans, type TypedPlans } from './typed-plans.ts';

export type ImportColumn = HomeColumn | 'bedrooms' | 'bathrooms' | 'interior';

export const importColumns: Record<ImportColumn, string> = {
  number: 'Home',
  plan: 'Floor plan',
  floor: 'Floor',
  price: 'Price',
  state: 'Status',
  heldUntil: 'Reserved until',
  bedrooms: 'Bedrooms',
  bathrooms: 'Baths',
  interior: 'Sq ft',
};

const headings: Record<ImportColumn, RegExp> = {
  number: /^(home|unit|suite|apt\.?|apartment|number|no\.?|home number|unit number|unit #|#)$/i,
  plan: /^(type|plan|floor ?plan|unit type|layout|model)$/i,
  floor: /^(floor|level|storey|fl\.?)$/i,
  price: /^(list )?price|^asking/i,
  state: /^(state|status|availability)$/i,
  heldUntil: /^(held|hold|reserved) ?(until|to)?$/i,
  bedrooms: /^(bed|bd|br)/i,
  bathrooms: /^(bath|ba)/i,
  interior: /^(sq\.? ?ft|sf|area|interior|size)/i,
};

export type Mapping = (ImportColumn | null)[];

/** Maps columns by the header row; undefined if the first row has no known heading. */
export function mappingOf(headerRow: readonly string[]): Mapping | undefined {
  const used = new Set<ImportColumn>();
  const mapping = headerRow.map((heading) => {
    const match = (Object.keys(headings) as ImportColumn[]).find(
      (column) => !used.has(column) && headings[column].test(heading.trim()),
    );
    if (match) used.add(match);
    return match ?? null;
  });
  return used.size > 0 ? mapping : undefined;
}

/** Assigns a meaning to a column, and clears the column that had it. */
export function withColumn(mapping: Mapping, index: number, value: ImportColumn | null): Mapping {
  return mapping
    .map((column) => (column !== null && column === value ? null : column))
    .with(index, value);
}

export type RefusedRow = { row: number; cells: readonly string[]; reason: string };

/** A cell of an existing home, before and after. */
export type ChangedCell = { home: string; column: HomeColumn; now: string; next: string };

export type Import = {
  homes: TypedHomes;
  plans: TypedPlans;
  changed: number;
  changedCells: ChangedCell[];
  added: number;
  same: number;
  newPlans: string[];
  refused: RefusedRow[];
};

type TypedResidences = { homes: TypedHomes; plans: TypedPlans };

/** Previews an import. Rows match homes by number. A row with an unreadable cell changes nothing. */
export function importRows(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  current: TypedResidences,
  firstRow = 1,
): Import {
  // Copy once; the rows are written into it.
  const homes = { ...current.homes };
  const result: Import = {
    ...current,
    homes,
    changed: 0,
    changedCells: [],
    added: 0,
    same: 0,
    newPlans: [],
    refused: [],
  };
  const keys = new Map(
    Object.entries(current.homes).flatMap(([key, home]) =>
      home ? [[home.number.toLowerCase(), key]] : [],
    ),
  );
  const numbers = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    const values = cellsBy(mapping, cells);
    const number = (values.number ?? '').toLowerCase();
    const reason = numbers.has(number) ? `${values.number} appears twice.` : rowError(values);
    if (reason !== undefined) {
      result.refused.push({ row: firstRow + index, cells, reason });
      continue;
    }
    numbers.add(number);
    const plan = values.plan ? planFor(result, values) : undefined;
    write(result, keys.get(number), { ...values, ...(plan && { plan }) });
  }
  return result;
}

function cellsBy(mapping: Mapping, cells: readonly string[]) {
  const values: Partial<Record<ImportColumn, string>> = {};
  for (const [index, column] of mapping.entries()) {
    if (column) values[column] = (cells[index] ?? '').trim();
  }
  return values;
}

function rowError(values: Partial<Record<ImportColumn, string>>) {
  if (!values.number) return 'No home number.';
  const home = { number: values.number, plan: '', floor: '', price: '', state: '', heldUntil: '' };
  const [error] = Object.values(errorsOfHome({ ...home, ...values, plan: '' }, {}));
  if (error) return error;
  for (const name of ['bedrooms', 'bathrooms', 'interior'] as const) {
    const result = readQuantity(values[name] ?? '');
    if ('error' in result) return result.error;
  }
  return undefined;
}

/** The key of the plan that a row names. An unknown plan is added, with the row's rooms and area. */
function planFor(result: Import, values: Partial<Record<ImportColumn, string>>) {
  const name = values.plan ?? '';
  const presentPlans = existingPlans(result.plans);
  const exact = Object.keys(presentPlans).find(
    (key) => presentPlans[key]?.name.toLowerCase() === name.toLowerCase(),
  );
  const key = exact ?? planKeyByName(name, presentPlans);
  if (key !== undefined) return key;
  const newKey = makeKey();
  result.plans = {
    ...result.plans,
    [newKey]: {
      name,
      bedrooms: quantity(values.bedrooms),
      bathrooms: quantity(values.bathrooms),
      interior: quantity(values.interior),
    },
  };
  result.newPlans.push(name);
  return newKey;
}

function quantity(text: string | undefined) {
  const result = readQuantity(text ?? '');
  return 'value' in result ? result.value : null;
}

function write(result: Import, key: string | undefined, values: Partial<Record<string, string>>) {
  const cells = Object.fromEntries(
    homeColumns.flatMap((column) => {
      const text = values[column];
      if (text === undefined) return [];
      return [[column, column === 'plan' ? text : storedText(column, text, {})]];
    }),
  ) as Partial<HomeCells>;
  const home = key === undefined ? undefined : result.homes[key];
  if (key === undefined || !home) {
    const [created, newKey] = newHome(cells);
    result.homes[newKey] = created;
    result.added += 1;
    return;
  }
  const changed = homeColumns.flatMap((column): ChangedCell[] => {
    const [now, next = now] = [home[column], cells[column]];
    return next === now ? [] : [{ home: home.number, column, now, next }];
  });
  if (changed.length === 0) {
    result.same += 1;
    return;
  }
  result.changed += 1;
  result.changedCells.push(...changed);
  result.homes[key] = { ...home, ...cells };
}
