import { areaIn } from '../../../lib/geo/areas.ts';
import { formatNumber } from '../../../lib/text/numbers.ts';
import { useMemo } from 'react';
import type { SheetColumn } from '../../../admin/sheet/sheet-columns.ts';
import { columnNames } from '../import/home-import.ts';
import { homeStates, stateNames } from './home-cells.ts';
import type { TypedPlan } from '../typed-plans.ts';
import { displayText, writtenArea, type HomeColumn, type HomeRow } from './home-rows.ts';
import type { Units } from '../area-unit.ts';

type Column = SheetColumn<HomeRow>;

/** The columns of the sheet. Rooms come from the home's type, as does the area of a home without its own. */
export function useHomeColumns(plans: Record<string, TypedPlan>, units: Units) {
  return useMemo(() => homeColumns(plans, units), [plans, units]);
}

function homeColumns(plans: Record<string, TypedPlan>, units: Units): Column[] {
  const editable = (key: HomeColumn, title: string, more: Partial<Column> = {}): Column => ({
    key,
    title,
    display: (row) => displayText(key, row[key], plans, units),
    written: (row) =>
      key === 'price' || key === 'heldUntil' ? row[key] : displayText(key, row[key], plans, units),
    ...more,
  });
  const derived = (key: string, title: string): Column => ({
    key,
    title,
    isRight: true,
    isDerived: true,
    display: ({ plan }) => numberText(plans[plan]?.[key]),
  });
  return [
    editable('number', 'Home'),
    editable('plan', 'Floor plan', { options: Object.values(plans).map(({ name }) => name) }),
    derived('bedrooms', 'Bedrooms'),
    derived('bathrooms', 'Baths'),
    editable('interior', columnNames(units.areaUnit).interior, {
      isRight: true,
      written: ({ interior }) => writtenArea(interior, units.areaUnit),
      display: ({ interior, plan }) =>
        interior === ''
          ? areaText(plans[plan]?.['interior'], units)
          : displayText('interior', interior, plans, units),
    }),
    editable('floor', 'Floor', { isRight: true }),
    editable('price', 'Price', { isRight: true, placeholder: 'On request' }),
    editable('state', 'Status', { options: homeStates.map((state) => stateNames[state]) }),
    editable('heldUntil', 'Reserved until'),
  ];
}

function areaText(value: unknown, { areaUnit }: Units) {
  return typeof value === 'number' ? formatNumber(areaIn(value, areaUnit)) : '';
}

function numberText(value: unknown) {
  return typeof value === 'number' ? formatNumber(value) : '';
}
