import { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import { storedRichText } from '../../lib/html/rich-text.ts';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import type { TextKind } from '../fields.ts';
import type { VersionedRows } from '../noun.ts';

/** What can be translated: everything that has versions, and images. */
export type TranslatedNoun = Exclude<keyof VersionedRows, 'translations'> | 'media';

/** A text of a record that is translated. */
export type Unit = {
  /** Such as `content.sections.0.title`, `residences.plans.k1.name` or `alt:/media/…`. */
  path: string;
  source: string;
  kind: TextKind | 'alt';
  /** Visitors read it as it is written where it has no translation. */
  isOptional?: true;
  /** Rich text that was plain text once. */
  wasPlain?: true;
};

/** By the path of a unit: its text, and the source from which it was made. */
export type Translated = Record<string, { source: string; text: string }>;

/** `changed`: the source is another than the one it was made from. */
export type UnitState = 'missing' | 'changed' | 'current';

export type StatedUnit = { path: string; state: UnitState; text?: string; madeFrom?: string };

/** The schema of a record, in which the translated texts are marked. */
export type SchemaOf = (record: object) => z.ZodType;

const schemas = new Map<string, SchemaOf>();

/** Tells where the translated texts of a noun are marked. `defineRecords` calls it. */
export function declareTranslated(noun: string, schemaOf: SchemaOf) {
  schemas.set(noun, schemaOf);
}

type Leaf = {
  kind: TextKind;
  empty: null | '';
  /** Another field of its row, and the value with which it is translated. */
  onlyIf: { name: string; value: string } | undefined;
  isOptional: boolean;
  wasPlain: boolean;
};
type Copy = { copyOf: string };
type Parts = { parts: [string, Tree][] };
type Rows = { row: Tree };
type Tree = Leaf | Copy | Parts | Rows;

/** Which texts a tree leads to: those that are translated, or those that visitors read. */
type TextsFor = 'translators' | 'visitors';

const trees: Record<TextsFor, WeakMap<z.core.$ZodType, Tree | null>> = {
  translators: new WeakMap(),
  visitors: new WeakMap(),
};

/** The schema of a noun’s records, which for a page depends on its slug. */
export function schemaOfRecord(noun: TranslatedNoun, record: object) {
  const schemaOf = schemas.get(noun);
  if (!schemaOf) throw new Error(`The fields of ${noun} are not known`);
  return schemaOf(record);
}

function treeOfRecord(noun: TranslatedNoun, record: object) {
  return treeOf(schemaOfRecord(noun, record));
}

/** Where a schema has texts. Null if it has none. */
function treeOf(schema: z.core.$ZodType, textsFor: TextsFor = 'translators'): Tree | null {
  let tree = trees[textsFor].get(schema);
  if (tree === undefined) {
    tree = readTree(schema as z.ZodType, textsFor);
    trees[textsFor].set(schema, tree);
  }
  return tree;
}

function readTree(schema: z.ZodType, textsFor: TextsFor): Tree | null {
  const { translatedAs, translatedIf, isOptional, wasPlain, copyOf, isShown, isName } =
    schema.meta() ?? {};
  if (textsFor === 'visitors' && isName) return null;
  if (textsFor === 'visitors' && isShown)
    return { kind: 'line', empty: '', onlyIf: undefined, isOptional: false, wasPlain: false };
  if (translatedAs)
    return {
      kind: translatedAs as TextKind,
      empty: schema.safeParse(undefined).data === null ? null : '',
      onlyIf: translatedIf as Leaf['onlyIf'],
      isOptional: isOptional === true,
      wasPlain: wasPlain === true,
    };
  if (copyOf) return { copyOf: copyOf as string };
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, part]) => {
      const tree = treeOf(part, textsFor);
      return tree ? [[name, tree] satisfies Parts['parts'][number]] : [];
    });
    return parts.length > 0 ? { parts } : null;
  }
  if (schema instanceof z.ZodArray) return rowsOf(schema.element, textsFor);
  if (schema instanceof z.ZodRecord) return rowsOf(schema.valueType, textsFor);
  if (schema instanceof z.ZodPipe)
    return treeOf(schema.in, textsFor) ?? treeOf(schema.out, textsFor);
  const wrapped = wrappers.find((Wrapper) => schema instanceof Wrapper) && schema;
  return wrapped ? treeOf((wrapped as z.ZodOptional).unwrap(), textsFor) : null;
}

const wrappers = [
  z.ZodOptional,
  z.ZodNullable,
  z.ZodDefault,
  z.ZodPrefault,
  z.ZodCatch,
  z.ZodReadonly,
  z.ZodNonOptional,
];

function rowsOf(schema: z.core.$ZodType, textsFor: TextsFor): Rows | null {
  const row = treeOf(schema, textsFor);
  return row && { row };
}

/**
 * The texts of a record in the order of its schema, then the alternative texts of its images, by URL. Those are texts of
 * the images, which are translated once for all records.
 */
export function unitsIn(noun: TranslatedNoun, record: object, alts: Map<string, string>): Unit[] {
  const tree = treeOfRecord(noun, record);
  const texts = tree ? listUnits(tree, record, '') : [];
  const images = mediaUrlsIn(JSON.stringify(record)).flatMap((url): Unit[] => {
    const alt = alts.get(url) ?? '';
    return hasWords(alt) ? [{ path: altPath(url), source: alt, kind: 'alt' }] : [];
  });
  return [...texts, ...images];
}

/** A text, plain or rich, at its path. */
export type FieldText = { field: string; text: string };

/** The texts of a record, or of the values of its form, that visitors read. Names of people and firms are none. */
export function textsForVisitors(schema: z.ZodType, record: object): FieldText[] {
  const tree = treeOf(schema, 'visitors');
  return tree ? listTexts(tree, record, '') : [];
}

/** The same of a record in the database. */
export function visitorTextsOf(noun: TranslatedNoun, record: object) {
  return textsForVisitors(schemaOfRecord(noun, record), record);
}

/** The texts of a record that are read where they are shown untranslated, without alternative texts. */
export function sourceTextsOf(noun: TranslatedNoun, record: object) {
  return unitsIn(noun, record, new Map()).map(({ source }) => source);
}

/** The texts of a record that a language lacks. */
export function missingTexts(noun: TranslatedNoun, record: object, translated: Translated) {
  const units = unitsIn(noun, record, new Map());
  const missing = unitStates(units, translated).map(({ state }) => state === 'missing');
  return units.flatMap(({ source }, index) => (missing[index] ? [source] : []));
}

const altPrefix = 'alt:';

/** Whether each text that needs one has a translation. */
export function isWholeIn(units: readonly Unit[], translated: Translated) {
  return units.every(({ path, isOptional }) => isOptional || path in translated);
}

/** The unit of an image in a record that shows it. */
export function altPath(url: string) {
  return `${altPrefix}${url}`;
}

/** The URL of the image whose alternative text a unit is. Undefined for other units. */
export function imageOfUnit(path: string) {
  return path.startsWith(altPrefix) ? path.slice(altPrefix.length) : undefined;
}

function listUnits(tree: Tree, stored: unknown, path: string): Unit[] {
  if ('copyOf' in tree) return [];
  if ('kind' in tree) {
    const isText = typeof stored === 'string' && hasWords(stored, tree.kind);
    if (!isText) return [];
    const source = tree.wasPlain ? storedRichText(stored) : stored;
    return [
      {
        path,
        source,
        kind: tree.kind,
        ...(tree.isOptional && { isOptional: true as const }),
        ...(tree.wasPlain && { wasPlain: true as const }),
      },
    ];
  }
  return partsOf(tree, stored).flatMap(([name, part, partTree]) =>
    listUnits(partTree, part, path === '' ? name : `${path}.${name}`),
  );
}

function listTexts(tree: Tree, stored: unknown, path: string): FieldText[] {
  if ('copyOf' in tree) return [];
  if ('kind' in tree)
    return typeof stored === 'string' && stored.trim() !== ''
      ? [{ field: path, text: stored }]
      : [];
  return partsOf(tree, stored).flatMap(([name, part, partTree]) =>
    listTexts(partTree, part, path === '' ? name : `${path}.${name}`),
  );
}

/** The parts of an object, an array or a record, or of its JSON text. */
function partsOf(tree: Parts | Rows, stored: unknown): [string, unknown, Tree][] {
  const value: unknown = typeof stored === 'string' ? jsonValue(stored) : stored;
  if (typeof value !== 'object' || value === null) return [];
  if ('parts' in tree) {
    const values = new Map<string, unknown>(Object.entries(value));
    return tree.parts.flatMap(([name, part]): [string, unknown, Tree][] => {
      const onlyIf = 'kind' in part ? part.onlyIf : undefined;
      const isLeftOut = onlyIf && values.get(onlyIf.name) !== onlyIf.value;
      return isLeftOut ? [] : [[name, values.get(name), part]];
    });
  }
  return Object.entries(value).map(([name, part]) => [name, part, tree.row]);
}

/** False for a text that is the same in every language, such as a plain number or a placeholder alone. */
function hasWords(text: string, kind: TextKind = 'line') {
  const words = kind === 'html' ? text.replaceAll(/<[^>]*>|&\w+;/g, ' ') : text;
  return /[\p{L}\p{Sc}+%]/u.test(words.replaceAll(placeholders, ' '));
}

const placeholders = /\{[a-z]\w*(?:\.\w+)*\}/gi;

/** What is translated of each unit, in their order. A text follows its source when rows are moved or inserted. */
export function unitStates(units: readonly Unit[], translated: Translated): StatedUnit[] {
  const entries = writtenEntries(units, translated);
  const byPath = new Map(entries);
  const bySource = new Map<string, string>();
  for (const [path, { source }] of entries) {
    const key = sourceKey(path, source);
    if (!bySource.has(key)) bySource.set(key, path);
  }
  const exact = new Map(
    units.flatMap(({ path, source }) => {
      const isOwn = byPath.get(path)?.source === source;
      const found = isOwn ? path : bySource.get(sourceKey(path, source));
      return found === undefined ? [] : [[path, found] as const];
    }),
  );
  const claimed = new Set(exact.values());
  const pathBefore = pathsBefore(exact);
  return units.map(({ path, isOptional }): StatedUnit => {
    const found = exact.get(path);
    if (found !== undefined) return { path, state: 'current', ...stated(byPath.get(found)) };
    const before = pathBefore(path);
    const own = before === undefined || claimed.has(before) ? undefined : byPath.get(before);
    if (own) return { path, state: 'changed', ...stated(own) };
    return { path, state: isOptional ? 'current' : 'missing' };
  });
}

/** The texts that are translated. */
function writtenEntries(units: readonly Unit[], translated: Translated) {
  const paths = new Set(units.flatMap(({ path, wasPlain }) => (wasPlain ? [path] : [])));
  return Object.entries(translated)
    .filter(([, { text }]) => text.trim() !== '')
    .map(([path, { source, text }]) =>
      paths.has(withoutMark(path))
        ? ([path, { source: storedRichText(source), text: storedRichText(text) }] as const)
        : ([path, { source, text }] as const),
    );
}

/** Where the text at a path was before rows were moved, inserted or deleted: in the row with most of the same texts. */
function pathsBefore(exact: ReadonlyMap<string, string>) {
  const counts = new Map<string, Map<string, number>>();
  for (const [path, found] of exact) {
    const before = rowsOfPath(found);
    for (const [index, row] of rowsOfPath(path).entries()) {
      const ofRow = counts.get(row) ?? new Map<string, number>();
      counts.set(row, ofRow);
      const rowBefore = before[index] ?? row;
      ofRow.set(rowBefore, (ofRow.get(rowBefore) ?? 0) + 1);
    }
  }
  const rowBefore = new Map<string, string>();
  for (const [row, ofRow] of counts) {
    const [best] = [...ofRow].toSorted(([, one], [, other]) => other - one);
    if (best) rowBefore.set(row, best[0]);
  }
  const moved = [...rowBefore].filter(([row, before]) => row !== before);
  for (const [row, before] of moved) if (rowBefore.get(before) === before) rowBefore.delete(row);
  const taken = new Set(rowBefore.values());

  return (path: string) => {
    const rows = rowsOfPath(path);
    for (const row of rows.toReversed()) {
      const before = rowBefore.get(row);
      if (before !== undefined) return before + path.slice(row.length);
    }
    return rows.some((row) => taken.has(row)) ? undefined : path;
  };
}

/** The rows that a path is in, the outermost first: `plans.1` and `plans.1.notes.0` for `plans.1.notes.0.text`. */
function rowsOfPath(path: string) {
  if (path.startsWith(altPrefix)) return [];
  return [...path.matchAll(/(?<=\.|^)\d+(?=\.)/g)].map((match) =>
    path.slice(0, match.index + match[0].length),
  );
}

function stated(entry: Translated[string] | undefined) {
  return entry && { text: entry.text, madeFrom: entry.source };
}

function sourceKey(path: string, source: string) {
  return `${patternOf(path)}\n${source}`;
}

/** `content.sections.*.title` for `content.sections.0.title`, also where it is beside the text of its field. */
export function patternOf(path: string) {
  if (path.startsWith(altPrefix)) return altPrefix;
  return withoutMark(path).replaceAll(/(?<=\.|^)\d+(?=\.|$)/g, '*');
}

/** The path of the field of a text that stands beside another. */
export function withoutMark(path: string) {
  return path.replace(/~\d+$/, '');
}

/**
 * A new translation of a record, with the texts that visitors read now and it would take from them: those made from what
 * is public, if the new ones are made from a draft. They stand beside those of their fields, are found by their source,
 * and go with the first save after the draft is public.
 */
export function withPublicTexts(units: readonly Unit[], before: Translated, next: Translated) {
  const texts = { ...next };
  const isCurrent = unitStates(units, next).map(({ state }) => state === 'current');
  for (const [index, { path, state, text, madeFrom }] of unitStates(units, before).entries()) {
    if (isCurrent[index] || state !== 'current' || imageOfUnit(path) !== undefined) continue;
    let number = 1;
    while (texts[`${path}~${number}`]) number += 1;
    texts[`${path}~${number}`] = { source: madeFrom ?? '', text: text ?? '' };
  }
  return texts;
}

/** The published texts in their form now: what each unit of a record reads, by its path. */
function writtenTexts(units: readonly Unit[], translated: Translated) {
  return new Map(
    unitStates(units, translated).flatMap(({ path, text }) =>
      text === undefined ? [] : [[path, text] as const],
    ),
  );
}

/**
 * A record, or its row with JSON columns, with its texts in a language. What is not translated is empty, and a row of a
 * list without one of its texts is left out. Settings keep the source, since other records and the code refer to them.
 */
export function translateRecord<Row extends object>(
  noun: TranslatedNoun,
  record: Row,
  translated: Translated,
): Row {
  const tree = treeOfRecord(noun, record);
  if (!tree) return record;
  const units = listUnits(tree, record, '');
  const texts = writtenTexts(units, translated);
  const keepsSource = noun === 'settings';
  return rebuild(tree, record, '').value as Row;

  function rebuild(
    at: Tree,
    stored: unknown,
    path: string,
  ): { value: unknown; isMissing: boolean } {
    if ('copyOf' in at) return copied(at, stored);
    if ('kind' in at) {
      const isUnit = typeof stored === 'string' && hasWords(stored, at.kind);
      const text = isUnit ? texts.get(path) : undefined;
      if (!isUnit || (text === undefined && (keepsSource || at.isOptional)))
        return { value: stored, isMissing: false };
      return { value: text ?? at.empty, isMissing: text === undefined };
    }
    if (typeof stored === 'string') {
      const parsed = jsonValue(stored);
      if (parsed === undefined) return { value: stored, isMissing: false };
      const { value, isMissing } = rebuild(at, parsed, path);
      return { value: JSON.stringify(value), isMissing };
    }
    if (typeof stored !== 'object' || stored === null) return { value: stored, isMissing: false };
    const inner = path === '' ? '' : `${path}.`;
    const parts = partsOf(at, stored).map(([name, part, partTree]) => ({
      name,
      stored: part,
      ...rebuild(partTree, part, `${inner}${name}`),
    }));
    if ('parts' in at) {
      const changed = parts.filter((part) => part.value !== part.stored);
      const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
      return { value: { ...stored, ...values }, isMissing: parts.some((part) => part.isMissing) };
    }
    const kept = parts.filter((part) => !part.isMissing);
    const value = Array.isArray(stored)
      ? kept.map((part) => part.value)
      : Object.fromEntries(kept.map((part) => [part.name, part.value]));
    return { value, isMissing: false };
  }

  function copied({ copyOf }: Copy, stored: unknown) {
    const original = units.find(
      ({ path, source }) => source === stored && patternOf(path) === copyOf,
    );
    if (!original) return { value: stored, isMissing: false };
    const text = texts.get(original.path);
    return { value: text ?? null, isMissing: text === undefined };
  }
}

const required = 'Required.';

/** What is wrong with the texts of a publication, by path. Each unit needs a text with the placeholders of its source. */
export function unitErrors(units: readonly Unit[], translated: Translated) {
  const texts = writtenTexts(units, translated);
  return Object.fromEntries(
    units.flatMap(({ path, source, isOptional }) => {
      const text = texts.get(path);
      if (isOptional && text === undefined) return [];
      const error = errorOf(source, text);
      return error === undefined ? [] : [[path, error]];
    }),
  );
}

function errorOf(source: string, text: string | undefined) {
  if (text === undefined) return required;
  const [wanted, given] = [placeholdersIn(source), placeholdersIn(text)];
  const lost = wanted.find((name) => !given.includes(name));
  if (lost !== undefined) return `Keep ${lost} in the text`;
  const foreign = given.find((name) => !wanted.includes(name));
  return foreign === undefined ? undefined : `The source has no ${foreign}`;
}

/** Each `{name}` of a text, once. */
export function placeholdersIn(text: string) {
  return [...new Set(text.match(placeholders))];
}

/** The mark of the text at a path, by the schema of a record. Undefined if there is no such text. */
export function leafAt(noun: TranslatedNoun, record: object, path: string): Leaf | undefined {
  let tree = treeOfRecord(noun, record);
  for (const name of withoutMark(path).split('.')) {
    if (!tree || 'kind' in tree || 'copyOf' in tree) return undefined;
    tree = 'row' in tree ? tree.row : (tree.parts.find(([part]) => part === name)?.[1] ?? null);
  }
  return tree && 'kind' in tree ? tree : undefined;
}
