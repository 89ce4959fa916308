import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { focusFirst } from '../../../admin/browser/useFocusLater.ts';
import { ComparedTexts } from '../../../admin/fields/compared/ComparedTexts.tsx';
import { Field } from '../../../admin/fields/Field.tsx';
import { useField } from '../../../admin/fields/fields-context.ts';
import { inputWithButton } from '../../../admin/fields/input-with-button.tsx';
import { useMember } from '../../../admin/frame/member-context.ts';
import { may } from '../../../model/rights.ts';
import { citiesInForm } from '../project.ts';
import { NewCityDialog } from './NewCityDialog.tsx';

const name = 'city';
const label = 'City';

/** A select of the cities of the settings. Owners add the first one without leaving the form. */
export function CityField() {
  const field = useField(name);
  const member = useMember();
  const [isAdding, setAdding] = useState(false);
  const cities = citiesInForm();
  if (field.mode === 'comparison') return <ComparedTexts name={name} label={label} />;
  const mayAdd = may(member.role, 'settings');
  const hint =
    cities.length > 0 || mayAdd ? undefined : 'There are no cities yet. Ask an owner to add one.';
  return (
    <>
      <Field name={name} label={label} hint={hint} isRequired>
        {(input, change) => (
          <NativeSelect
            {...input}
            data-focus={name}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            inputContainer={
              cities.length === 0 && mayAdd
                ? inputWithButton(
                    <Button variant="default" onClick={() => setAdding(true)}>
                      Add city
                    </Button>,
                  )
                : undefined
            }
          >
            <option value="">{cities.length === 0 ? 'None yet' : 'Choose a city'}</option>
            {!cities.some(({ id }) => id === input.value) && input.value !== '' && (
              <option value={input.value}>{input.value}</option>
            )}
            {cities.map(({ id, name: cityName }) => (
              <option key={id} value={id}>
                {cityName.toUpperCase()}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {isAdding && (
        <NewCityDialog
          onCancel={() => setAdding(false)}
          onAdded={(id) => {
            field.change(id);
            setAdding(false);
            queueMicrotask(() => focusFirst(name));
          }}
        />
      )}
    </>
  );
}
