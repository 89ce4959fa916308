import { areaIn, type AreaUnit } from '../../../lib/geo/areas.ts';
import { byteOrderMark, csvLine } from '../../../model/csv.ts';
import { decimalSign } from '../../../lib/text/locale.ts';
import { plainNumber } from '../../../lib/text/numbers.ts';
import { columnNames, type RefusedRow } from './home-import.ts';
import { type TypedPlans } from '../typed-plans.ts';
import { typedArea, type HomeRow } from '../form/home-rows.ts';
import { stateNames, type HomeState } from '../form/home-cells.ts';

/** The homes as CSV, which the import accepts again. */
export function homesCsv(rows: readonly HomeRow[], plans: TypedPlans, areaUnit: AreaUnit) {
  const lines = rows.map((row) => {
    const plan = plans[row.plan];
    return csvLine([
      row.number,
      plan?.name ?? row.plan,
      decimalText(plan?.['bedrooms']),
      decimalText(plan?.['bathrooms']),
      areaText(typedArea(row, plan ?? undefined), areaUnit),
      row.floor,
      row.price,
      stateNames[row.state as HomeState] ?? row.state,
      row.heldUntil,
    ]);
  });
  const { number, plan, bedrooms, bathrooms, interior, floor, price, state, heldUntil } =
    columnNames(areaUnit);
  const head = [number, plan, bedrooms, bathrooms, interior, floor, price, state, heldUntil];
  return byteOrderMark + csvLine(head) + lines.join('');
}

/** The refused rows as CSV, each with its reason. */
export function refusedCsv(head: readonly string[], refused: readonly RefusedRow[]) {
  const lines = refused.map(({ cells, reason }) => csvLine([...cells, reason]));
  return byteOrderMark + csvLine([...head, 'Reason']) + lines.join('');
}

function areaText(area: number | null, unit: AreaUnit) {
  return area === null ? '' : decimalText(areaIn(area, unit));
}

/** With the decimal sign of the language, as spreadsheets read numbers. */
function decimalText(value: unknown) {
  if (typeof value === 'number') return plainNumber(value).replace('.', decimalSign());
  return typeof value === 'string' ? value : '';
}
