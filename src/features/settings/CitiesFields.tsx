import { Button } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { timeIn } from '../../lib/dates.ts';
import { CloseCityDialog, type ClosedCity } from './CloseCityDialog.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { countries, currencies, papers, timeZones } from './options.ts';
import { RatesFields } from './RatesFields.tsx';
import { RowActs } from './RowActs.tsx';
import { RowGroup } from './RowGroup.tsx';
import styles from './Settings.module.css';
import { countOfRows, useRows } from './useRows.ts';

const path = 'value.cities';

export function CitiesFields() {
  const fields = useFields();
  const rows = useRows(path, 'City');
  const [closed, setClosed] = useState<ClosedCity & { at: number }>();
  if (fields.mode === 'comparison')
    return (
      <>
        {Array.from({ length: countOfRows(fields, path) }, (_, at) => (
          <CityFields key={at} at={at} prefix={`City ${at + 1}: `} />
        ))}
        <RatesFields />
      </>
    );
  const { keys } = rows;

  function close(at: number) {
    const { id, name } = rows.valueAt(at) as { id?: string | null; name?: string | null };
    if (!id) return rows.remove(at);
    const others = keys
      .map((_, other) => rows.valueAt(other) as { id?: string; name?: string })
      .flatMap((city) => (city.id && city.id !== id ? { id: city.id, name: city.name ?? '' } : []));
    return setClosed({ at, id, name: name ?? id, others });
  }

  return (
    <>
      {keys.map((key, at) => (
        <RowGroup
          key={key}
          path={`${path}.${at}`}
          otherwise={`City ${at + 1}`}
          className={styles.city}
        >
          {(name) => (
            <>
              <div className={styles.fields}>
                <CityFields at={at} />
              </div>
              <RowActs
                id={key}
                name={name}
                isFirst={at === 0}
                isLast={at === keys.length - 1}
                removal="Close"
                onMove={(by) => rows.move(at, by)}
                onRemove={() => close(at)}
              />
            </>
          )}
        </RowGroup>
      ))}
      <div className={styles.row}>
        <Button
          variant="default"
          leftSection={<AdminIcon name="add" />}
          data-focus={`add-${path}`}
          onClick={() => rows.add({ id: null, centre: {}, paper: 'A4' })}
        >
          Add city
        </Button>
        <p className={styles.note}>Projects of a city that is closed are moved or hidden.</p>
      </div>
      <RatesFields />
      <p className="sr" role="status">
        {rows.said}
      </p>
      {closed && (
        <CloseCityDialog
          city={closed}
          onCancel={() => setClosed(undefined)}
          onClose={(instead) => {
            if (instead !== undefined) fields.change(`closing.${closed.id}`, instead);
            rows.remove(closed.at);
            setClosed(undefined);
          }}
        />
      )}
    </>
  );
}

function CityFields({ at, prefix = '' }: { at: number; prefix?: string }) {
  const timeZone = useValue(`${path}.${at}.timeZone`);
  const of = (name: string, label: string) => ({
    name: `${path}.${at}.${name}`,
    label: prefix + label,
    width: 'third' as const,
  });
  return (
    <>
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
    </>
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
