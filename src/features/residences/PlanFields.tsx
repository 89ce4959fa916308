import { NumberField } from '../../admin/fields/NumberField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { ImageField } from '../media/ImageField.tsx';

const crops = [{ label: 'Plan', ratio: 4 / 3 }];

export function PlanFields({ planKey }: { planKey: string }) {
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
      <NumberField
        name={path('interior')}
        label="Interior, sq ft"
        hint="For homes without an area of their own"
        width="third"
        isDecimal
        min={0}
      />
      <NumberField name={path('outdoor')} label="Outdoors, sq ft" width="third" isDecimal min={0} />
      <ImageField
        name={path('picture')}
        label="Floor plan drawing"
        folder="projects"
        crops={crops}
      />
    </>
  );
}
