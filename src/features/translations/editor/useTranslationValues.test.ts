import { expect, test } from 'vitest';
import { changedByBoth, mergeThreeWay, withValueAt } from '../../../admin/forms/values.ts';
import { schemaErrors } from '../../../admin/forms/schema-errors.ts';
import type { Unit } from '../../../records/translations/units.ts';
import {
  stateOf,
  textField,
  toTranslated,
  toTranslationValues,
  translationFormSchema,
  writtenAt,
} from './useTranslationValues.ts';

const image = 'alt:/media/images/projects/aa.bb.jpg';
const units: Unit[] = [
  { path: 'description', source: 'A tower', kind: 'prose' },
  { path: 'features.0', source: 'Pool', kind: 'line' },
  { path: 'features.1', source: 'Call {office.phone}', kind: 'line' },
  { path: image, source: 'At dusk', kind: 'alt' },
];

const fields = {
  description: { source: 'The tower', text: 'Une tour' },
  'features.0': { source: 'Pool', text: 'Piscine' },
  [image]: { source: 'At dusk', text: 'Au crépuscule' },
};

test('the values of a form are those of the stored translation, also where a path has dots', () => {
  const values = toTranslationValues(units, fields);
  expect(toTranslated(units, values)).toEqual(fields);
  expect(units.map(({ path, source }) => stateOf(writtenAt(values, path), source))).toEqual([
    'changed',
    'current',
    'missing',
    'current',
  ]);
});

test('a text without an original is made from the source as it is now', () => {
  const typed = withValueAt(toTranslationValues(units, {}), textField('features.0'), ' Piscine ');
  expect(toTranslated(units, typed)).toEqual({ 'features.0': { source: 'Pool', text: 'Piscine' } });
});

test('two translators merge text by text', () => {
  const base = toTranslationValues(units, fields);
  const mine = withValueAt(base, textField('features.0'), 'La piscine');
  const theirs = withValueAt(base, textField(image), 'Le soir');
  expect(changedByBoth(mine, base, theirs)).toEqual([]);
  expect(toTranslated(units, mergeThreeWay(mine, base, theirs))).toMatchObject({
    'features.0': { text: 'La piscine' },
    [image]: { text: 'Le soir' },
  });
  const other = withValueAt(base, textField('features.0'), 'Bassin');
  expect(changedByBoth(mine, base, other)).toEqual(['fields.features.0']);
});

test('a publication asks for every text and its placeholders, at the field of each', () => {
  const schema = translationFormSchema(units);
  const lost = { ...fields, 'features.1': { source: 'Call {office.phone}', text: 'Appelez' } };
  expect(schemaErrors(schema, { fields })).toEqual({ 'fields.features.1': 'Required.' });
  expect(schemaErrors(schema, { fields: lost })).toEqual({
    'fields.features.1': 'Keep {office.phone} in the text',
  });
});
