import { expect, test } from 'vitest';
import { changedByBoth, mergeThreeWay, withValueAt } from '../../../admin/forms/values.ts';
import { schemaErrors } from '../../../admin/forms/schema-errors.ts';
import { unitStates, type Unit } from '../../../model/translations/units.ts';
import {
  stateOf,
  textField,
  textsOfOthers,
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
  expect(units.map((unit) => stateOf(writtenAt(values, unit.path), unit))).toEqual([
    'changed',
    'current',
    'missing',
    'current',
  ]);
});

test('a text without an original is made from the source as it is now, and a line stays one', () => {
  const typed = withValueAt(
    toTranslationValues(units, {}),
    textField('features.0'),
    ' Piscine\nde marée ',
  );
  expect(toTranslated(units, typed)).toEqual({
    'features.0': { source: 'Pool', text: 'Piscine de marée' },
  });
  const japanese = withValueAt(typed, textField('features.0'), '水辺の\nプール');
  expect(toTranslated(units, japanese)).toMatchObject({ 'features.0': { text: '水辺のプール' } });
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

test('nothing of two translators is lost while rows of the source are added, moved and removed', () => {
  const entry = (source: string, text: string) => ({ source, text: html(text) });
  const opened = rows('Ground', 'Roof', 'Keys');
  const before = {
    'milestones.0.note': entry('Ground', 'Sol'),
    'milestones.1.note': entry('Roof', 'Toit'),
    'milestones.2.note': entry('Keys', 'Clés'),
  };
  const base = toTranslationValues(opened, before);
  const mine = [
    ['milestones.0.note', 'Le sol'],
    ['milestones.2.note', 'Les clés'],
  ].reduce((values, [path = '', text = '']) => {
    return withValueAt(values, textField(path), html(text));
  }, base);

  // Meanwhile one row goes, one comes, the others change places, and a colleague translates all of it.
  const present = rows('Glass', 'Keys', 'Roof');
  const newest = {
    'milestones.0.note': entry('Glass', 'Verre'),
    'milestones.1.note': entry('Keys', 'Clés'),
    'milestones.2.note': entry('Roof', 'La toiture'),
  };
  const theirs = toTranslationValues(opened, newest);
  expect(changedByBoth(mine, base, theirs)).toEqual(['fields.milestones.0.note']);
  const merged = toTranslated(opened, mergeThreeWay(mine, base, theirs));
  const saved = { ...textsOfOthers(opened, newest, before), ...merged };
  expect(Object.values(saved)).toContainEqual(entry('Ground', 'Le sol'));
  expect(unitStates(present, saved)).toMatchObject([
    { state: 'current', text: html('Verre') },
    { state: 'current', text: html('Les clés') },
    { state: 'current', text: html('La toiture') },
  ]);
  expect(textsOfOthers(opened, before, before)).toEqual({});
});

test('a publication asks for every text and its placeholders, at the field of each', () => {
  const schema = translationFormSchema(units);
  const lost = { ...fields, 'features.1': { source: 'Call {office.phone}', text: 'Appelez' } };
  expect(schemaErrors(schema, { fields })).toEqual({ 'fields.features.1': 'Required.' });
  expect(schemaErrors(schema, { fields: lost })).toEqual({
    'fields.features.1': 'Keep {office.phone} in the text',
  });
});

function rows(...sources: string[]): Unit[] {
  return sources.map((source, index) => ({
    path: `milestones.${index}.note`,
    source,
    kind: 'html',
  }));
}

function html(text: string) {
  return `<p>${text} <a href="/vip">ici</a></p>`;
}
