import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import { Field } from '../../admin/fields/Field.tsx';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { inputWithButton } from '../../admin/fields/input-with-button.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { useAction } from '../../admin/SignInAgain.tsx';
import { headOffice, settings } from '../../site/settings.ts';
import styles from './LocationFields.module.css';
import { PinField } from './PinField.tsx';
import { findCity, projectErrors } from './project.ts';
import { usePlaces } from './usePlaces.ts';

const latitude = 'location.coordinates.lat';
const longitude = 'location.coordinates.lng';
const unknown = '0 and 0 where unknown';

/** An address, and where it lies: written, set on the map, or looked up where there is a geocoder. */
export function LocationFields() {
  const { look, isLooking, said } = useLookUp();
  const { hasGeocoder } = usePlaces();
  return (
    <>
      <Field name="location.address" label="Address" width="whole">
        {(input, change) => (
          <>
            <TextInput
              {...input}
              autoComplete="off"
              onChange={({ currentTarget }) => change(currentTarget.value)}
              inputContainer={
                hasGeocoder
                  ? inputWithButton(
                      <Button
                        variant="default"
                        aria-disabled={isLooking}
                        onClick={() => look(input.value)}
                      >
                        {isLooking ? 'Looking...' : 'Look up'}
                      </Button>,
                    )
                  : undefined
              }
            />
            <p className={styles.said} role="status">
              {said}
            </p>
          </>
        )}
      </Field>
      <NumberField name={latitude} label="Latitude" hint={unknown} isDecimal />
      <NumberField name={longitude} label="Longitude" hint={unknown} isDecimal />
      <PinField
        latitude={latitude}
        longitude={longitude}
        start={useCity()}
        without="Without a pin the project has no map. Click where it stands."
        none={0}
      />
    </>
  );
}

/** That of the project, else the first. */
function useCity() {
  const chosen = useValue('city');
  const [first] = settings().cities.cities;
  const { city: name, coordinates } = headOffice();
  return findCity(String(chosen)) ?? first ?? { name, centre: coordinates ?? { lat: 0, lng: 0 } };
}

type FoundAddress = { coordinates: { lat: number; lng: number } | null };

const lookUp: Action<
  { address: string; city?: string | null },
  ({ outcome: 'done' } & FoundAddress) | Refusal
> = actions.projects.lookUp;

function useLookUp() {
  const call = useAction();
  const fields = useFields();
  const city = useValue('city');
  const { mutate, isPending, data, error } = useMutation({ mutationFn: find });

  async function find(address: string) {
    const place = { address, city: typeof city === 'string' ? city : null };
    const answer = await call(lookUp, place, projectErrors.lookUp);
    if (answer.outcome === 'refused') return answer.fields['address'] ?? projectErrors.lookUp;
    if (!answer.coordinates) return 'Nothing was found. The pin can be set on the map.';
    if (fields.mode === 'comparison') return '';
    fields.change(latitude, answer.coordinates.lat);
    fields.change(longitude, answer.coordinates.lng);
    return 'Found. The map will show it there.';
  }

  return {
    look: (address: string) => !isPending && mutate(address),
    isLooking: isPending,
    said: data ?? error?.message ?? '',
  };
}
