import { expect, test } from 'vitest';
import { floorRank, readFloor } from './floors.ts';

test.each([
  ['12', 12],
  ['-1', -1],
  ['3.0', 3],
  ['４', 4],
  ['12F', 12],
  ['12/F', 12],
  ['12 fl.', 12],
  ['1st', 1],
  ['2nd Floor', 2],
  ['3rd floor', 3],
  ['Level 12', 12],
  ['L12', 12],
  ['Floor 7', 7],
  ['3e étage', 3],
  ['1er', 1],
  ['2. OG', 2],
  ['12階', 12],
  // As searches fold it on the server.
  ['12阶', 12],
  ['５楼', 5],
  ['PH', 'PH'],
  ['Penthouse', 'PH'],
  ['Penthouse 2', 'PH2'],
  ['LPH2', 'LPH2'],
  ['ph-1', 'PH1'],
  ['Sub-Penthouse', 'SPH'],
  ['G', 'G'],
  ['Ground', 'G'],
  ['ground floor', 'G'],
  ['GF', 'GF'],
  ['G/F', 'GF'],
  ['LG', 'LG'],
  ['Lower Ground', 'LG'],
  ['rez-de-chaussée', 'RC'],
  ['RC', 'RC'],
  ['RDC', 'RC'],
  ['EG', 'EG'],
  ['B1', 'B1'],
  ['B2F', 'B2'],
  ['地下1階', 'B1'],
  ['地下1阶', 'B1'],
  ['M', 'M'],
  ['12층', 12],
  ['8층/24층', 8],
  ['M2F', 'M2'],
  ['中2階', 'M2'],
  ['中２階', 'M2'],
  ['Mezzanine 1', 'M1'],
  ['RDJ', 'RDJ'],
  ['Rez-de-jardin', 'RDJ'],
  ['R+2', 2],
  ['8階/14階建', 8],
  ['８階／１４階建', 8],
  ['3階部分 / 地上15階地下1階建', 3],
  ['14階建ての8階', 8],
  ['12樓/共24樓', 12],
  ['B1階/14階建', 'B1'],
  ['8F/14F', 8],
  ['5th floor of 12', 5],
  ['2e étage sur 6', 2],
  ['Mezzanine', 'M'],
  ['12A', '12A'],
  ['2-3', '2-3'],
  ['Roof', 'R'],
  ['', null],
])('the floor %j is read', (text, value) => expect(readFloor(text)).toEqual({ value }));

test.each(['12.5', '999', 'high', 'UG', 'F', '3-2', '12Z', 'A1', '14階建', '8/14'])(
  'the floor %j is refused',
  (text) =>
    expect(readFloor(text)).toEqual({
      error: `“${text}” is not a floor, such as 12, G, B1 or PH.`,
    }),
);

test('floors are in order from the basement to the roof', () => {
  const floors = [
    'B2',
    'B1',
    'LG',
    'RDJ',
    'G',
    'M',
    1,
    'M2',
    '2-3',
    3,
    12,
    '12A',
    13,
    'LPH',
    'PH',
    'PH1',
    'PH2',
    'UPH',
    'R',
  ];
  expect(floors.toSorted((one, other) => floorRank(one) - floorRank(other))).toEqual(floors);
  expect(new Set(floors.map(floorRank)).size).toBe(floors.length);
});

test('the name of a floor reads as itself', () => {
  for (const name of [
    'PH',
    'PH2',
    'LPH2',
    'G',
    'GF',
    'RC',
    'B1',
    'M',
    '12A',
    '2-3',
    'R',
    'SS',
    'M2',
    'RDJ',
  ]) {
    expect(readFloor(name)).toEqual({ value: name });
  }
});
