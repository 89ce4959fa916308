import { z } from 'zod';
import { expect, test } from 'vitest';
import * as field from '../fields.ts';
import { declareTranslated, translateRecord, unitErrors, unitsIn, unitStates } from './units.ts';

const row = z.object({
  name: field.line.translated,
  bedrooms: z.number().nullable(),
  note: field.translatedIf(['kind', 'shown'], field.text).optional(),
});

declareTranslated('projects', () =>
  z
    .object({
      title: field.line,
      description: field.translated(
        field.line.overwrite((text) => text),
        'prose',
      ),
      area: field.text.translated,
      subtitle: field.translatedHtml,
      features: z.preprocess((value) => value, field.list.translated),
      plans: z.record(z.string(), row),
      milestones: z
        .array(z.object({ title: field.line.translated, note: field.text.translated }))
        .default([]),
      deposits: z.array(z.object({ milestone: field.copyOf('milestones.*.title', field.text) })),
    })
    .superRefine(() => {}),
);

const record = {
  title: 'Kestrel House',
  description: 'By the harbour.\n\nQuiet.',
  area: null,
  subtitle: '<p>2 <em>homes</em></p>',
  features: ['Pool', '24/7', 'Garden'],
  plans: { k1: { name: 'Corner', bedrooms: 2 }, k2: { name: 'Loft', bedrooms: 1 } },
  milestones: [
    { title: 'Permit', note: null },
    { title: 'Roof', note: 'Late' },
  ],
  deposits: [{ milestone: 'Roof' }, { milestone: null }],
};

const image = `/media/images/projects/${'a'.repeat(16)}_1200x1500_aabbcc.jpg`;
const none = new Map<string, string>();

test('units are the marked texts that have words, in the order of the schema', () => {
  const units = unitsIn('projects', { ...record, image }, new Map([[image, 'A tower']]));
  expect(units.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'description prose',
    'subtitle html',
    'features.0 line',
    'features.2 line',
    'plans.k1.name line',
    'plans.k2.name line',
    'milestones.0.title line',
    'milestones.1.title line',
    'milestones.1.note line',
    `alt:${image} alt`,
  ]);
  expect(units.at(-1)).toEqual({ path: `alt:${image}`, source: 'A tower', kind: 'alt' });
});

test('units of a row are those of its record, with JSON in its columns', () => {
  const stored = {
    ...record,
    features: JSON.stringify(record.features),
    plans: JSON.stringify(record.plans),
  };
  expect(unitsIn('projects', stored, none)).toEqual(unitsIn('projects', record, none));
});

const units = (...sources: string[]) =>
  sources.map((source, index) => ({ path: `rows.${index}.title`, source, kind: 'line' as const }));

const made = (...rows: [source: string, text: string][]) =>
  Object.fromEntries(
    rows.map(([source, text], index) => [`rows.${index}.title`, { source, text }]),
  );

const states = (...given: Parameters<typeof unitStates>) =>
  unitStates(...given).map(({ state, text = '' }) => `${state} ${text}`.trim());

test('a text is current, changed with its source, or missing', () => {
  const translated = made(['One', 'Un'], ['Too', 'Deux'], ['Three', ' ']);
  expect(states(units('One', 'Two', 'Three', 'Four'), translated)).toEqual([
    'current Un',
    'changed Deux',
    'missing',
    'missing',
  ]);
  expect(unitStates(units('One', 'Two'), translated)[1]?.madeFrom).toBe('Too');
});

test('texts follow rows that are moved, inserted or repeated', () => {
  const translated = made(['One', 'Un'], ['Two', 'Deux']);
  expect(states(units('Two', 'One'), translated)).toEqual(['current Deux', 'current Un']);
  expect(states(units('New', 'One', 'Two'), translated)).toEqual([
    'missing',
    'current Un',
    'current Deux',
  ]);
  expect(states(units('One', 'One'), translated)).toEqual(['current Un', 'current Un']);
  expect(states(units('Two', 'Other'), translated)).toEqual(['current Deux', 'missing']);
});

/** Rows of a title and a body each, such as `A a`. */
const pairs = (...rows: string[]) =>
  rows.flatMap((pair, index) => {
    const [title = '', body = ''] = pair.split(' ');
    return Object.entries({ title, body }).flatMap(([name, source]) =>
      source === '' ? [] : [{ path: `rows.${index}.${name}`, source, kind: 'line' as const }],
    );
  });

const madePairs = (...rows: string[]) =>
  Object.fromEntries(
    pairs(...rows).map(({ path, source }) => [path, { source, text: `fr-${source}` }]),
  );

test.each([
  ['the row before it is deleted', ['A a', 'B b'], ['B b2'], 'B, changed b'],
  [
    'a row is inserted before it',
    ['A a', 'B b'],
    ['N n', 'A a2', 'B b'],
    '-, -, A, changed a, B, b',
  ],
  ['rows change places', ['A a', 'B b'], ['B b2', 'A a2'], 'B, changed b, A, changed a'],
  ['it is new in its row', ['A a', 'B'], ['B b'], 'B, -'],
  ['nothing else does', ['A a', 'B b'], ['A a2', 'B b'], 'A, changed a, B, b'],
  ['its row gets the title of another', ['A a', 'B b'], ['A a', 'A b2'], 'A, a, A, changed b'],
])('a changed text stays with its row when %s', (_when, before, after, expected) => {
  const shown = unitStates(pairs(...after), madePairs(...before)).map(
    ({ state, text = '-' }) => `${state === 'changed' ? 'changed ' : ''}${text.replace('fr-', '')}`,
  );
  expect(shown.join(', ')).toBe(expected);
});

const line = (path: string, source: string) => ({ path, source, kind: 'line' as const });

test('a changed text within rows of rows stays with the outer row', () => {
  const before = { '0.title': 'A', '0.lines.0': 'a', '1.title': 'B', '1.lines.0': 'b' };
  const translated = Object.fromEntries(
    Object.entries(before).map(([path, source]) => [path, { source, text: `fr-${source}` }]),
  );
  const after = [line('0.title', 'B'), line('0.lines.0', 'b2')];
  expect(unitStates(after, translated)[1]).toMatchObject({ state: 'changed', text: 'fr-b' });
});

const translated = {
  description: { source: record.description, text: 'Au bord du port.' },
  subtitle: { source: 'before', text: '<p>2 <em>logements</em></p>' },
  'features.0': { source: 'Pool', text: 'Piscine' },
  'plans.k2.name': { source: 'Loft', text: 'Loft' },
  'milestones.0.title': { source: 'Roof', text: 'Toit' },
  'milestones.0.note': { source: 'Late', text: 'Tard' },
};

test('a translated record has its texts, and leaves out rows that lack one', () => {
  expect(translateRecord('projects', record, translated)).toEqual({
    ...record,
    description: 'Au bord du port.',
    subtitle: '<p>2 <em>logements</em></p>',
    features: ['Piscine', '24/7'],
    plans: { k2: { name: 'Loft', bedrooms: 1 } },
    milestones: [{ title: 'Toit', note: 'Tard' }],
    deposits: [{ milestone: 'Toit' }, { milestone: null }],
  });
});

test('a text may be translated in some rows only', () => {
  const plans = { k1: { name: 'A', kind: 'shown', note: 'Yes' }, k2: { name: 'B', note: 'No' } };
  const paths = unitsIn('projects', { plans }, none).map(({ path }) => path);
  expect(paths).toEqual(['plans.k1.name', 'plans.k1.note', 'plans.k2.name']);
});

test('what is missing is empty as the schema has it', () => {
  const empty = translateRecord('projects', { ...record, area: 'Harbour' }, {});
  expect(empty).toMatchObject({
    title: 'Kestrel House',
    description: '',
    area: null,
    subtitle: '',
  });
  expect(empty.deposits).toEqual([{ milestone: null }]);
});

test('an optional text is read as it is written until it is translated', () => {
  declareTranslated('developers', () =>
    z.object({ address: field.optionallyTranslated(field.text) }),
  );
  const place = { address: '2 Kumoizaka, Tokyo' };
  const [unit] = unitsIn('developers', place, none);
  const french = { address: { source: place.address, text: '2, Kumoizaka, Tokyo' } };
  expect(states(unit ? [unit] : [], {})).toEqual(['current']);
  expect(unitErrors(unit ? [unit] : [], {})).toEqual({});
  expect(translateRecord('developers', place, {})).toEqual(place);
  expect(translateRecord('developers', place, french).address).toBe('2, Kumoizaka, Tokyo');
});

test('a row with JSON in its columns is translated as its record', () => {
  const stored = { ...record, milestones: JSON.stringify(record.milestones) };
  const { milestones } = translateRecord('projects', stored, translated);
  expect(JSON.parse(milestones)).toEqual([{ title: 'Toit', note: 'Tard' }]);
});

test('a text that was plain once is translated as the rich text that it became', () => {
  declareTranslated('news', () => z.object({ content: field.richText }));
  const plain = { content: 'One & two.\n\nThree.' };
  const rich = { content: '<p>One &amp; two.</p><p>Three.</p>' };
  const french = { content: { source: plain.content, text: 'Un et deux.\n\nTrois.' } };
  for (const news of [plain, rich]) {
    const found = unitsIn('news', news, none);
    expect(found).toMatchObject([{ path: 'content', kind: 'html', source: rich.content }]);
    expect(states(found, french)).toEqual(['current <p>Un et deux.</p><p>Trois.</p>']);
    expect(translateRecord('news', news, french).content).toBe('<p>Un et deux.</p><p>Trois.</p>');
  }
});

test('settings keep the source of what is not translated, in every row', () => {
  const offices = z.object({ offices: z.array(row) });
  declareTranslated('settings', () => z.object({ value: offices }));
  const value = {
    offices: [
      { name: 'Harbour', bedrooms: null },
      { name: 'Hill', bedrooms: null },
    ],
  };
  const french = { 'value.offices.1.name': { source: 'Hill', text: 'Colline' } };
  expect(
    translateRecord('settings', { value }, french).value.offices.map(({ name }) => name),
  ).toEqual(['Harbour', 'Colline']);
});

test('a publication needs each text, with the placeholders of its source', () => {
  const sources = units('One', 'Call {office.phone}', '{name} and {name}');
  const given = made(['One', ''], ['Call {office.phone}', 'Appelez'], ['', '{name} et {prénom}']);
  expect(unitErrors(sources, given)).toEqual({
    'rows.0.title': 'Required.',
    'rows.1.title': 'Keep {office.phone} in the text',
  });
  const foreign = made(['One', 'Un {name}'], ['', '{office.phone}'], ['', '{name}']);
  expect(unitErrors(sources, foreign)).toEqual({ 'rows.0.title': 'The source has no {name}' });
});
