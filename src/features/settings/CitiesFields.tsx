import { useState } from 'react';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { FieldGrid } from '../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import { timeIn } from '../../lib/dates.ts';
import { headOffice } from '../../site/settings.ts';
import { CloseCityDialog, type ClosedCity } from './CloseCityDialog.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { countries, currencies, papers, timeZones } from './options.ts';
import { pick } from './pick.ts';
import { PlaceField } from './PlaceField.tsx';
import { RatesFields } from './RatesFields.tsx';

const path = 'value.cities';

type WrittenCity = { id?: string | null; name?: string | null };

/** One that is closed may have projects. */
export function CitiesFields() {
  const fields = useFields();
  const [closed, setClosed] = useState<ClosedCity & { remove: () => void }>();

  function close({ id, name }: WrittenCity, remove: () => void) {
    if (!id || fields.mode === 'comparison') return remove();
    const all = fields.store.valueAt(path) as WrittenCity[];
    const others = all.flatMap((city) =>
      city.id && city.id !== id ? { id: city.id, name: city.name ?? '' } : [],
    );
    return setClosed({ id, name: name ?? id, others, remove });
  }

  return (
    <>
      <RepeatableRows
        name={path}
        one="city"
        look="open"
        nameIn="name"
        asideIn="region"
        blank={(last) => ({
          paper: 'A4',
          ...pick(last ?? headOffice(), 'country', 'currency', 'timeZone', 'paper'),
          id: null,
          centre: {},
        })}
        removal="Close"
        onRemove={close}
      >
        {(row, prefix) => <CityFields row={row} prefix={prefix} />}
      </RepeatableRows>
      <RatesFields />
      {closed && (
        <CloseCityDialog
          city={closed}
          onCancel={() => setClosed(undefined)}
          onClose={(instead) => {
            if (instead !== undefined && fields.mode === 'form')
              fields.change(`closing.${closed.id}`, instead);
            setClosed(undefined);
            closed.remove();
          }}
        />
      )}
    </>
  );
}

function CityFields({ row, prefix }: { row: string; prefix: string }) {
  const timeZone = useValue(`${row}.timeZone`);
  const of = (name: string, label: string) => ({
    name: `${row}.${name}`,
    label: prefix + label,
    width: 'third' as const,
  });
  return (
    <FieldGrid>
      <TextField {...of('name', 'Name')} isRequired />
      <TextField {...of('region', 'Region')} />
      <LateSelectField {...of('country', 'Country')} options={countries} none="Choose" isRequired />
      <LateSelectField
        {...of('currency', 'Currency')}
        options={currencies}
        none="Choose"
        isRequired
      />
      <LateSelectField
        {...of('timeZone', 'Time zone')}
        hint={nowIn(timeZone)}
        options={timeZones}
        none="Choose"
        isRequired
      />
      <NumberField {...of('formPlace', 'Place in the form of projects')} min={1} />
      <SelectField {...of('paper', 'Paper')} options={papers} isRequired />
      <NumberField {...of('centre.lat', 'Latitude')} isDecimal isRequired />
      <NumberField {...of('centre.lng', 'Longitude')} isDecimal isRequired />
      <PlaceField at={`${row}.centre`} cityIn={`${row}.name`} what="city" />
    </FieldGrid>
  );
}

function nowIn(timeZone: unknown) {
  try {
    const now = new Date().toISOString();
    return typeof timeZone === 'string' && timeZone ? `Now ${timeIn(timeZone, now)}` : '';
  } catch {
    return '';
  }
}
