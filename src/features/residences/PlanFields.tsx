import { NumberField } from '../../admin/fields/NumberField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { ImageField } from '../media/ImageField.tsx';

const crops = [{ label: 'Plan', ratio: 4 / 3 }];

/** The fields of one type of homes. */
export function PlanFields({ planKey }: { planKey: string }) {
  const at = (part: string) => `residences.plans.${planKey}.${part}`;
  return (
    <>
      <TextField name={at('name')} label="Name of the type" isRequired />
      <TextField name={at('exposure')} label="Exposure" hint="Such as West and north" />
      <NumberField name={at('bedrooms')} label="Bedrooms" width="third" isDecimal min={0} />
      <NumberField name={at('bathrooms')} label="Bathrooms" width="third" isDecimal min={0} />
      <TextField
        name={at('floors')}
        label="Floors"
        hint="Empty: those of its homes"
        width="third"
      />
      <NumberField name={at('interior')} label="Interior, sq ft" width="third" isDecimal min={0} />
      <NumberField name={at('outdoor')} label="Outdoors, sq ft" width="third" isDecimal min={0} />
      <ImageField name={at('picture')} label="Floor plan" folder="projects" crops={crops} />
    </>
  );
}
