import { expect, test } from 'vitest';
import { newHome } from '../form/home-rows.ts';
import {
  homeNumber,
  homesByScheme,
  maxMade,
  newScheme,
  nextName,
  withMade,
  type Scheme,
} from './home-scheme.ts';

function scheme(changes: Partial<Scheme> = {}): Scheme {
  const line = { plan: 'k1', interior: '' };
  return {
    ...newScheme('4, 13, 14'),
    from: '3',
    to: '6',
    lines: [
      { key: 'one', name: '01', ...line },
      { key: 'two', name: '02', ...line, interior: '70 m²' },
    ],
    price: '890k',
    floorStep: '10,000',
    lineStep: '-5,000',
    ...changes,
  };
}

test('each line has a home on each floor, with a price that steps by floor and line', () => {
  const { made, errors, taken } = homesByScheme(scheme(), {}, 'sq-ft');
  expect([errors, taken]).toEqual([{}, []]);
  expect(made.map(({ number, floor, price }) => [number, floor, price])).toEqual([
    ['301', '3', '890000'],
    ['302', '3', '885000'],
    ['501', '5', '900000'],
    ['502', '5', '895000'],
    ['601', '6', '910000'],
    ['602', '6', '905000'],
  ]);
  expect(made[0]).toMatchObject({ plan: 'k1', interior: '', state: 'not-released' });
  expect(Number(made[1]?.interior)).toBeCloseTo(753.47, 1);
});

test('homes that exist stay, and are named', () => {
  const [home] = newHome({ number: ' 501 ', price: '1' });
  const homes = { k: home, other: null };
  const { made, taken } = homesByScheme(scheme(), homes, 'sq-ft');
  expect([made.length, taken]).toEqual([5, ['501']]);
  const all = withMade(homes, made);
  expect(Object.keys(all)).toHaveLength(7);
  expect(all['k']).toBe(home);
});

test.each([
  ['from', { from: '' }, 'Required.'],
  ['from', { from: 'PH' }, 'Enter the number of a floor, such as 12'],
  ['to', { to: '2' }, 'Enter a floor that is not below the first one'],
  [
    'without',
    { without: 'four' },
    '“four” is not the number of a floor. Write them like 4, 13, 14.',
  ],
  ['price', { lineStep: '-900k' }, 'With these steps a price is 0 or less.'],
  ['price', { price: 'cheap' }, expect.any(String)],
  ['to', { to: '300', without: '' }, 'This makes 596 homes. Make 500 or fewer at a time.'],
])('an error in %s makes no homes', (name, changes, error) => {
  const result = homesByScheme(scheme(changes), {}, 'sq-ft');
  expect([result.errors[name], result.made]).toEqual([error, []]);
});

test('a line needs a name of its own', () => {
  const lines = ['one ', 'two b', 'three B'].map((text) => {
    const [key = '', name = ''] = text.split(' ');
    return { key, name, plan: '', interior: '' };
  });
  expect(homesByScheme(scheme({ lines }), {}, 'sq-ft').errors).toEqual({
    one: 'Required.',
    two: 'Line b appears twice.',
    three: 'Line B appears twice.',
  });
});

test('two homes of a scheme never share a number, which would lose one', () => {
  const lines = ['1', '11'].map((name) => ({ key: name, name, plan: '', interior: '' }));
  const { made, taken, errors } = homesByScheme(
    scheme({ lines, from: '1', to: '11', without: '' }),
    {},
    'sq-ft',
  );
  expect([made, taken]).toEqual([[], []]);
  expect(errors).toEqual({ '1': 'Two homes would have number 111. Number them another way.' });
});

test('floors that are left out may be a range from above', () => {
  const { made } = homesByScheme(scheme({ without: '6-4' }), {}, 'sq-ft');
  expect(made.map(({ number }) => number)).toEqual(['301', '302']);
});

test('numbers follow a pattern, and lines go on by themselves', () => {
  expect(homeNumber('floor-line', 12, '04')).toBe('1204');
  expect(homeNumber('long-floor-line', 3, '04')).toBe('0304');
  expect(homeNumber('floor-dash-line', 12, 'A')).toBe('12-A');
  expect(homeNumber('line-floor', 12, 'A')).toBe('A12');
  expect(['A', '01', '9', '09', 'Z', 'PH'].map(nextName)).toEqual(['B', '02', '10', '10', '', '']);
  expect(maxMade).toBe(500);
});
