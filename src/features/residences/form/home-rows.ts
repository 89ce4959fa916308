import { areaIn, splitAreas, splitAreaUnit, type AreaUnit } from '../../../lib/geo/areas.ts';
import {
  columnSign,
  formatNumber,
  plainNumber,
  type ColumnRules,
  type ColumnSign,
} from '../../../lib/text/numbers.ts';
import { mediumDate } from '../../../lib/time/dates.ts';
import {
  readArea,
  readDay,
  readPrice,
  readState,
  stateNames,
  toCellText,
  type AreaRules,
  type HomeState,
} from './home-cells.ts';
import { readFloor } from '../floors.ts';
import { duplicateNumberErrors, makeKey, noPlan } from '../residence.ts';
import type { Units } from '../area-unit.ts';
import { shortMoneyText } from '../money.ts';

/** A home as typed: every cell is text. */
export type HomeCells = {
  number: string;
  /** A plan key, or an unknown plan name. */
  plan: string;
  floor: string;
  price: string;
  state: string;
  heldUntil: string;
  /** Square feet. If empty, the area of the plan applies. */
  interior: string;
};

export type HomeColumn = keyof HomeCells;

/** The homes of a form by key. A deleted home is null, so that a merge sees the deletion. */
export type TypedHomes = Record<string, HomeCells | null>;

export type HomeRow = HomeCells & { key: string };

export type PlanNames = Record<string, { name: string; interior?: unknown }>;

const emptyHome: HomeCells = {
  number: '',
  plan: '',
  floor: '',
  price: '',
  state: 'not-released',
  heldUntil: '',
  interior: '',
};

export function isEmptyHome(home: HomeCells | null | undefined) {
  return homeColumns.every((column) => home?.[column] === emptyHome[column]);
}

export const homeColumns = Object.keys(emptyHome) as HomeColumn[];

/** Converts the homes of a stored record, or of a draft with unparsed text, to text cells. */
export function typedHomes(homes: unknown): TypedHomes {
  const entries = Object.entries(Object(homes) as Record<string, Record<string, unknown> | null>);
  return Object.fromEntries(
    entries.map(([key, home]) => [
      key,
      home &&
        (Object.fromEntries(
          Object.keys(emptyHome).map((name) => [
            name,
            cellText(home[name] ?? (name === 'floor' ? home['floorName'] : undefined)),
          ]),
        ) as HomeCells),
    ]),
  );
}

function cellText(value: unknown) {
  return typeof value === 'number' ? plainNumber(value) : toCellText(value);
}

/** Converts the homes to rows. An unchanged home keeps its row object. */
export function homeRows(homes: TypedHomes): HomeRow[] {
  return Object.entries(homes).flatMap(([key, home]) => {
    if (!home) return [];
    const row = rowCache.get(home) ?? { ...home, key };
    rowCache.set(home, row);
    return [row];
  });
}

const rowCache = new WeakMap<HomeCells, HomeRow>();

/** The text to store: the parsed value, or the typed text if it cannot be parsed. `current` is the stored one. */
export function storedText(
  column: HomeColumn,
  text: string,
  plans: PlanNames,
  rules?: AreaRules,
  current = '',
): string {
  const trimmed = text.trim();
  if (column === 'number') return trimmed;
  if (column === 'plan') return planKeyByName(trimmed, plans) ?? trimmed;
  const result = readers[column](trimmed, rules);
  if ('error' in result) return trimmed;
  if (column === 'interior' && isSameArea(trimmed, current, rules)) return current;
  return typeof result.value === 'number' ? plainNumber(result.value) : (result.value ?? '');
}

/** True if the typed area is the stored one as its unit shows it. So rounding changes no area. */
export function isSameArea(text: string, stored: string, rules?: AreaRules) {
  const { unit = rules?.areaUnit ?? 'sq-ft' } = firstArea(text);
  const [typedValue, storedValue] = [readArea(text, rules), readArea(stored)].map((result) =>
    'value' in result && result.value !== null ? areaIn(result.value, unit) : undefined,
  );
  return typedValue !== undefined && typedValue === storedValue;
}

function firstArea(text: string) {
  return splitAreaUnit(splitAreas(text)[0] ?? '');
}

export const readers = {
  floor: readFloor,
  price: readPrice,
  state: readState,
  heldUntil: readDay,
  interior: readArea,
} satisfies Partial<Record<HomeColumn, unknown>>;

/** The key of the plan with this name, or of the only plan whose name starts with it. */
export function planKeyByName(text: string, plans: PlanNames) {
  const query = text.toLowerCase();
  const names = Object.entries(plans).map(([key, { name }]) => [key, name.toLowerCase()] as const);
  const exact = names.find(([key, name]) => name === query || key === text);
  const prefixed = names.filter(([, name]) => query !== '' && name.startsWith(query));
  return exact?.[0] ?? (prefixed.length === 1 ? prefixed[0]?.[0] : undefined);
}

/** The area of a home as typed, or that of its plan; null if neither is known. */
export function typedArea(
  { interior }: Pick<HomeCells, 'interior'>,
  plan: { interior?: unknown } | undefined,
) {
  for (const input of [interior, plan?.interior]) {
    const result = readArea(input);
    if ('value' in result && result.value !== null) return result.value;
  }
  return null;
}

/** A stored area as typed in the unit; text that is no area as it is. */
export function writtenArea(text: string, areaUnit: AreaUnit) {
  const result = readArea(text);
  return 'value' in result && result.value !== null
    ? plainNumber(areaIn(result.value, areaUnit))
    : text;
}

/** The text that a cell of the sheet displays. */
export function displayText(
  column: HomeColumn,
  text: string,
  plans: PlanNames,
  { currency, areaUnit }: Units,
) {
  if (column === 'plan') return plans[text]?.name ?? text;
  if (column === 'state') return stateNames[text as HomeState] ?? text;
  if (column === 'heldUntil')
    return isValid(readDay(text)) && text !== '' ? mediumDate(text) : text;
  if (column === 'interior') {
    const result = readArea(text);
    return 'value' in result && result.value !== null
      ? formatNumber(areaIn(result.value, areaUnit))
      : text;
  }
  if (column !== 'price') return text;
  const result = readPrice(text);
  return 'value' in result && result.value !== null ? shortMoneyText(result.value, currency) : text;
}

function isValid(result: object) {
  return 'value' in result;
}

/** Validation errors of a home, by column. */
export function errorsOfHome(home: HomeCells, plans: PlanNames) {
  const errors: Partial<Record<HomeColumn, string>> = {};
  if (home.number === '') errors.number = 'Required.';
  if (home.plan !== '' && !Object.hasOwn(plans, home.plan)) errors.plan = noPlan(home.plan);
  for (const [column, read] of Object.entries(readers)) {
    const result = read(home[column as HomeColumn]);
    if ('error' in result) errors[column as HomeColumn] = result.error;
  }
  return errors;
}

/** Returns a function that validates all homes, by key. It caches the errors of unchanged homes. */
export function createHomesValidator() {
  let cache = new WeakMap<HomeCells, ReturnType<typeof errorsOfHome>>();
  let cachedPlans: PlanNames | undefined;
  return (homes: TypedHomes, plans: PlanNames) => {
    if (cachedPlans !== plans) cache = new WeakMap();
    cachedPlans = plans;
    const presentHomes = Object.entries(homes).filter((entry): entry is [string, HomeCells] =>
      Boolean(entry[1]),
    );
    const errors = new Map<string, ReturnType<typeof errorsOfHome>>();
    for (const [key, home] of presentHomes) {
      const homeErrors = cache.get(home) ?? errorsOfHome(home, plans);
      cache.set(home, homeErrors);
      if (Object.keys(homeErrors).length > 0) errors.set(key, homeErrors);
    }
    for (const [key, number] of duplicateNumberErrors(Object.fromEntries(presentHomes))) {
      errors.set(key, { ...errors.get(key), number });
    }
    return errors;
  };
}

export type HomeChange = { key: string; column: string; text: string };

/** Writes cells into the homes. Ignores derived columns. */
export function withCells(
  homes: TypedHomes,
  changes: readonly HomeChange[],
  plans: PlanNames,
  areaUnit: AreaUnit,
  rules?: ReadonlyMap<string, ColumnRules>,
) {
  const next = { ...homes };
  for (const { key, column, text } of changes) {
    const home = next[key];
    if (!home || !(column in emptyHome)) continue;
    next[key] = {
      ...home,
      [column]: storedText(
        column as HomeColumn,
        text,
        plans,
        { ...rules?.get(column), areaUnit },
        home[column as HomeColumn],
      ),
    };
  }
  return next;
}

/** Pastes a table from a row and a column on. Rows beyond the last become new homes. */
export function withPasted(
  homes: TypedHomes,
  { keys, columns }: { keys: readonly string[]; columns: readonly string[] },
  { row, column }: { row: number; column: string },
  texts: readonly string[][],
  plans: PlanNames,
  areaUnit: AreaUnit,
) {
  const next = { ...homes };
  const firstColumn = columns.indexOf(column);
  const rules = new Map(
    columns.slice(firstColumn).map((key, index) => [
      key,
      rulesForSign(
        detectColumnSign(
          key,
          texts.map((cells) => cells[index] ?? ''),
        ),
      ),
    ]),
  );
  const changes = texts.flatMap((cells, rowOffset) => {
    let key = keys[row + rowOffset];
    if (key === undefined) {
      const [home, newKey] = newHome();
      next[newKey] = home;
      key = newKey;
    }
    const homeKey = key;
    return cells.flatMap((text, columnOffset) => {
      const columnKey = columns[firstColumn + columnOffset];
      return columnKey === undefined ? [] : [{ key: homeKey, column: columnKey, text }];
    });
  });
  return withCells(next, changes, plans, areaUnit, rules);
}

/** The decimal sign that the cells of a column prove. `factor` is what the heading of prices multiplies by. */
export function detectColumnSign(
  column: string,
  texts: readonly string[],
  factor?: number,
): ColumnSign {
  if (column === 'price') return columnSign(texts, { unit: 'money', factor });
  return ['interior', 'bedrooms', 'bathrooms'].includes(column)
    ? columnSign(texts.map((text) => firstArea(text).figures))
    : { isMixed: false };
}

/** Reads a column by its sign. Without one, the language decides, unless the column mixes both. */
export function rulesForSign({ sign, isMixed }: ColumnSign): ColumnRules {
  return { sign, isStrict: isMixed };
}

export function newHome(home: Partial<HomeCells> = {}): [home: HomeCells, key: string] {
  return [{ ...emptyHome, ...home }, makeKey()];
}

export function withoutHomes(homes: TypedHomes, keys: readonly string[]) {
  return { ...homes, ...Object.fromEntries(keys.map((key) => [key, null])) };
}
