import { NativeSelect, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { Action, Change } from '../../../admin/actions/actions.ts';
import { useAction } from '../../../admin/actions/useAction.ts';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { currencyOfCountry, paperOfCountry } from '../../../lib/geo/country-usage.ts';
import { city as citySchema } from '../../../site/settings/fields.ts';
import { headOffice, renewSettings } from '../../../site/settings/settings.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import { countries, currencies, timeZones } from '../../settings/sections/options.ts';
import { settingsNoun, type SettingsRecord } from '../../settings/setting.ts';

// The server looks at the values of a section.
const list = actions.settings.list as Action<undefined, SettingsRecord[]>;
const saveSection = actions.settings.save as Action<object, Change<SettingsRecord>>;
const { errors: settingsErrors } = settingsNoun;

type NewCityDialogProps = { onCancel: () => void; onAdded: (id: string) => void };

/** Adds a city to the settings, with what is usual in its country. */
export function NewCityDialog({ onCancel, onAdded }: NewCityDialogProps) {
  const office = headOffice();
  const [currency, setCurrency] = useState(currencyOfCountry(office.country ?? '') ?? '');
  const call = useAction();
  const { save, validated, setFailure, errors, state } = useSaveDialog();

  async function add(text: (name: string) => string) {
    const [name, country, timeZone] = ['name', 'country', 'timeZone'].map(text);
    const typed = { id: null, name, region: null, country, currency, timeZone, areaUnit: null };
    const paper = paperOfCountry(country ?? '');
    const data = validated(citySchema, { ...typed, paper, centre: null, formPlace: null });
    if (!data) return;
    const section = await call(list, undefined, settingsErrors.fetch)
      .then((sections) => sections.find(({ id }) => id === 'cities'))
      .catch(() => undefined);
    if (!section) return setFailure(settingsErrors.fetch);
    const present = section.value as SiteSettings['cities'];
    const value = { ...present, cities: [...present.cities, data] };
    await save({
      action: saveSection,
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
    <SaveDialog
      heading="Add city"
      button="Add city"
      busy="Adding..."
      state={state}
      onClose={onCancel}
      onSave={({ text }) => void add(text)}
    >
      <TextInput
        label="Name"
        description="The rest can be changed in Settings, under Cities"
        required
        autoComplete="off"
        data-autofocus
        name="name"
        error={errors['name']}
      />
      <NativeSelect
        label="Country"
        required
        name="country"
        defaultValue={office.country ?? ''}
        error={errors['country']}
        data={[{ value: '', label: 'Choose' }, ...countries()]}
        onChange={({ currentTarget: { value } }) =>
          setCurrency(currencyOfCountry(value) ?? currency)
        }
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
        name="timeZone"
        defaultValue={office.timeZone}
        error={errors['timeZone']}
        data={timeZones()}
      />
    </SaveDialog>
  );
}
