import { Button, NativeSelect, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { Action, Change } from '../../../admin/actions/actions.ts';
import { useAction } from '../../../admin/actions/useAction.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { schemaErrors } from '../../../admin/forms/schema-errors.ts';
import { useSave } from '../../../admin/forms/useSave.ts';
import { currencyOfCountry, paperOfCountry } from '../../../lib/geo/country-usage.ts';
import { city as citySchema } from '../../../site/settings/fields.ts';
import { headOffice, renewSettings } from '../../../site/settings/settings.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import { countries, currencies, timeZones } from '../../settings/sections/options.ts';
import { settingsNoun, type SettingsRecord } from '../../settings/setting.ts';

// The server looks at the values of a section.
const list = actions.settings.list as Action<undefined, SettingsRecord[]>;
const save = actions.settings.save as Action<object, Change<SettingsRecord>>;
const { errors: settingsErrors } = settingsNoun;

type NewCityDialogProps = { onCancel: () => void; onAdded: (id: string) => void };

/** Adds a city to the settings, with what is usual in its country. */
export function NewCityDialog({ onCancel, onAdded }: NewCityDialogProps) {
  const office = headOffice();
  const [name, setName] = useState('');
  const [country, setCountry] = useState(office.country ?? '');
  const [currency, setCurrency] = useState(currencyOfCountry(country) ?? '');
  const [timeZone, setTimeZone] = useState(office.timeZone);
  const call = useAction();
  const saving = useSave();
  const { errors, setErrors, failure, setFailure, isSaving } = saving;

  async function add() {
    if (isSaving) return;
    const typed = { id: null, name, region: null, country, currency, timeZone, areaUnit: null };
    const input = { ...typed, paper: paperOfCountry(country), centre: null, formPlace: null };
    const found = schemaErrors(citySchema, input);
    setErrors(found);
    setFailure(undefined);
    const { data } = citySchema.safeParse(input);
    if (!data) return;
    const section = await call(list, undefined, settingsErrors.fetch)
      .then((sections) => sections.find(({ id }) => id === 'cities'))
      .catch(() => undefined);
    if (!section) return setFailure(settingsErrors.fetch);
    const present = section.value as SiteSettings['cities'];
    const value = { ...present, cities: [...present.cities, data] };
    await saving.save({
      action: save,
      input: { id: 'cities', revision: section.revision, value },
      errorMessage: settingsErrors.save,
      onRefused: (refusals) => setFailure(Object.values(refusals)[0]),
      onDone: ({ record }) => {
        renewSettings({ cities: record.value as SiteSettings['cities'] });
        onAdded(data.id);
      },
    });
  }

  return (
    <Dialog
      heading="Add city"
      onCancel={onCancel}
      cancel="Cancel"
      actions={
        <Button aria-disabled={isSaving} onClick={() => void add()}>
          {isSaving ? 'Adding...' : 'Add City'}
        </Button>
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <TextInput
        label="Name"
        description="The rest can be changed in Settings, under Cities"
        required
        autoComplete="off"
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <NativeSelect
        label="Country"
        required
        value={country}
        error={errors['country']}
        data={[{ value: '', label: 'Choose' }, ...countries()]}
        onChange={({ currentTarget: { value } }) => {
          setCountry(value);
          setCurrency(currencyOfCountry(value) ?? currency);
        }}
      />
      <NativeSelect
        label="Currency"
        required
        value={currency}
        error={errors['currency']}
        data={[{ value: '', label: 'Choose' }, ...currencies()]}
        onChange={({ currentTarget }) => setCurrency(currentTarget.value)}
      />
      <NativeSelect
        label="Time zone"
        required
        value={timeZone}
        error={errors['timeZone']}
        data={timeZones()}
        onChange={({ currentTarget }) => setTimeZone(currentTarget.value)}
      />
    </Dialog>
  );
}
