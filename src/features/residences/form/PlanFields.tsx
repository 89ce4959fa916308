import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { areaIn, areaUnitNames, toSquareFeet } from '../../../lib/geo/areas.ts';
import { ImageField } from '../../media/fields/ImageField.tsx';
import type { OfferedFiles } from '../../media/fields/MediaSlot.tsx';
import { uploadHints } from '../../media/upload/upload-rules.ts';
import { findAreaUnit } from '../area-unit.ts';
import { readArea, toCellText } from './home-cells.ts';

type AreaFieldProps = { name: string; label: string; hint?: string };

/** An area in the unit of the project's city. The value is in square feet. */
function AreaField({ name, label, hint }: AreaFieldProps) {
  const unit = useAreaUnit();
  return (
    <NumberField
      name={name}
      label={`${label}, ${areaUnitNames[unit]}`}
      hint={hint}
      width="third"
      isDecimal
      min={0}
      readText={(text) => {
        const result = readArea(text, { areaUnit: unit });
        return 'value' in result && result.value !== null ? areaIn(result.value, unit) : undefined;
      }}
      scale={{
        display: (squareFeet) => areaIn(squareFeet, unit),
        stored: (area) => toSquareFeet(area, unit),
      }}
    />
  );
}

function useAreaUnit() {
  const fields = useFields();
  const city = useValue('city');
  return findAreaUnit(toCellText(fields.mode === 'comparison' ? fields.mine['city'] : city));
}

type PlanFieldsProps = { planKey: string; offered?: OfferedFiles | undefined };

export function PlanFields({ planKey, offered }: PlanFieldsProps) {
  const path = (part: string) => `residences.plans.${planKey}.${part}`;
  return (
    <>
      <TextField name={path('name')} label="Floor plan name" isRequired />
      <TextField name={path('exposure')} label="Exposure" hint="For example, West and north" />
      <NumberField name={path('bedrooms')} label="Bedrooms" width="third" isDecimal min={0} />
      <NumberField name={path('bathrooms')} label="Bathrooms" width="third" isDecimal min={0} />
      <TextField
        name={path('floors')}
        label="Floors"
        hint="Leave empty to use the floors of its homes"
        width="third"
      />
      <AreaField
        name={path('interior')}
        label="Interior"
        hint="For homes without an area of their own"
      />
      <AreaField name={path('outdoor')} label="Outdoors" />
      <ImageField
        name={path('picture')}
        label="Floor plan drawing"
        hint={uploadHints.plan}
        folder="plans"
        offered={offered}
      />
    </>
  );
}
