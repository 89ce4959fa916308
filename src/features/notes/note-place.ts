import { textOfHtml } from '../../lib/html/html-text.ts';
import { isImageUrl, isVideoUrl } from '../../lib/media/media-key.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { fieldLabel } from '../activity/changes.ts';

const maxStored = 500;

/** What a field of a record holds, as a text that a note keeps. */
export function textAt(record: object, path: string) {
  const value = valueIn(record, path) ?? path.split('.').reduce<unknown>(valueIn, record);
  return truncate(textOf(value), maxStored);
}

/**
 * Where the field of a note is now, and what it held if that has changed. A field of a list is found by what it held,
 * because the items of a list move.
 */
export function locate(record: object, path: string, then: string | null) {
  const isAsBefore = (place: string) => textAt(record, place) === then;
  if (then === null || isAsBefore(path)) return { path, was: null };
  const moved = then === '' ? undefined : placesLike(record, path.split('.')).find(isAsBefore);
  return moved === undefined ? { path, was: shown(then) } : { path: moved, was: null };
}

/** For example `Price range`, `Home 1203, price` or `Gallery, image 3`. */
export function placeLabel(record: object, path: string) {
  if (path === '') return '';
  const keys = path.split('.');
  const home = /^residences\.homes\.([^.]+)(?:\.(.+))?$/.exec(path);
  if (home) {
    const [, id, column = ''] = home;
    const number = textAt(record, `residences.homes.${id}.number`);
    return [`Home ${number}`.trim(), column && fieldLabel(column)].filter(Boolean).join(', ');
  }
  if (path.startsWith('alt:')) return 'Alt text';
  const name = keys.findLast((key) => !isIndex(key)) ?? '';
  const last = keys.at(-1) ?? '';
  const label = capitalised(fieldLabel(name));
  return isIndex(last) ? `${label}, image ${Number(last) + 1}` : label;
}

function valueIn(holder: unknown, key: string) {
  return typeof holder === 'object' && holder !== null
    ? new Map<string, unknown>(Object.entries(holder)).get(key)
    : undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return /<\/?[a-z]/.test(value) ? textOfHtml(value) : value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return '';
  const texts = Object.entries(value).map(([key, part]) => (key === 'key' ? '' : textOf(part)));
  return texts.filter(Boolean).join(', ');
}

/** The paths of the same field of all items of its lists. */
function placesLike(value: unknown, [key, ...rest]: string[]): string[] {
  if (key === undefined) return [''];
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : [key];
  return keys.flatMap((name) =>
    placesLike(valueIn(value, name), rest).map((place) => (place ? `${name}.${place}` : name)),
  );
}

function shown(text: string) {
  if (text === '') return 'empty';
  return isImageUrl(text) || isVideoUrl(text) ? 'another file' : text;
}

function isIndex(key: string) {
  return /^\d+$/.test(key);
}
