import { areaUnitIn, type WrittenAreaUnit } from '../../../lib/geo/areas.ts';
import { factorInTitle, matchTitles, namesOtherCurrency } from '../../../lib/text/titles.ts';
import {
  formatNumber,
  plainNumber,
  type ColumnRules,
  type ColumnSign,
  type DecimalSign,
} from '../../../lib/text/numbers.ts';
import { readQuantity, type AreaRules } from '../form/home-cells.ts';
import {
  detectColumnSign,
  homeColumns,
  isSameArea,
  newHome,
  planKeyByName,
  readers,
  rulesForSign,
  storedText,
  typedArea,
  type HomeCells,
  type HomeColumn,
  type TypedHomes,
} from '../form/home-rows.ts';
import type { Currency } from '../money.ts';
import { makeKey } from '../residence.ts';
import { homeTitles } from './home-titles.ts';
import { tooManyCells } from '../../../model/csv.ts';
import { existingPlans, type TypedPlan, type TypedPlans } from '../typed-plans.ts';

export type ImportColumn = HomeColumn | RoomColumn;

type RoomColumn = (typeof roomColumns)[number];

/** Facts of a home's type. */
const roomColumns = ['bedrooms', 'bathrooms'] as const;

const importColumns: Record<Exclude<ImportColumn, 'interior'>, string> = {
  number: 'Home',
  plan: 'Floor plan',
  floor: 'Floor',
  price: 'Price',
  state: 'Status',
  heldUntil: 'Reserved until',
  bedrooms: 'Bedrooms',
  bathrooms: 'Baths',
};

/** The names of the columns. That of areas is their unit. */
export function columnNames(areaUnit: WrittenAreaUnit): Record<ImportColumn, string> {
  return { ...importColumns, interior: areaLabels[areaUnit] };
}

const areaLabels: Record<WrittenAreaUnit, string> = { 'sq-ft': 'Sq ft', m2: 'm²', tsubo: '坪' };

/** What each column is: null if it is skipped, undefined if it is asked about. */
export type Mapping = (ImportColumn | null | undefined)[];

/** Maps columns by the header row; undefined if the first row has no known heading. */
export function mapColumns(headerRow: readonly string[]): Mapping | undefined {
  const columns = [...matchTitles<ImportColumn>(headerRow, homeTitles)];
  if (columns.length === 0) return undefined;
  return headerRow.map((_, index) => columns.find(([, at]) => at === index)?.[0]);
}

/** The columns of a table. If no title is known, its first row has titles where only later rows have figures. */
export function findColumns(table: readonly (readonly string[])[]) {
  const [firstRow = [], ...others] = table;
  const mapping = mapColumns(firstRow);
  const hasTitles = mapping !== undefined || (!hasFigures(firstRow) && others.some(hasFigures));
  const count = hasTitles ? firstRow.length : Math.max(0, ...table.map(({ length }) => length));
  return {
    titles: hasTitles ? firstRow : undefined,
    rows: hasTitles ? others : table,
    mapping: mapping ?? Array.from({ length: count }, () => undefined),
  };
}

function hasFigures(cells: readonly string[]) {
  return cells.some((cell) => /\p{N}/u.test(cell));
}

/** The columns with content of which it is not known what they are. */
export function findUnknownColumns(rows: readonly (readonly string[])[], mapping: Mapping) {
  return mapping.flatMap((column, index) =>
    column === undefined && rows.some((cells) => (cells[index] ?? '').trim() !== '') ? [index] : [],
  );
}

/** The unit that the heading of the areas names. */
export function areaUnitOfColumn(headerRow: readonly string[] | undefined, mapping: Mapping) {
  return areaUnitIn(headerRow?.[mapping.indexOf('interior')] ?? '');
}

/** Assigns a meaning to a column, and clears the column that had it. */
export function withColumn(mapping: Mapping, index: number, value: ImportColumn | null): Mapping {
  return mapping
    .map((column) => (value !== null && column === value ? null : column))
    .with(index, value);
}

/** A question about a column whose numbers have two readings. */
export type ColumnQuestion = NonNullable<ColumnSign['question']> & { column: ImportColumn };

/** The answers: the decimal sign of each such column. */
export type ColumnAnswers = Partial<Record<ImportColumn, DecimalSign>>;

/**
 * How the columns are read, and what must be asked first. The sign of the other columns is a suggestion, if it makes
 * thousands of the number.
 */
export function readColumns(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  answers: ColumnAnswers,
  titles: readonly string[] = [],
) {
  const factor = factorInTitle(titles[mapping.indexOf('price')] ?? '');
  const signs = mapping.flatMap((column, index) => {
    const texts = rows.map((cells) => cells[index] ?? '');
    return column ? [{ column, ...detectColumnSign(column, texts, factor) }] : [];
  });
  const provenSigns = new Set(signs.flatMap(({ sign }) => sign ?? []));
  const [provenSign] = provenSigns.size === 1 ? provenSigns : [];
  const questions = signs.flatMap(({ column, question }): ColumnQuestion[] => {
    if (!question) return [];
    const suggested = provenSign ? thousandsBy(provenSign, question) : question.suggested;
    const { text, readings } = question;
    return [{ column, text, readings, ...(suggested && { suggested }) }];
  });
  const rules: Partial<Record<ImportColumn, ColumnRules>> = {};
  for (const { column, question, ...found } of signs) {
    const suggested = questions.find((one) => one.column === column)?.suggested;
    const sign = question ? (answers[column] ?? suggested) : found.sign;
    rules[column] = {
      ...rulesForSign({
        sign,
        isMixed: sign === undefined && (found.isMixed || question !== undefined),
      }),
      ...(column === 'price' && { factor }),
    };
  }
  const isAnswered =
    questions.every(({ column }) => rules[column]?.sign !== undefined) &&
    findUnknownColumns(rows, mapping).length === 0;
  return { questions, rules, isAnswered };
}

function thousandsBy(sign: DecimalSign, { readings }: NonNullable<ColumnSign['question']>) {
  return readings[sign] === Math.max(...Object.values(readings)) ? sign : undefined;
}

export type RefusedRow = { row: number; cells: readonly string[]; reason: string };

/** A cell of an existing home, before and after. */
export type ChangedCell = { home: string; column: HomeColumn; now: string; next: string };

export type Import = {
  homes: TypedHomes;
  plans: TypedPlans;
  changed: number;
  changedCells: ChangedCell[];
  addedHomes: HomeCells[];
  same: number;
  newPlans: string[];
  /** Homes whose bedrooms and baths are not taken, because they have no type. */
  roomless: string[];
  refused: RefusedRow[];
};

type TypedResidences = { homes: TypedHomes; plans: TypedPlans };

type RowValues = Partial<Record<ImportColumn, string>>;

type Rules = Partial<Record<ImportColumn, AreaRules>>;

type Reading = {
  firstRow: number;
  rules: Partial<Record<ImportColumn, ColumnRules>>;
  /** The unit of areas without one. */
  areaUnit: WrittenAreaUnit;
  /** That of all prices of the project. */
  currency: Currency;
  /** The title of the column of prices. */
  priceTitle?: string | undefined;
};

/** Previews an import. Rows match homes by number. A row with an unreadable cell changes nothing. */
export function importRows(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  current: TypedResidences,
  { firstRow, rules: columnRules, areaUnit, currency, priceTitle = '' }: Reading,
): Import {
  const rules: Rules = { ...columnRules, interior: { ...columnRules.interior, areaUnit } };
  // Copy once; the rows are written into it.
  const homes = { ...current.homes };
  const result: Import = {
    ...current,
    homes,
    changed: 0,
    changedCells: [],
    addedHomes: [],
    same: 0,
    newPlans: [],
    roomless: [],
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
    const key = keys.get(number);
    const reason =
      cellsBeyond(cells, mapping.length) ??
      (numbers.has(number)
        ? `${values.number} appears twice.`
        : (rowError(values, rules) ??
          otherCurrency(values.price, priceTitle, currency) ??
          importRow(result, key, values, rules)));
    if (reason === undefined) numbers.add(number);
    else result.refused.push({ row: firstRow + index, cells, reason });
  }
  return result;
}

/** Why a row with more cells than columns is not read: one of them was cut where it has a comma. */
function cellsBeyond(cells: readonly string[], count: number) {
  const beyond = cells.slice(count).filter((cell) => cell.trim() !== '');
  return beyond.length === 0 ? undefined : tooManyCells(beyond);
}

function cellsBy(mapping: Mapping, cells: readonly string[]) {
  const values: RowValues = {};
  for (const [index, column] of mapping.entries()) {
    if (column) values[column] = (cells[index] ?? '').trim();
  }
  return values;
}

function rowError(values: RowValues, rules: Rules) {
  if (!values.number) return 'No home number.';
  for (const [name, text] of Object.entries(values)) {
    const column = name as ImportColumn;
    if (column === 'number' || column === 'plan') continue;
    const read = isRoomColumn(column) ? readQuantity : readers[column];
    const result = read(text, rules[column]);
    if ('error' in result) return result.error;
  }
  return undefined;
}

/** Why a price is not taken that its cell or its title gives in another currency. */
function otherCurrency(price = '', title: string, currency: Currency) {
  const found = [price, title].find((text) => namesOtherCurrency(text, currency));
  if (found === undefined || !/\d/.test(price.normalize('NFKC'))) return undefined;
  return `“${found}” names another currency. Prices of this project are in ${currency}: convert them, or skip the column.`;
}

/** Writes a row into the result. Returns the reason if its rooms contradict its type. */
function importRow(
  result: Import,
  key: string | undefined,
  values: RowValues,
  rules: Rules,
): string | undefined {
  const presentPlans = existingPlans(result.plans);
  const planKey = findPlanKey(values, presentPlans) ?? (values.plan ? makeKey() : undefined);
  const homePlan =
    planKey ?? (key === undefined || values.plan === '' ? '' : result.homes[key]?.plan);
  const rooms = readRooms(values, rules);
  const plan = presentPlans[homePlan ?? ''] ?? (values.plan ? { name: values.plan } : undefined);
  const mismatch = plan && roomsMismatch(plan, rooms);
  if (mismatch) return mismatch;
  if (plan && homePlan) addRooms(result, homePlan, plan, rooms);
  else if (Object.keys(rooms).length > 0) result.roomless.push(values.number ?? '');
  writeHome(result, key, { ...values, ...(planKey !== undefined && { plan: planKey }) }, rules);
  return undefined;
}

/** The key of the plan that a row names. */
function findPlanKey(values: RowValues, plans: Record<string, TypedPlan>) {
  if (!values.plan) return undefined;
  const name = values.plan.toLowerCase();
  const exact = Object.keys(plans).find((key) => plans[key]?.name.toLowerCase() === name);
  return exact ?? planKeyByName(values.plan, plans);
}

function readRooms(values: RowValues, rules: Rules) {
  const rooms: Partial<Record<RoomColumn, number>> = {};
  for (const name of roomColumns) {
    const result = readQuantity(values[name] ?? '', rules[name]);
    if ('value' in result && result.value !== null) rooms[name] = result.value;
  }
  return rooms;
}

function roomsMismatch(plan: TypedPlan, rooms: ReturnType<typeof readRooms>) {
  const name = roomColumns.find(
    (room) => rooms[room] !== undefined && isNumber(plan[room]) && plan[room] !== rooms[room],
  );
  if (name === undefined) return undefined;
  const [ofRow, ofPlan] = [rooms[name], plan[name]].map((count) => formatNumber(Number(count)));
  return `${importColumns[name]}: ${ofRow} here, ${ofPlan} in floor plan “${plan.name}”.`;
}

/** Adds a plan, and rooms that the plan does not have yet. */
function addRooms(
  result: Import,
  key: string,
  plan: TypedPlan,
  rooms: ReturnType<typeof readRooms>,
) {
  const missing = Object.entries(rooms).filter(([room]) => !isNumber(plan[room]));
  const isNew = !result.plans[key];
  if (!isNew && missing.length === 0) return;
  if (isNew) result.newPlans.push(plan.name);
  result.plans = { ...result.plans, [key]: { ...plan, ...Object.fromEntries(missing) } };
}

function writeHome(result: Import, key: string | undefined, values: RowValues, rules: Rules) {
  const home = key === undefined ? undefined : result.homes[key];
  const cells = Object.fromEntries(
    homeColumns.flatMap((column) => {
      const text = values[column];
      if (text === undefined) return [];
      const current = home?.[column];
      return [
        [column, column === 'plan' ? text : storedText(column, text, {}, rules[column], current)],
      ];
    }),
  ) as Partial<HomeCells>;
  if (key === undefined || !home) {
    const [created, newKey] = newHome(cells);
    result.homes[newKey] = created;
    result.addedHomes.push(created);
    return;
  }
  // An exported table has the area of the type in the row of a home without its own.
  const planArea = typedAreaText(home, cells, result.plans);
  if (home.interior === '' && isSameArea(values.interior ?? '', planArea, rules.interior)) {
    delete cells.interior;
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

function typedAreaText(
  home: HomeCells,
  { plan = home.plan }: Partial<HomeCells>,
  plans: TypedPlans,
) {
  const area = typedArea({ interior: '' }, plans[plan] ?? undefined);
  return area === null ? '' : plainNumber(area);
}

function isRoomColumn(column: ImportColumn): column is RoomColumn {
  return roomColumns.some((room) => room === column);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
