import { ComparedTexts } from '../../../admin/fields/compared/ComparedTexts.tsx';
import { useFields } from '../../../admin/fields/fields-context.ts';
import { valueAt, type Values } from '../../../admin/forms/values.ts';
import { toCellText as plainText } from './home-cells.ts';
import { columnNames } from '../import/home-import.ts';
import { existingPlans, type TypedPlan } from '../typed-plans.ts';
import {
  homeColumns,
  displayText,
  type HomeCells,
  type HomeColumn,
  type TypedHomes,
} from './home-rows.ts';
import { findUnits } from '../area-unit.ts';

/** Compares two versions of the homes. Each cell is its own field, so the user can choose a side per cell. */
export function ComparedHomes() {
  const fields = useFields();
  if (fields.mode !== 'comparison') return null;
  const { mine, theirs } = fields;
  const [ours, others] = [homesIn(mine), homesIn(theirs)];
  const plans = { ...plansIn(mine), ...plansIn(theirs) };
  const units = findUnits(plainText(mine['city'] ?? theirs['city']));
  const names = columnNames(units.areaUnit);
  const keys = Object.keys({ ...ours, ...others });
  const formatValue = (column: HomeColumn) => (value: unknown) =>
    displayText(column, plainText(value), plans, units);
  const formatHome = (value: unknown) => {
    const home = value as HomeCells | null | undefined;
    if (!home) return '';
    const texts = homeColumns.map((column) => formatValue(column)(home[column]));
    return texts.filter((text) => text !== '').join(', ');
  };

  return keys.map((key) => {
    const [one, other] = [ours[key], others[key]];
    const name = `residences.homes.${key}`;
    const label = `Home ${(one ?? other)?.number ?? ''}`;
    if (!one || !other) {
      return one || other ? (
        <ComparedTexts key={key} name={name} label={label} formatValue={formatHome} />
      ) : null;
    }
    return homeColumns.map((column) => (
      <ComparedTexts
        key={`${key} ${column}`}
        name={`${name}.${column}`}
        label={`${label}, ${names[column].toLowerCase()}`}
        formatValue={formatValue(column)}
      />
    ));
  });
}

function homesIn(values: Values): TypedHomes {
  return Object(valueAt(values, 'residences.homes')) as TypedHomes;
}

function plansIn(values: Values): Record<string, TypedPlan> {
  return existingPlans(Object(valueAt(values, 'residences.plans')) as Record<string, TypedPlan>);
}
