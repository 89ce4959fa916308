import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { plural } from '../../../lib/text/plural.ts';
import { readArea, readPrice, type HomeState, type ParsedCell } from '../form/home-cells.ts';
import { newHome, storedText, type HomeCells, type TypedHomes } from '../form/home-rows.ts';
import { readFloor } from '../floors.ts';
import { makeKey } from '../residence.ts';

/** Homes above one another, which share a floor plan. */
export type SchemeLine = {
  key: string;
  /** Such as `A` or `01`. */
  name: string;
  /** A plan key. */
  plan: string;
  /** If empty, the area of the plan applies. */
  interior: string;
};

/** How the floor and the line make the number of a home. */
export const numberings = [
  'floor-line',
  'long-floor-line',
  'floor-dash-line',
  'line-floor',
] as const;

export type Numbering = (typeof numberings)[number];

/** Everything as typed. */
export type Scheme = {
  from: string;
  to: string;
  without: string;
  lines: SchemeLine[];
  price: string;
  floorStep: string;
  lineStep: string;
  numbering: Numbering;
  state: HomeState;
};

type SchemeText = 'from' | 'to' | 'without' | 'price' | 'floorStep' | 'lineStep';

export type SchemeResult = {
  /** By the name of the text, and of lines by their key. */
  errors: Partial<Record<string, string>>;
  /** The new homes, from the lowest floor up. */
  made: HomeCells[];
  /** The numbers that other homes have already. */
  taken: string[];
};

export const maxMade = 500;

export function newScheme(without: string): Scheme {
  return {
    from: '',
    to: '',
    without,
    lines: [newLine([])],
    price: '',
    floorStep: '',
    lineStep: '',
    numbering: 'floor-line',
    state: 'not-released',
  };
}

/** A line with the name that follows. */
export function newLine(lines: readonly SchemeLine[]): SchemeLine {
  const last = lines.at(-1);
  return { key: makeKey(), name: last ? nextName(last.name) : '01', plan: '', interior: '' };
}

/** `B` after `A`, `02` after `01`. */
export function nextName(name: string) {
  if (/^\d{1,3}$/.test(name)) return String(Number(name) + 1).padStart(name.length, '0');
  return /^[A-Ya-y]$/.test(name) ? String.fromCodePoint((name.codePointAt(0) ?? 0) + 1) : '';
}

/** The number of the home of a line on a floor, such as `1204`. */
export function homeNumber(numbering: Numbering, floor: number, line: string) {
  if (numbering === 'line-floor') return `${line}${floor}`;
  if (numbering === 'floor-dash-line') return `${floor}-${line}`;
  return numbering === 'floor-line'
    ? `${floor}${line}`
    : `${String(floor).padStart(2, '0')}${line}`;
}

/** The homes that a scheme makes beside those that exist. There are none while it has an error. */
export function homesByScheme(scheme: Scheme, homes: TypedHomes, areaUnit: AreaUnit): SchemeResult {
  const errors: SchemeResult['errors'] = {};
  function read<Value>(name: SchemeText, reader: (text: string) => ParsedCell<Value>) {
    const result = reader(scheme[name]);
    if ('value' in result) return result.value;
    errors[name] = result.error;
    return undefined;
  }
  const [from, to] = [read('from', readNumberedFloor), read('to', readNumberedFloor)];
  const without = read('without', readFloors) ?? [];
  const price = read('price', readPrice) ?? null;
  const [floorStep, lineStep] = [read('floorStep', readStep) ?? 0, read('lineStep', readStep) ?? 0];
  if (from !== undefined && to !== undefined && to < from)
    errors['to'] = 'Enter a floor that is not below the first one';
  for (const { key, name, interior } of scheme.lines) {
    const isTwice = scheme.lines.some((other) => other.key !== key && isSame(other.name, name));
    const area = readArea(interior, { areaUnit });
    if (name.trim() === '') errors[key] = 'Required.';
    else if (isTwice) errors[key] = `Line ${name.trim()} appears twice.`;
    else if ('error' in area) errors[key] = area.error;
  }
  const none = { errors, made: [], taken: [] };
  if (Object.keys(errors).length > 0 || from === undefined || to === undefined) return none;

  const floors = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (floor) => !without.includes(floor),
  );
  const count = floors.length * scheme.lines.length;
  if (count > maxMade) {
    errors['to'] =
      `This makes ${plural(count, '# home', '# homes')}. Make ${maxMade} or fewer at a time.`;
    return none;
  }
  const present = new Set(Object.values(homes).map((home) => home?.number.trim().toLowerCase()));
  const numbers = new Set<string>();
  const made: HomeCells[] = [];
  const taken: string[] = [];
  floors.forEach((floor, level) => {
    scheme.lines.forEach((line, place) => {
      const number = homeNumber(scheme.numbering, floor, line.name.trim());
      if (numbers.has(number.toLowerCase()))
        errors[line.key] = `Two homes would have number ${number}. Number them another way.`;
      numbers.add(number.toLowerCase());
      if (present.has(number.toLowerCase())) {
        taken.push(number);
        return;
      }
      const amount = price === null ? null : price + level * floorStep + place * lineStep;
      const [home] = newHome({
        number,
        plan: line.plan,
        floor: String(floor),
        price: amount === null ? '' : String(amount),
        interior: storedText('interior', line.interior, {}, { areaUnit }),
        state: scheme.state,
      });
      made.push(home);
    });
  });
  if (made.some((home) => 'error' in readPrice(home.price)))
    errors['price'] = 'With these steps a price is 0 or less.';
  if (Object.keys(errors).length > 0) return none;
  return { errors, made, taken };
}

/** The homes together with the new ones, as one change. */
export function withMade(homes: TypedHomes, made: readonly HomeCells[]): TypedHomes {
  return { ...homes, ...Object.fromEntries(made.map((home) => [makeKey(), home])) };
}

function isSame(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function readNumberedFloor(text: string): ParsedCell<number> {
  const result = readFloor(text);
  if ('error' in result) return result;
  return typeof result.value === 'number'
    ? { value: result.value }
    : { error: result.value === null ? 'Required.' : 'Enter the number of a floor, such as 12' };
}

/** Floors and ranges of floors, such as `4, 13-14`. */
function readFloors(text: string): ParsedCell<number[]> {
  const floors: number[] = [];
  for (const part of text.split(/[\s,;、，]+/).filter(Boolean)) {
    const [, ...ends] = /^(\d{1,3})[-–](\d{1,3})$/.exec(part)?.map(Number) ?? [];
    const one = readNumberedFloor(part);
    if (ends.length > 0)
      for (let floor = Math.min(...ends); floor <= Math.max(...ends); floor += 1)
        floors.push(floor);
    else if ('value' in one) floors.push(one.value);
    else return { error: `“${part}” is not the number of a floor. Write them like 4, 13, 14.` };
  }
  return { value: floors };
}

/** What is added per floor or line. It may be negative, and empty means 0. */
function readStep(text: string): ParsedCell<number> {
  const [, sign = '', amount = ''] = /^([-–−+]?)\s*(.*)$/.exec(text.trim()) ?? [];
  if (/^0*$/.test(amount)) return { value: 0 };
  const result = readPrice(amount);
  if ('error' in result) return result;
  const value = result.value ?? 0;
  return { value: sign === '' || sign === '+' ? value : -value };
}
