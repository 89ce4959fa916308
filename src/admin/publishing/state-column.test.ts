import { expect, test } from 'vitest';
import type { StoredRecord } from '../actions/actions.ts';
import type { Column } from '../frame/screen.ts';
import { withStateColumns } from './state-column.tsx';

test('a list shows one date, and visibility beside the status of what it describes', () => {
  expect(titles(column('Name'))).toEqual(['Name', 'Visibility', 'Last edited']);
  expect(titles(column('Page'), column('Last Updated', 'date'))).toEqual([
    'Page',
    'Last Updated',
    'Visibility',
  ]);
  expect(titles(column('Project'), column('Status', 'status'), column('Price Range'))).toEqual([
    'Project',
    'Status',
    'Visibility',
    'Price Range',
    'Last edited',
  ]);
});

function titles(...columns: Column<StoredRecord>[]) {
  return withStateColumns(columns).map(({ title }) => title);
}

function column(title: string, kind?: 'date' | 'status'): Column<StoredRecord> {
  return { title, cell: () => title, ...(kind && { kind }) };
}
