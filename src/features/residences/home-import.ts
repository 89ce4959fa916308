import { makeKey } from './residence.ts';
import {
  errorsOfHome,
  homeColumns,
  storedText,
  planCalled,
  newHome,
  type HomeCells,
  type HomeColumn,
  type TypedHomes,
} from './home-rows.ts';
import { readQuantity } from './home-cells.ts';
import { planNames, type TypedPlans } from './typed-plans.ts';

export type ImportColumn = HomeColumn | 'bedrooms' | 'bathrooms' | 'interior';

export const importColumns: Record<ImportColumn, string> = {
  number: 'Home',
  plan: 'Type',
  floor: 'Floor',
  price: 'Price',
  state: 'State',
  heldUntil: 'Held until',
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

/** What the columns of a table are, by its first row; undefined where that is no row of headings. */
export function mappingOf(first: readonly string[]): Mapping | undefined {
  const used = new Set<ImportColumn>();
  const mapping = first.map((heading) => {
    const found = (Object.keys(headings) as ImportColumn[]).find(
      (column) => !used.has(column) && headings[column].test(heading.trim()),
    );
    if (found) used.add(found);
    return found ?? null;
  });
  return used.size > 0 ? mapping : undefined;
}

/** A column stands for one thing: another that stood for it is left out. */
export function withColumn(mapping: Mapping, at: number, chosen: ImportColumn | null): Mapping {
  return mapping
    .map((column) => (column !== null && column === chosen ? null : column))
    .with(at, chosen);
}

export type RefusedRow = { row: number; cells: readonly string[]; why: string };

/** A cell of a home that is known already, as it is and as it would be. */
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

type Known = { homes: TypedHomes; plans: TypedPlans };

/** What rows would make of the homes. A home is known by its number; a row with anything that cannot be read changes nothing. */
export function importRows(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  known: Known,
  firstRow = 1,
): Import {
  // One copy, which the rows are written into.
  const homes = { ...known.homes };
  const result: Import = {
    ...known,
    homes,
    changed: 0,
    changedCells: [],
    added: 0,
    same: 0,
    newPlans: [],
    refused: [],
  };
  const keys = new Map(
    Object.entries(known.homes).flatMap(([key, home]) =>
      home ? [[home.number.toLowerCase(), key]] : [],
    ),
  );
  const seen = new Set<string>();
  for (const [at, cells] of rows.entries()) {
    const given = cellsBy(mapping, cells);
    const number = (given.number ?? '').toLowerCase();
    const why = seen.has(number) ? `${given.number} is in the table twice.` : fault(given);
    if (why !== undefined) {
      result.refused.push({ row: firstRow + at, cells, why });
      continue;
    }
    seen.add(number);
    const plan = given.plan ? planFor(result, given) : undefined;
    write(result, keys.get(number), { ...given, ...(plan && { plan }) });
  }
  return result;
}

function cellsBy(mapping: Mapping, cells: readonly string[]) {
  const given: Partial<Record<ImportColumn, string>> = {};
  for (const [at, column] of mapping.entries()) {
    if (column) given[column] = (cells[at] ?? '').trim();
  }
  return given;
}

function fault(given: Partial<Record<ImportColumn, string>>) {
  if (!given.number) return 'It has no home.';
  const home = { number: given.number, plan: '', floor: '', price: '', state: '', heldUntil: '' };
  const [error] = Object.values(errorsOfHome({ ...home, ...given, plan: '' }, {}));
  if (error) return error;
  for (const name of ['bedrooms', 'bathrooms', 'interior'] as const) {
    const read = readQuantity(given[name] ?? '');
    if ('error' in read) return read.error;
  }
  return undefined;
}

/** The key of the plan that a row names. One that nobody has yet is added, with the rooms of the row. */
function planFor(result: Import, given: Partial<Record<ImportColumn, string>>) {
  const name = given.plan ?? '';
  const present = planNames(result.plans);
  const exact = Object.keys(present).find(
    (key) => present[key]?.name.toLowerCase() === name.toLowerCase(),
  );
  const key = exact ?? planCalled(name, present);
  if (key !== undefined) return key;
  const added = makeKey();
  result.plans = {
    ...result.plans,
    [added]: {
      name,
      bedrooms: quantity(given.bedrooms),
      bathrooms: quantity(given.bathrooms),
      interior: quantity(given.interior),
    },
  };
  result.newPlans.push(name);
  return added;
}

function quantity(text: string | undefined) {
  const read = readQuantity(text ?? '');
  return 'value' in read ? read.value : null;
}

function write(result: Import, key: string | undefined, given: Partial<Record<string, string>>) {
  const written = Object.fromEntries(
    homeColumns.flatMap((column) => {
      const text = given[column];
      if (text === undefined) return [];
      return [[column, column === 'plan' ? text : storedText(column, text, {})]];
    }),
  ) as Partial<HomeCells>;
  const home = key === undefined ? undefined : result.homes[key];
  if (key === undefined || !home) {
    const [made, added] = newHome(written);
    result.homes[added] = made;
    result.added += 1;
    return;
  }
  const changed = homeColumns.flatMap((column): ChangedCell[] => {
    const [now, next = now] = [home[column], written[column]];
    return next === now ? [] : [{ home: home.number, column, now, next }];
  });
  if (changed.length === 0) {
    result.same += 1;
    return;
  }
  result.changed += 1;
  result.changedCells.push(...changed);
  result.homes[key] = { ...home, ...written };
}
