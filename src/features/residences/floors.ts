import { fold } from '../../lib/text/fold.ts';
import { readNumber } from '../../lib/text/numbers.ts';
import { toCellText, type ParsedCell } from './form/home-cells.ts';

/** A number, or the name of a floor, such as `PH`, `G`, `B1`, `12A` or `2-3`. */
export type Floor = number | string;

const limits = { min: -20, max: 300, isInteger: true };

/** Reads `12`, `12F`, `12/F`, `L12`, `1st floor`, `3e étage` or `12階` as a number, and `PH`, `G` or `B1` as a name. */
export function readFloor(input: unknown): ParsedCell<Floor | null> {
  const text = toCellText(input);
  const number = readNumber(input, limits);
  if ('value' in number && (number.value === null || isFloorNumber(number.value))) return number;
  const written = withoutTotal(
    fold(text.slice(0, 100).replaceAll('ª', 'º'))
      // Folding takes the letters of Korean apart.
      .normalize('NFC')
      .replaceAll(/[’']/g, '')
      .replaceAll(/[\s_.]+/g, ' ')
      .trim(),
  );
  const digits = numberPatterns.map((pattern) => pattern.exec(written)?.[1]).find(Boolean);
  if (digits !== undefined && isFloorNumber(Number(digits))) return { value: Number(digits) };
  const name = floorName(written);
  return name === undefined
    ? { error: `“${text}” is not a floor, such as 12, G, B1 or PH.` }
    : { value: name };
}

const total = String.raw`(?:(?:地上|共|全|of|sur|de|von) ?)?\d{1,3} ?(?:[階阶层層楼樓f]|층)?(?: ?地下\d{1,2} ?[階阶层層])?`;
const before = new RegExp(String.raw`^${total}建て?(?:の| ?[/,] ?| )?(?=.)`);
const after = new RegExp(
  String.raw`(?<=[^/\d]) ?(?:[/(] ?${total}(?:建て?)?|(?:of|sur|von|de) \d{1,3})\)?$`,
);

/** `8階` for `8階/14階建`, `8F` for `8F/14F`: how many floors the building has is left out. */
function withoutTotal(written: string) {
  return written.replace(before, '').replace(after, '').replace(/部分$/, '').trim();
}

const level =
  '(?:floor|fl|level|lvl|lv|l|storey|story|etage|et|niveau|piso|planta|andar|pavimento|nivel|piano|etg|og|(?:ober)?geschoss|stock(?:werk)?)';

const numberPatterns = [
  new RegExp(
    `^(-?\\d{1,3}) ?(?:/ ?f|f|st|nd|rd|th|e|er|ere|eme|nde|o|[rdtmv][ao])?(?: ?${level})?$`,
  ),
  new RegExp(`^${level} ?(-?\\d{1,3}) ?o?$`),
  /^第? ?(\d{1,3}) ?(?:階|阶|楼|樓|层|層|층)$/,
  /^r ?\+ ?(\d{1,2})$/,
];

/** The short name of a floor that people write out. Without accents. */
const names: Record<string, string> = {
  'ground floor': 'G',
  ground: 'G',
  'g/f': 'GF',
  'rez-de-chaussee': 'RC',
  'rez de chaussee': 'RC',
  rdc: 'RC',
  'r-d-c': 'RC',
  'rez-de-jardin': 'RDJ',
  'rez de jardin': 'RDJ',
  erdgeschoss: 'EG',
  parterre: 'EG',
  'planta baixa': 'PB',
  bajo: 'PB',
  'piano terra': 'PB',
  'res-do-chao': 'RC',
  'r/c': 'RC',
  terreo: 'PB',
  'planta baja': 'PB',
  'lower ground': 'LG',
  'lower ground floor': 'LG',
  lgf: 'LG',
  'lg/f': 'LG',
  basement: 'B1',
  sotano: 'B1',
  subsolo: 'B1',
  untergeschoss: 'B1',
  b: 'B1',
  'sous-sol': 'SS',
  'sous sol': 'SS',
  mezzanine: 'M',
  mezz: 'M',
  'm/f': 'M',
  mf: 'M',
  penthouse: 'PH',
  atico: 'PH',
  cobertura: 'PH',
  'lower penthouse': 'LPH',
  'sub-penthouse': 'SPH',
  'sub penthouse': 'SPH',
  'upper penthouse': 'UPH',
  'grand penthouse': 'GPH',
  roof: 'R',
  rooftop: 'R',
  'r/f': 'R',
  rf: 'R',
};

const aboveAll = 1_000;

/** The order of the names. Penthouses are above all numbers. */
const ranks: Record<string, number> = {
  SS: -1,
  LG: -0.5,
  RDJ: -0.25,
  G: 0,
  GF: 0,
  RC: 0,
  EG: 0,
  PB: 0,
  M: 0.5,
  LPH: aboveAll,
  SPH: aboveAll + 100,
  PH: aboveAll + 200,
  UPH: aboveAll + 300,
  GPH: aboveAll + 400,
  R: aboveAll + 500,
};

function floorName(written: string) {
  const name = (names[written] ?? written).toUpperCase();
  if (name in ranks) return name;
  const basement = /^(?:B|BASEMENT|地下|지하) ?-?(\d{1,2}) ?(?:F|階|阶|층|层|層)?$/.exec(name)?.[1];
  if (basement !== undefined) return `B${Number(basement)}`;
  const [, under, over] =
    /^(?:(?:M(?:EZZANINE)? ?(\d{1,2})(?: ?F)?)|(?:中(\d{1,2}) ?[階阶层層楼樓]))$/.exec(name) ?? [];
  if ((under ?? over) !== undefined) return `M${Number(under ?? over)}`;
  const [, penthouse = '', number = ''] =
    /^((?:LOWER |SUB-?|UPPER |GRAND )?PENTHOUSE|[LSUG]?PH)[ -]?(\d{1,3})$/.exec(name) ?? [];
  if (penthouse !== '') return `${names[penthouse.toLowerCase()] ?? penthouse}${Number(number)}`;
  if (/^\d{1,3}[A-D]$/.test(name)) return name;
  const [, low, high] =
    /^(\d{1,3})F? ?(?:[-–&+~〜・]|TO) ?(\d{1,3}) ?(?:F|階|阶|楼|樓|층)?$/.exec(name) ?? [];
  return low !== undefined && Number(low) < Number(high) ? `${low}-${high}` : undefined;
}

/** The position of a floor in the building, from the lowest up. */
export function floorRank(floor: Floor) {
  if (typeof floor === 'number') return floor;
  const [, prefix = '', number = '', suffix = ''] = /^(\D*)(\d*)(.*)$/.exec(floor) ?? [];
  if (prefix === '') return Number(number) + ('ABCD'.indexOf(suffix) + 1) / 10;
  if (prefix === 'B') return -Number(number);
  if (prefix === 'M' && number !== '') return Number(number) - 0.5;
  return (ranks[prefix] ?? 0) + Number(number) / 1000;
}

/** False for penthouses and roofs, which have no number. */
export function isNumbered(floor: Floor) {
  return floorRank(floor) < aboveAll;
}

function isFloorNumber(value: number) {
  return Number.isInteger(value) && value >= limits.min && value <= limits.max;
}
