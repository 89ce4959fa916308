import { FieldGrid } from '../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { countries, timeZones } from './options.ts';
import { pick } from './pick.ts';
import { PlaceField } from './PlaceField.tsx';

/** The first is the head office. */
export function OfficesFields() {
  return (
    <RepeatableRows
      name="value.offices"
      one="office"
      look="open"
      nameIn="name"
      asideIn="city"
      add="Add an office"
      blank={(last) => ({ ...pick(last, 'country', 'timeZone'), coordinates: {} })}
    >
      {(row, prefix) => <OfficeFields row={row} prefix={prefix} />}
    </RepeatableRows>
  );
}

function OfficeFields({ row, prefix }: { row: string; prefix: string }) {
  const of = (name: string, label: string) => ({ name: `${row}.${name}`, label: prefix + label });
  return (
    <FieldGrid>
      <TextField {...of('name', 'Office name')} isRequired />
      <LateSelectField {...of('country', 'Country')} options={countries} none="Choose" isRequired />
      <TextField {...of('street', 'Street')} />
      <TextField {...of('extra', 'Unit or floor')} />
      <TextField {...of('city', 'City')} width="third" />
      <TextField {...of('region', 'Province or state')} width="third" />
      <TextField {...of('postalCode', 'Postal code')} width="third" />
      <TextField {...of('phone', 'Telephone')} type="tel" />
      <LateSelectField
        {...of('timeZone', 'Time zone')}
        options={timeZones}
        none="Choose"
        isRequired
      />
      <TextField {...of('email', 'E-mail')} type="email" />
      <TextField {...of('infoEmail', 'Address for letters and privacy')} type="email" />
      <TextField {...of('days', 'Days open')} />
      <TextField {...of('times', 'From and until')} />
      <TextField {...of('otherwise', 'Other days')} width="whole" />
      <TextField {...of('shortHours', 'Footer hours')} />
      <TextField {...of('shortOtherwise', 'Beneath them')} />
      <NumberField {...of('coordinates.lat', 'Latitude')} isDecimal />
      <NumberField {...of('coordinates.lng', 'Longitude')} isDecimal />
      <PlaceField at={`${row}.coordinates`} cityIn={`${row}.city`} what="office" />
    </FieldGrid>
  );
}
