import { useState } from 'react';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { rowFields } from '../../../admin/rows/row-fields.ts';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { CoordinateFields } from '../../projects/form/CoordinateFields.tsx';
import { currencyOfCountry, paperOfCountry, regionLabel } from '../../../lib/geo/country-usage.ts';
import { timeIn } from '../../../lib/time/dates.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { CloseCityDialog, type ClosedCity } from './CloseCityDialog.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import {
  areaUnitOptions,
  countries,
  currencies,
  papers,
  priceOptions,
  timeZones,
} from './options.ts';
import { pick } from './pick.ts';
import { MapPointField } from './MapPointField.tsx';
import { RatesFields } from './RatesFields.tsx';

const path = 'value.cities';

type CityValues = { id?: string | null; name?: string | null };

/** Closing a city asks what happens to its projects. */
export function CitiesFields() {
  const fields = useFields();
  const [closingCity, setClosingCity] = useState<ClosedCity & { remove: () => void }>();

  function close({ id, name }: CityValues, remove: () => void) {
    if (!id || fields.mode === 'comparison') return remove();
    const cities = fields.store.valueAt(path) as CityValues[];
    const others = cities.flatMap((city) =>
      city.id && city.id !== id ? { id: city.id, name: city.name ?? '' } : [],
    );
    return setClosingCity({ id, name: name ?? id, others, remove });
  }

  return (
    <>
      <RepeatableRows
        name={path}
        one="city"
        variant="open"
        nameIn="name"
        asideIn="region"
        blank={(last) => ({
          ...usualIn(headOffice().country),
          ...pick(last ?? headOffice(), 'country', 'currency', 'timeZone', 'paper'),
          id: null,
          centre: {},
        })}
        removal="Remove"
        onRemove={close}
      >
        {(row, prefix) => <CityFields row={row} prefix={prefix} />}
      </RepeatableRows>
      <RatesFields />
      {closingCity && (
        <CloseCityDialog
          city={closingCity}
          onCancel={() => setClosingCity(undefined)}
          onClose={(replacement) => {
            if (replacement !== undefined && fields.mode === 'form')
              fields.change(`closing.${closingCity.id}`, replacement);
            setClosingCity(undefined);
            closingCity.remove();
          }}
        />
      )}
    </>
  );
}

function CityFields({ row, prefix }: { row: string; prefix: string }) {
  const fields = useFields();
  const timeZone = useValue(`${row}.timeZone`);
  const country = useValue(`${row}.country`);
  const fieldProps = rowFields(row, prefix, 'third');

  /** Another country brings its currency and paper, unless somebody has chosen others. */
  function follow(chosen: string) {
    if (fields.mode === 'comparison') return;
    const former = new Map(Object.entries(usualIn(String(country))));
    for (const [name, usual] of Object.entries(usualIn(chosen))) {
      const value = fields.store.valueAt(`${row}.${name}`) || undefined;
      if (value === undefined || value === former.get(name)) fields.change(`${row}.${name}`, usual);
    }
  }

  return (
    <FieldGrid>
      <TextField {...fieldProps('name', 'Name')} isRequired />
      <TextField {...fieldProps('region', regionLabel(country))} />
      <LateSelectField
        {...fieldProps('country', 'Country')}
        options={countries}
        none="Choose"
        onChoose={follow}
        isRequired
      />
      <LateSelectField
        {...fieldProps('currency', 'Currency')}
        options={currencies}
        none="Choose"
        isRequired
      />
      <LateSelectField
        {...fieldProps('timeZone', 'Time zone')}
        hint={nowIn(timeZone)}
        options={timeZones}
        none="Choose"
        isRequired
      />
      <NumberField {...fieldProps('formPlace', 'Position in project forms')} min={1} />
      <SelectField {...fieldProps('paper', 'Paper size')} options={papers} isRequired />
      <SelectField
        {...fieldProps('areaUnit', 'Unit of area')}
        options={areaUnitOptions}
        none="By country"
      />
      <SelectField {...fieldProps('prices', 'Prices')} options={priceOptions} none="By country" />
      <CoordinateFields path={`${row}.centre`} prefix={prefix} width="third" />
      <MapPointField pointPath={`${row}.centre`} cityPath={`${row}.name`} what="city" />
    </FieldGrid>
  );
}

function usualIn(country: string) {
  return { currency: currencyOfCountry(country), paper: paperOfCountry(country) };
}

function nowIn(timeZone: unknown) {
  try {
    const now = new Date().toISOString();
    return typeof timeZone === 'string' && timeZone ? `Now ${timeIn(timeZone, now)}` : '';
  } catch {
    return '';
  }
}
