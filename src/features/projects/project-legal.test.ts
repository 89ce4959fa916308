import { expect, test } from 'vitest';
import { hasLegal, legal, noFiling, noLegal, readLegal } from './project-legal.ts';

const key = 'BRITISH-COLUMBIA/DISCLOSURE-STATEMENT';

function filing(part: object) {
  return { filings: { [key]: part } };
}

function errorsOf(input: unknown) {
  const { error } = legal.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.at(-1), message]),
  );
}

test('a project without legal facts reads as empty', () => {
  for (const nothing of [undefined, null, '', 'not JSON', '[]', '"text"', {}, { filings: null }]) {
    expect(readLegal(nothing)).toEqual(noLegal);
    expect(hasLegal(readLegal(nothing))).toBe(false);
  }
  expect(legal.parse(undefined)).toEqual(noLegal);
});

test('facts are read from an object and from JSON text, as in old versions', () => {
  const input = {
    vendor: ' Northquay Ltd. ',
    tenure: 'strata',
    ...filing({ filedOn: '2025-03-14' }),
  };
  const facts = { ...noLegal, vendor: 'Northquay Ltd.', tenure: 'strata' };
  const filings = { [key]: { ...noFiling, filedOn: '2025-03-14' } };
  expect(readLegal(JSON.stringify(input))).toEqual({ ...facts, filings });
  expect(legal.parse(input)).toEqual({ ...facts, filings });
  expect(readLegal(legal.parse(input))).toEqual({ ...facts, filings });
});

test('a filing with nothing in it is not stored', () => {
  expect(legal.parse(filing(noFiling))).toEqual(noLegal);
  expect(legal.parse(filing({ number: ' ', filedOn: '', isNotFiled: false }))).toEqual(noLegal);
  expect(legal.parse({ filings: { 'no key': noFiling, toString: noFiling } })).toEqual(noLegal);
});

test('a wrong date is refused beside its field', () => {
  expect(errorsOf(filing({ filedOn: '2026-02-31' }))).toEqual({
    filedOn: '“2026-02-31” is not a date.',
  });
  expect(errorsOf(filing({ filedOn: '2026-03-14', amendedOn: '2026-03-13' }))).toEqual({
    amendedOn: 'Enter a date on or after the filing date',
  });
  expect(errorsOf(filing({ filedOn: '2026-03-14', expiresOn: '2026-03-14' }))).toEqual({
    expiresOn: 'Enter a date after the filing date',
  });
  expect(errorsOf(filing({ filedOn: '2026-03-14', isNotFiled: true }))).toEqual({
    isNotFiled: 'This has a filing date. Remove it, or clear “Not filed yet”.',
  });
  expect(errorsOf(filing({ filedOn: '2026-03-14', amendedOn: '2026-03-14' }))).toEqual({});
});

test('what is damaged in a row is dropped, and the rest stays', () => {
  const damaged = {
    vendor: 'Northquay Ltd.',
    tenure: 'borrowed',
    transaction: 7,
    depositHolder: {},
    filings: {
      [key]: { filedOn: 'soon' },
      'OHIO/NOTICE': { filedOn: 'soon', number: 'DEMO-1' },
      'OREGON/NOTICE': { filedOn: '2026-03-14', amendedOn: '2026-03-13' },
      'HAWAII/REPORT': { number: 'DEMO-7714', filedOn: '2026-01-09' },
    },
  };
  expect(readLegal(JSON.stringify(damaged))).toEqual({
    ...noLegal,
    vendor: 'Northquay Ltd.',
    filings: {
      'OHIO/NOTICE': { ...noFiling, number: 'DEMO-1' },
      'OREGON/NOTICE': { ...noFiling, filedOn: '2026-03-14', amendedOn: '2026-03-13' },
      'HAWAII/REPORT': { ...noFiling, number: 'DEMO-7714', filedOn: '2026-01-09' },
    },
  });
});
