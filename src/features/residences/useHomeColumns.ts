import { formatNumber } from '../../lib/numbers.ts';
import { useMemo } from 'react';
import type { SheetColumn } from '../../admin/sheet/sheet-columns.ts';
import { homeStates, stateNames } from './home-cells.ts';
import type { TypedPlan } from './typed-plans.ts';
import { displayText, type HomeColumn, type HomeRow } from './home-rows.ts';
import type { Currency } from './money.ts';

type Column = SheetColumn<HomeRow>;

/** The columns of the sheet. Rooms come from the home's type, as does the area of a home without its own. */
export function useHomeColumns(plans: Record<string, TypedPlan>, currency: Currency) {
  return useMemo(() => homeColumns(plans, currency), [plans, currency]);
}

function homeColumns(plans: Record<string, TypedPlan>, currency: Currency): Column[] {
  const editable = (key: HomeColumn, title: string, more: Partial<Column> = {}): Column => ({
    key,
    title,
    shown: (row) => displayText(key, row[key], plans, currency),
    written: (row) =>
      key === 'price' || key === 'heldUntil' || key === 'interior'
        ? row[key]
        : displayText(key, row[key], plans, currency),
    ...more,
  });
  const derived = (key: string, title: string): Column => ({
    key,
    title,
    isRight: true,
    isDerived: true,
    shown: ({ plan }) => numberText(plans[plan]?.[key]),
  });
  return [
    editable('number', 'Home'),
    editable('plan', 'Floor plan', { options: Object.values(plans).map(({ name }) => name) }),
    derived('bedrooms', 'Bedrooms'),
    derived('bathrooms', 'Baths'),
    editable('interior', 'Sq ft', {
      isRight: true,
      shown: ({ interior, plan }) =>
        interior === ''
          ? numberText(plans[plan]?.['interior'])
          : displayText('interior', interior, plans, currency),
    }),
    editable('floor', 'Floor', { isRight: true }),
    editable('price', 'Price', { isRight: true, placeholder: 'On request' }),
    editable('state', 'Status', { options: homeStates.map((state) => stateNames[state]) }),
    editable('heldUntil', 'Reserved until'),
  ];
}

function numberText(value: unknown) {
  return typeof value === 'number' ? formatNumber(value) : '';
}
