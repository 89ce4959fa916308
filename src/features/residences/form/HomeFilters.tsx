import { NativeSelect, TextInput } from '@mantine/core';
import { FoldedFilters } from '../../../admin/controls/FoldedFilters.tsx';
import { areaIn, areaUnitNames, type AreaUnit } from '../../../lib/geo/areas.ts';
import { fold } from '../../../lib/text/fold.ts';
import { homeStates, readArea, stateNames } from './home-cells.ts';
import { floorRank, readFloor } from '../floors.ts';
import type { TypedPlan } from '../typed-plans.ts';
import { typedArea, type HomeRow, type PlanNames } from './home-rows.ts';
import styles from './HomesEditor.module.css';

export type HomeFilter = {
  query: string;
  plan: string;
  state: string;
  fromFloor: string;
  fromArea: string;
};

export const emptyFilter: HomeFilter = {
  query: '',
  plan: '',
  state: '',
  fromFloor: '',
  fromArea: '',
};

export function matchesFilter(
  row: HomeRow,
  filter: HomeFilter,
  plans: PlanNames,
  areaUnit: AreaUnit,
) {
  const { query, plan, state, fromFloor, fromArea } = filter;
  const floor = readFloor(fromFloor);
  const homeFloor = readFloor(row.floor);
  const isHighEnough =
    'error' in floor ||
    floor.value === null ||
    ('value' in homeFloor &&
      homeFloor.value !== null &&
      floorRank(homeFloor.value) >= floorRank(floor.value));
  const area = readArea(fromArea, { areaUnit });
  const isLargeEnough =
    'error' in area ||
    area.value === null ||
    areaIn(typedArea(row, plans[row.plan]) ?? 0, areaUnit) >= areaIn(area.value, areaUnit);
  return (
    fold(row.number).includes(fold(query.trim())) &&
    (plan === '' || row.plan === plan) &&
    (state === '' || row.state === state) &&
    isHighEnough &&
    isLargeEnough
  );
}

type HomeFiltersProps = {
  filter: HomeFilter;
  plans: Record<string, TypedPlan>;
  areaUnit: AreaUnit;
  onChange: (filter: HomeFilter) => void;
};

export function HomeFilters({ filter, plans, areaUnit, onChange }: HomeFiltersProps) {
  const change = (name: keyof HomeFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  const smallest = `Smallest ${areaUnitNames[areaUnit]}`;
  return (
    <div className={styles.filters} role="search" aria-label="Find homes">
      <TextInput
        aria-label="Search homes"
        placeholder="Search homes"
        value={filter.query}
        onChange={change('query')}
        onKeyDown={keepFormOpen}
      />
      <FoldedFilters values={[filter.plan, filter.state, filter.fromFloor, filter.fromArea]}>
        <NativeSelect aria-label="Floor plan" value={filter.plan} onChange={change('plan')}>
          <option value="">Any floor plan</option>
          {Object.entries(plans).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect aria-label="Status" value={filter.state} onChange={change('state')}>
          <option value="">Any status</option>
          {homeStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          aria-label="Lowest floor"
          placeholder="Lowest floor"
          inputMode="numeric"
          value={filter.fromFloor}
          onChange={change('fromFloor')}
          onKeyDown={keepFormOpen}
        />
        <TextInput
          aria-label={smallest}
          placeholder={smallest}
          inputMode="decimal"
          value={filter.fromArea}
          onChange={change('fromArea')}
          onKeyDown={keepFormOpen}
        />
      </FoldedFilters>
    </div>
  );
}

/** Prevents Enter from submitting the surrounding form. */
export function keepFormOpen(event: { key: string; preventDefault: () => void }) {
  if (event.key === 'Enter') event.preventDefault();
}
