import { mediumDate } from '../../lib/dates.ts';
import {
  readDay,
  readFloor,
  readPrice,
  readState,
  stateNames,
  textOf,
  type HomeState,
} from './home-cells.ts';
import { doubleNumbers, makeKey, noPlan } from './residence.ts';
import { moneyText, type Currency } from './money.ts';

/** A home as it is typed: every cell is a text. */
export type HomeCells = {
  number: string;
  /** The key of a plan, or a name that no plan has. */
  plan: string;
  floor: string;
  price: string;
  state: string;
  heldUntil: string;
};

export type HomeColumn = keyof HomeCells;

/** Homes in a form, by their keys. One that was taken out is null, so that a merge sees it. */
export type TypedHomes = Record<string, HomeCells | null>;

export type HomeRow = HomeCells & { key: string };

export type PlanNames = Record<string, { name: string; bedrooms?: unknown }>;

const emptyHome: HomeCells = {
  number: '',
  plan: '',
  floor: '',
  price: '',
  state: 'not-released',
  heldUntil: '',
};

export const homeColumns = Object.keys(emptyHome) as HomeColumn[];

/** The homes of a stored record, or of a draft that was kept as typed, as texts. */
export function typedHomes(homes: unknown): TypedHomes {
  const given = Object.entries(Object(homes) as Record<string, Record<string, unknown> | null>);
  return Object.fromEntries(
    given.map(([key, home]) => [
      key,
      home &&
        (Object.fromEntries(
          Object.entries(emptyHome).map(([name]) => [name, textOf(home[name])]),
        ) as HomeCells),
    ]),
  );
}

/** The homes as rows. A home that did not change is the same row as before. */
export function homeRows(homes: TypedHomes): HomeRow[] {
  return Object.entries(homes).flatMap(([key, home]) => {
    if (!home) return [];
    const row = knownRows.get(home) ?? { ...home, key };
    knownRows.set(home, row);
    return [row];
  });
}

const knownRows = new WeakMap<HomeCells, HomeRow>();

/** A text as it is kept: read where it can be read, else as it was typed. */
export function storedText(column: HomeColumn, text: string, plans: PlanNames): string {
  const trimmed = text.trim();
  if (column === 'number') return trimmed;
  if (column === 'plan') return planCalled(trimmed, plans) ?? trimmed;
  const read = readers[column](trimmed);
  return 'value' in read ? String(read.value ?? '') : trimmed;
}

const readers = { floor: readFloor, price: readPrice, state: readState, heldUntil: readDay };

/** The plan of a name, or the only one whose name begins so. */
export function planCalled(text: string, plans: PlanNames) {
  const wanted = text.toLowerCase();
  const names = Object.entries(plans).map(([key, { name }]) => [key, name.toLowerCase()] as const);
  const same = names.find(([key, name]) => name === wanted || key === text);
  const begun = names.filter(([, name]) => wanted !== '' && name.startsWith(wanted));
  return same?.[0] ?? (begun.length === 1 ? begun[0]?.[0] : undefined);
}

/** What stands in a cell of the sheet. */
export function shownText(column: HomeColumn, text: string, plans: PlanNames, currency: Currency) {
  if (column === 'plan') return plans[text]?.name ?? text;
  if (column === 'state') return stateNames[text as HomeState] ?? text;
  if (column === 'heldUntil') return isRead(readDay(text)) && text !== '' ? mediumDate(text) : text;
  if (column !== 'price') return text;
  const read = readPrice(text);
  return 'value' in read && read.value !== null ? moneyText(read.value, currency) : text;
}

function isRead(read: object) {
  return 'value' in read;
}

/** What is wrong with the cells of a home, by column. */
export function errorsOfHome(home: HomeCells, plans: PlanNames) {
  const errors: Partial<Record<HomeColumn, string>> = {};
  if (home.number === '') errors.number = 'This is needed.';
  if (home.plan !== '' && !Object.hasOwn(plans, home.plan)) errors.plan = noPlan(home.plan);
  for (const [column, read] of Object.entries(readers)) {
    const result = read(home[column as HomeColumn]);
    if ('error' in result) errors[column as HomeColumn] = result.error;
  }
  return errors;
}

/** The same of all homes, by their keys. Those of a home that did not change are not read again. */
export function makeErrorsOf() {
  let known = new WeakMap<HomeCells, ReturnType<typeof errorsOfHome>>();
  let knownFor: PlanNames | undefined;
  return (homes: TypedHomes, plans: PlanNames) => {
    if (knownFor !== plans) known = new WeakMap();
    knownFor = plans;
    const present = Object.entries(homes).filter((entry): entry is [string, HomeCells] =>
      Boolean(entry[1]),
    );
    const errors = new Map<string, ReturnType<typeof errorsOfHome>>();
    for (const [key, home] of present) {
      const found = known.get(home) ?? errorsOfHome(home, plans);
      known.set(home, found);
      if (Object.keys(found).length > 0) errors.set(key, found);
    }
    for (const [key, number] of doubleNumbers(Object.fromEntries(present))) {
      errors.set(key, { ...errors.get(key), number });
    }
    return errors;
  };
}

export type HomeChange = { key: string; column: string; text: string };

/** The homes with some cells written. Those of other columns are left alone. */
export function withCells(homes: TypedHomes, changes: readonly HomeChange[], plans: PlanNames) {
  const next = { ...homes };
  for (const { key, column, text } of changes) {
    const home = next[key];
    if (!home || !(column in emptyHome)) continue;
    next[key] = { ...home, [column]: storedText(column as HomeColumn, text, plans) };
  }
  return next;
}

/** The homes with a pasted table written from a row and a column on. Rows beyond the last are new homes. */
export function withPasted(
  homes: TypedHomes,
  { keys, columns }: { keys: readonly string[]; columns: readonly string[] },
  { row, column }: { row: number; column: string },
  texts: readonly string[][],
  plans: PlanNames,
) {
  const next = { ...homes };
  const first = columns.indexOf(column);
  const changes = texts.flatMap((cells, down) => {
    let key = keys[row + down];
    if (key === undefined) {
      const [home, added] = newHome();
      next[added] = home;
      key = added;
    }
    const known = key;
    return cells.flatMap((text, across) => {
      const of = columns[first + across];
      return of === undefined ? [] : [{ key: known, column: of, text }];
    });
  });
  return withCells(next, changes, plans);
}

/** A home more, and its key. */
export function newHome(home: Partial<HomeCells> = {}): [home: HomeCells, key: string] {
  return [{ ...emptyHome, ...home }, makeKey()];
}

export function withoutHomes(homes: TypedHomes, keys: readonly string[]) {
  return { ...homes, ...Object.fromEntries(keys.map((key) => [key, null])) };
}
