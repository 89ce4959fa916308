import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { Field } from '../../../admin/fields/Field.tsx';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { inputWithButton } from '../../../admin/fields/input-with-button.tsx';
import { useAction } from '../../../admin/actions/useAction.ts';
import { headOffice, settings } from '../../../site/settings/settings.ts';
import styles from './LocationFields.module.css';
import { CoordinateFields } from './CoordinateFields.tsx';
import { farFromCity } from './project-advice.ts';
import { PinField } from './PinField.tsx';
import { findCity, projectErrors } from '../project.ts';
import { useMapSettings } from './useMapSettings.ts';

const latitude = 'location.coordinates.lat';
const longitude = 'location.coordinates.lng';
const coordinateHint = 'Paste both here, or leave both at 0 if unknown';

/** The address with its coordinates: typed, set on the map, or looked up if there is a geocoder. */
export function LocationFields() {
  const { startSearch, isSearching, message } = useAddressSearch();
  const { hasGeocoder } = useMapSettings();
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
                        aria-disabled={isSearching}
                        onClick={() => startSearch(input.value)}
                      >
                        {isSearching ? 'Searching...' : 'Find on map'}
                      </Button>,
                    )
                  : undefined
              }
            />
            <p className={styles.said} role="status">
              {message}
            </p>
          </>
        )}
      </Field>
      <CoordinateFields path="location.coordinates" hint={coordinateHint} />
      <PinField
        latitude={latitude}
        longitude={longitude}
        start={useCity()}
        without="No pin, no map on the project page. Click the map to place one."
        none={0}
      />
      <p className={styles.said} role="status">
        {useFarPin()}
      </p>
    </>
  );
}

function useFarPin() {
  return farFromCity(useValue('city'), { lat: useValue(latitude), lng: useValue(longitude) });
}

/** The city of the project, or else the first city. */
function useCity() {
  const cityId = useValue('city');
  const { city: name, coordinates } = headOffice();
  for (const city of [findCity(String(cityId)), ...settings().cities.cities])
    if (city?.centre) return { name: city.name, centre: city.centre };
  return { name, centre: coordinates ?? { lat: 0, lng: 0 } };
}

function useAddressSearch() {
  const call = useAction();
  const fields = useFields();
  const city = useValue('city');
  const { mutate, isPending, data, error } = useMutation({ mutationFn: find });

  async function find(address: string) {
    const place = { address, city: typeof city === 'string' ? city : null };
    const result = await call(actions.projects.lookUp, place, projectErrors.lookUp);
    if (result.outcome === 'refused') return result.fields['address'] ?? projectErrors.lookUp;
    if (!result.coordinates) return 'No results. Place the pin on the map yourself.';
    if (fields.mode === 'comparison') return '';
    fields.change(latitude, result.coordinates.lat);
    fields.change(longitude, result.coordinates.lng);
    return 'Address found. Check the pin.';
  }

  return {
    startSearch: (address: string) => !isPending && mutate(address),
    isSearching: isPending,
    message: data ?? error?.message ?? '',
  };
}
