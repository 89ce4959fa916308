import { byteOrderMark, csvLine } from '../../lib/csv.ts';
import { importColumns, type RefusedRow } from './home-import.ts';
import { type TypedPlans } from './typed-plans.ts';
import type { HomeRow } from './home-rows.ts';
import { stateNames, type HomeState } from './home-cells.ts';

/** The homes as CSV, which the import accepts again. */
export function homesCsv(rows: readonly HomeRow[], plans: TypedPlans) {
  const lines = rows.map((row) => {
    const plan = plans[row.plan];
    return csvLine([
      row.number,
      plan?.name ?? row.plan,
      text(plan?.['bedrooms']),
      text(plan?.['bathrooms']),
      text(plan?.['interior']),
      row.floor,
      row.price,
      stateNames[row.state as HomeState] ?? row.state,
      row.heldUntil,
    ]);
  });
  const { number, plan, bedrooms, bathrooms, interior, floor, price, state, heldUntil } =
    importColumns;
  const head = [number, plan, bedrooms, bathrooms, interior, floor, price, state, heldUntil];
  return byteOrderMark + csvLine(head) + lines.join('');
}

/** The refused rows as CSV, each with its reason. */
export function refusedCsv(head: readonly string[], refused: readonly RefusedRow[]) {
  const lines = refused.map(({ cells, reason }) => csvLine([...cells, reason]));
  return byteOrderMark + csvLine([...head, 'Reason']) + lines.join('');
}

function text(value: unknown) {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
