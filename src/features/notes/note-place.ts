import { textOfHtml } from '../../lib/html/html-text.ts';
import { isImageUrl, isVideoUrl } from '../../lib/media/media-key.ts';
import { hashText } from '../../lib/slugs/hash-text.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { valueAtPath } from '../../lib/values/value-at-path.ts';
import { fieldLabel } from '../activity/changes.ts';
import type { NoteRow } from './note.ts';

const maxStored = 500;

/** Shorter texts, such as a choice or a number, are often the same in several items. */
const minFollowed = 12;

/** What a field held, as a note keeps it. */
type Snapshot = Pick<NoteRow, 'valueThen' | 'valueHash'>;

export const noSnapshot: Snapshot = { valueThen: null, valueHash: null };

/** The beginning of the text of a value, and a hash of the whole. */
export function takeSnapshot(value: unknown) {
  const text = plainValue(value);
  return { valueThen: truncate(text, maxStored), valueHash: String(hashText(text)) };
}

/** What a field of a record holds. */
export function valueAt(record: object, path: string) {
  return valueAtPath(record, [path]) ?? valueAtPath(record, path.split('.'));
}

/**
 * Where the field of a note is now, and what it held if that has changed. A field of a list is found by what it held,
 * because the items of a list move, if exactly one item holds it.
 */
export function locate(record: object, path: string, { valueThen, valueHash }: Snapshot) {
  const isAsBefore = (place: string) => {
    const now = takeSnapshot(valueAt(record, place));
    return now.valueThen === valueThen && now.valueHash === valueHash;
  };
  if (valueThen === null || isAsBefore(path)) return { path, was: null };
  const places =
    valueThen.length < minFollowed
      ? []
      : placesLike(record, path.split('.')).filter((place) => isAsBefore(place));
  const [moved = path] = places;
  return places.length === 1 ? { path: moved, was: null } : { path, was: shown(valueThen) };
}

/** For example `Price range`, `Home 1203, price`, `Gallery, image 3` or `Sections, item 2`. */
export function placeLabel(record: object, path: string) {
  if (path === '') return '';
  const keys = path.split('.');
  const home = /^residences\.homes\.([^.]+)(?:\.(.+))?$/.exec(path);
  if (home) {
    const [, id, column = ''] = home;
    const number = plainValue(valueAt(record, `residences.homes.${id}.number`));
    return [`Home ${number}`.trim(), column && fieldLabel(column)].filter(Boolean).join(', ');
  }
  if (path.startsWith('alt:')) return 'Alt text';
  const name = keys.findLast((key) => !isIndex(key)) ?? '';
  const last = keys.at(-1) ?? '';
  const label = capitalised(fieldLabel(name));
  const item = name === 'gallery' ? 'image' : 'item';
  return isIndex(last) ? `${label}, ${item} ${Number(last) + 1}` : label;
}

function plainValue(value: unknown): string {
  if (typeof value === 'string') return /<\/?[a-z]/.test(value) ? textOfHtml(value) : value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object' || value === null) return '';
  const texts = Object.entries(value).map(([key, part]) => (key === 'key' ? '' : plainValue(part)));
  return texts.filter(Boolean).join(', ');
}

/** The paths of the same field of all items of its lists. */
function placesLike(value: unknown, [key, ...rest]: string[]): string[] {
  if (key === undefined) return [''];
  const keys = Array.isArray(value) ? [...value.keys()].map(String) : [key];
  return keys.flatMap((name) =>
    placesLike(valueAtPath(value, [name]), rest).map((place) =>
      place ? `${name}.${place}` : name,
    ),
  );
}

function shown(text: string) {
  if (text === '') return 'empty';
  return isImageUrl(text) || isVideoUrl(text) ? 'another file' : text;
}

function isIndex(key: string) {
  return /^\d+$/.test(key);
}
