import type { Point } from './mercator.ts';

/**
 * Reads both coordinates from a text as people paste it: `49.2827, -123.1207`, degrees with minutes and seconds, letters
 * of the compass, decimal commas, or the URL of a map. Undefined for any other text.
 */
export function readCoordinates(typed: string): Point | undefined {
  if (typed.length > maxLength) return undefined;
  const text = withCommonSigns(textOfUrl(typed));
  if (/^[+-]?\d+,\d+$/.test(text)) return undefined;
  for (const pattern of pairs) {
    const { first, second } = pattern.exec(text)?.groups ?? {};
    const [one, other] = [parsePart(first), parsePart(second)];
    if (one && other) return toPoint(one, other);
  }
  return undefined;
}

/** Reads one coordinate, such as `49°16'57.7"N` or `123.12 W`. */
export function readDegrees(typed: string): number | undefined {
  return typed.length > maxLength ? undefined : parsePart(withCommonSigns(typed))?.value;
}

export function degreesError(limit: number) {
  return `Enter a number from -${limit} to ${limit}, such as 49.2827, or paste both coordinates`;
}

const maxLength = 2_000;

/** The coordinates in the URL of a map: those of its pin, else of the place searched for, else of the view. */
function textOfUrl(typed: string) {
  if (!/^\s*(?:https?:|geo:)/i.test(typed)) return typed;
  const url = typed.replaceAll(/%2C/gi, ',').replaceAll(/%20|\+(?=-?\d)/g, '');
  for (const pattern of inUrls) {
    const [, lat, lng] = pattern.exec(url) ?? [];
    if (lat !== undefined && lng !== undefined) return `${lat}, ${lng}`;
  }
  return '';
}

const decimal = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const inUrls = [
  `!3d${decimal}!4d${decimal}`,
  `[?&]mlat=${decimal}&mlon=${decimal}`,
  `[?&](?:q|query|ll|destination|daddr|center|coordinate)=(?:loc:)?${decimal},${decimal}`,
  `/(?:place|search|dir)/(?:[^/]*/)?${decimal},${decimal}`,
  `@${decimal},${decimal}`,
  `#map=[\\d.]+/${decimal}/${decimal}`,
  `^\\s*geo:${decimal},${decimal}`,
].map((pattern) => new RegExp(pattern, 'i'));

function withCommonSigns(text: string) {
  return text
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[″“”„〃]|''|′′/g, '"')
    .replaceAll(/[′’‘´`]/g, "'")
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\p{Cf}|[()[\]{}]|LATITUDE|LONGITUDE|LAT|LNG|LONG?|[:=]/gu, '')
    .replaceAll(/北緯|NORTH/g, 'N')
    .replaceAll(/南緯|SOUTH/g, 'S')
    .replaceAll(/東経|EAST/g, 'E')
    .replaceAll(/西経|WEST/g, 'W')
    .replaceAll(/度|\bDEG\b/g, '°')
    .replaceAll('分', "'")
    .replaceAll('秒', '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const number = (sign: string) => String.raw`\d{1,3}(?:${sign}\d+)?`;
const degreePattern = (sign: string) =>
  String.raw`[+-]? ?${number(sign)} ?°? ?(?:${number(sign)} ?' ?)?(?:${number(sign)} ?" ?)?`;
const part = (sign: string) => `(?:[NSEW] ?${degreePattern(sign)}|${degreePattern(sign)}[NSEW]?)`;

/** With decimal points first, then with decimal commas. */
const pairs = [
  [String.raw`\.`, '(?: ?[,;/、] ?| )'],
  [',', '(?: ?[;/、] ?|, ?| )'],
].map(
  ([sign = '', between = '']) =>
    new RegExp(`^(?<first>${part(sign)})${between}(?<second>${part(sign)})$`),
);

const single =
  /^(?<before>[NSEW])? ?(?<sign>[+-])? ?(?<degrees>\d{1,3}(?:[.,]\d+)?) ?°? ?(?:(?<minutes>\d{1,2}(?:[.,]\d+)?) ?' ?)?(?:(?<seconds>\d{1,2}(?:[.,]\d+)?) ?" ?)?(?<after>[NSEW])?$/;

type Part = { value: number; letter: string | undefined };

function parsePart(text = ''): Part | undefined {
  const { before, sign, degrees, minutes, seconds, after } = single.exec(text.trim())?.groups ?? {};
  if (degrees === undefined || (before !== undefined && after !== undefined)) return undefined;
  const letter = before ?? after;
  const [whole, sixtieths, rest] = [degrees, minutes, seconds].map(parseDecimal) as [
    number,
    number,
    number,
  ];
  if (sixtieths >= 60 || rest >= 60) return undefined;
  const size = whole + sixtieths / 60 + rest / 3600;
  const isNegative = letter === undefined ? sign === '-' : /[SW]/.test(letter);
  return { value: Number((isNegative ? -size : size).toFixed(7)), letter };
}

function parseDecimal(text = '0') {
  return Number(text.replace(',', '.'));
}

/** Letters decide which is which, then the limit of latitudes. */
function toPoint(one: Part, other: Part): Point | undefined {
  const [oneIsLng, otherIsLat] = [/[EW]/.test(one.letter ?? ''), /[NS]/.test(other.letter ?? '')];
  const isTurned =
    oneIsLng || otherIsLat || (!one.letter && !other.letter && Math.abs(one.value) > 90);
  const [lat, lng] = isTurned ? [other, one] : [one, other];
  if (/[EW]/.test(lat.letter ?? '') || /[NS]/.test(lng.letter ?? '')) return undefined;
  if (Math.abs(lat.value) > 90 || Math.abs(lng.value) > 180) return undefined;
  return { lat: lat.value, lng: lng.value };
}
