import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useFields } from '../../../admin/fields/fields-context.ts';
import { valueAt, withValueAt, type Values } from '../../../admin/forms/values.ts';
import {
  unitErrors,
  unitStates,
  type Translated,
  type Unit,
  type UnitState,
} from '../../../model/translations/units.ts';

/** A text and the source that it was made from: one value, so that a change of it counts once. */
export type WrittenText = [text: string, madeFrom: string];

/** The field of a unit in a form, which holds a {@link WrittenText}. */
export function unitField(path: string) {
  return `fields.${path}`;
}

/** The text in that field. */
export function textField(path: string) {
  return `${unitField(path)}.0`;
}

/** The path of the unit whose text is in a field. */
export function pathOfField(name: string) {
  return name.replace(/^fields\.(.*)\.0$/, '$1');
}

export function writtenAt(values: Values, path: string): WrittenText {
  return writtenText(valueAt(values, unitField(path)));
}

export function writtenText(value: unknown): WrittenText {
  const [text, madeFrom] = Array.isArray(value) ? (value as unknown[]) : [];
  return [typeof text === 'string' ? text : '', typeof madeFrom === 'string' ? madeFrom : ''];
}

/** The values of a form. Paths are nested in them, so that two translators merge text by text. */
export function toTranslationValues(units: readonly Unit[], fields: Translated): Values {
  return unitStates(units, fields).reduce<Values>(
    (values, { path, text = '', madeFrom = '' }) =>
      withValueAt(values, unitField(path), [text, madeFrom] satisfies WrittenText),
    { fields: {} },
  );
}

/** What is saved: the texts that are translated. */
export function toTranslated(units: readonly Unit[], values: Values): Translated {
  return Object.fromEntries(
    units.flatMap(({ path, source, kind }) => {
      const [written, madeFrom] = writtenAt(values, path);
      // A line stays one, although a long one is written in a field of several.
      const text = (isLine(kind) ? inOneLine(written) : written).trim();
      return text === '' ? [] : [[path, { source: madeFrom || source, text }] as const];
    }),
  );
}

function inOneLine(text: string) {
  return text.replaceAll(breakOfIdeographs, '').replaceAll(/\s*\n\s*/g, ' ');
}

/** Japanese and Chinese have no space there. */
const breakOfIdeographs =
  /(?<=[\p{Script=Han}\u3000-\u30FF])\s*\n\s*(?=[\p{Script=Han}\u3000-\u30FF])/gu;

function isLine(kind: Unit['kind']) {
  return kind === 'line' || kind === 'alt';
}

/** How far away a row is put whose place a form has for another. Texts are found by their source. */
const elsewhere = 10_000;

/** The texts that are in a newer translation, and neither in a form nor in what it began with. */
export function textsOfOthers(
  units: readonly Unit[],
  newer: Translated,
  before: Translated = {},
): Translated {
  // A changed text in a row may be one of another row, which has come there.
  const shown = unitStates(units, newer).filter(
    ({ path, state }) => state === 'current' || !/\d/.test(path),
  );
  const known = new Set([
    ...shown.map(({ text, madeFrom }) => textKey(madeFrom, text)),
    ...Object.values(before).map(({ source, text }) => textKey(source, text)),
  ]);
  const taken = new Set(units.map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(newer)
      .filter(([, { source, text }]) => !known.has(textKey(source, text)))
      .map(([path, entry]) => [
        taken.has(path) ? path.replace(/\d+(?!.*\d)/, (row) => `${Number(row) + elsewhere}`) : path,
        entry,
      ]),
  );
}

function textKey(source: string | undefined, text: string | undefined) {
  return JSON.stringify([source, text]);
}

/** The state of a text as it is in the form. */
export function stateOf([text, madeFrom]: WrittenText, { source, isOptional }: Unit): UnitState {
  if (text.trim() === '') return isOptional ? 'current' : 'missing';
  return (madeFrom || source) === source ? 'current' : 'changed';
}

/** What a publication asks for: every text, with its placeholders. */
export function translationFormSchema(units: readonly Unit[]): z.ZodType<object> {
  const schema = z.looseObject({ fields: z.custom<Translated>() });
  return schema.superRefine(({ fields }, context) => {
    for (const [path, message] of Object.entries(unitErrors(units, fields)))
      context.addIssue({ code: 'custom', path: ['fields', path], message });
  });
}

/** A text in the form, and its state. */
export function useWrittenText(unit: Unit) {
  const snapshot = useSnapshot((values) => JSON.stringify(writtenAt(values, unit.path)));
  const [text, madeFrom] = JSON.parse(snapshot) as WrittenText;
  return { text, madeFrom, state: stateOf([text, madeFrom], unit) };
}

/** The states of all texts in the form, in their order. */
export function useUnitStates(units: readonly Unit[]) {
  const states = useSnapshot((values) =>
    units.map((unit) => stateOf(writtenAt(values, unit.path), unit)).join(' '),
  );
  return useMemo(() => (states === '' ? [] : (states.split(' ') as UnitState[])), [states]);
}

function useSnapshot(read: (values: Values) => string) {
  const fields = useFields();
  const store = fields.mode === 'form' ? fields.store : undefined;
  const snapshot = () => read(store?.values() ?? {});
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, snapshot, snapshot);
}

function subscribeToNothing() {
  return () => undefined;
}
