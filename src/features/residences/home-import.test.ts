import { expect, test } from 'vitest';
import { readClipboard, readDelimited } from '../../lib/delimited.ts';
import { homesCsv, refusedCsv } from './home-csv.ts';
import { importRows, mappingOf, withColumn } from './home-import.ts';
import { homeRows, typedHomes } from './home-rows.ts';
import { itoResidences } from './residences.demo.ts';

const current = { homes: typedHomes(itoResidences.homes), plans: itoResidences.plans };

test('cells are parsed as spreadsheets write them', () => {
  expect(readDelimited('\uFEFFUnit;Price\r\n"1;1";"say ""ten"""\r\n\r\n')).toEqual([
    ['Unit', 'Price'],
    ['1;1', 'say "ten"'],
  ]);
  expect(readDelimited('101\t$5,000\n102\t"two\nlines"')).toEqual([
    ['101', '$5,000'],
    ['102', 'two\nlines'],
  ]);
  expect(readClipboard('$1,310,000\r\n\r\n$1,400,000\r\n')).toEqual([
    ['$1,310,000'],
    [''],
    ['$1,400,000'],
  ]);
  expect(readDelimited("'-5,a")).toEqual([['-5', 'a']]);
});

test('columns are recognised by the headings that developers use', () => {
  expect(mappingOf(['Unit', 'Plan', 'Bd', 'SF', 'List price', 'Agent', 'Status'])).toEqual([
    'number',
    'plan',
    'bedrooms',
    'interior',
    'price',
    null,
    'state',
  ]);
  expect(mappingOf(['101', 'Court', '232000000'])).toBeUndefined();
});

test('rows change homes, add homes or are refused with a reason', () => {
  const rows = [
    ['101', '¥240,000,000', 'sold', 'court'],
    ['102', '¥234,000,000', 'Sold', ''],
    ['501', '¥600,000,000', 'available', 'Sky house'],
    ['103', '1,47O', '', ''],
    ['', '¥1', '', ''],
    ['501', '¥1', '', ''],
  ];
  const result = importRows(rows, ['number', 'price', 'state', 'plan'], current, 2);
  expect(result).toMatchObject({ changed: 2, added: 1, newPlans: ['Sky house'] });
  expect(result.changedCells.slice(0, 2)).toEqual([
    { home: '101', column: 'price', now: '232000000', next: '240000000' },
    { home: '101', column: 'state', now: 'available', next: 'sold' },
  ]);
  expect(result.refused.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
    '5: “1,47O” is not a number.',
    '6: No home number.',
    '7: 501 appears twice.',
  ]);
  expect(result.homes['h101']).toMatchObject({ price: '240000000', state: 'sold', plan: 'court' });
  expect(result.homes['h103']).toEqual(current.homes['h103']);
  expect(refusedCsv(['Unit', 'Price', 'State', 'Type'], result.refused)).toContain(
    '"103","1,47O","","","“1,47O” is not a number."',
  );
});

test('an exported table imports without changes', () => {
  const table = readDelimited(homesCsv(homeRows(current.homes), current.plans));
  const mapping = mappingOf(table[0] ?? []) ?? [];
  const result = importRows(table.slice(1), mapping, current, 2);
  expect(result).toMatchObject({ same: 14, changed: 0, added: 0, refused: [], newPlans: [] });
  expect(result.homes).toEqual(current.homes);
});

test('assigning a meaning to a column clears the column that had it', () => {
  expect(withColumn(['number', 'price', null], 2, 'price')).toEqual(['number', null, 'price']);
  expect(withColumn(['number', null, null], 2, null)).toEqual(['number', null, null]);
});
