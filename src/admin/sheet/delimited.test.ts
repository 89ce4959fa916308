import { expect, test } from 'vitest';
import { csvLine } from '../../model/csv.ts';
import { readClipboard, readDelimited } from './delimited.ts';

const rows = [
  ['Home', 'Type'],
  ['P801', 'Zeta; east'],
];

test.each([
  ['a byte order mark and CRLF', '\uFEFFHome;Type\r\nP801;"Zeta; east"\r\n\r\n'],
  ['a line that names the separator', 'sep=;\r\nHome;Type\r\nP801;"Zeta; east"\r\n'],
  ['such a line in quotes', '"sep=;"\nHome;Type\nP801;"Zeta; east"\n'],
  ['line ends of old Macs', 'Home,Type\rP801,Zeta; east\r'],
  ['mixed line ends', 'Home\tType\nP801\tZeta; east\r\n'],
  ['tabs', 'Home\tType\r\nP801\tZeta; east'],
  ['bars', 'Home|Type\nP801|Zeta; east'],
])('a table with %s is read', (_, text) => expect(readDelimited(text)).toEqual({ rows }));

test('cells are read as spreadsheets write them', () => {
  expect(readDelimited('"say ""ten""",$5\n"two\nlines",').rows).toEqual([
    ['say "ten"', '$5'],
    ['two\nlines', ''],
  ]);
  expect(readDelimited("'-5,a").rows).toEqual([['-5', 'a']]);
  expect(readDelimited(`="0702",a\n"=""0711""",'0703\n'12A,’007\n"=""1,2""",x`).rows).toEqual([
    ['0702', 'a'],
    ['0711', '0703'],
    ['12A', '007'],
    ['1,2', 'x'],
  ]);
  const texts = ["'70s", '="a"', "it's", "''80"];
  expect(readDelimited(csvLine(texts)).rows).toEqual([texts]);
  expect(readDelimited('101\t$5,000\n102\t6" deck').rows).toEqual([
    ['101', '$5,000'],
    ['102', '6" deck'],
  ]);
  expect(readDelimited('')).toEqual({ rows: [] });
});

test('a quotation mark that is never closed is refused, since it would take all rows after it', () => {
  expect(readDelimited('Home,Type\n101,A\n102,"B\n103,C\n')).toEqual({
    rows: [],
    error: 'A quotation mark in row 3 is not closed.',
  });
});

test('copied cells keep their empty rows', () => {
  expect(readClipboard('$1,310,000\r\n\r\n$1,400,000\r\n')).toEqual([
    ['$1,310,000'],
    [''],
    ['$1,400,000'],
  ]);
});
