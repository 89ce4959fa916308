import { useValue } from '../../../admin/fields/fields-context.ts';
import { rowFields } from '../../../admin/rows/row-fields.ts';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { regionLabel } from '../../../lib/geo/country-usage.ts';
import { CoordinateFields } from '../../projects/form/CoordinateFields.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { countries, timeZones } from './options.ts';
import { pick } from './pick.ts';
import { MapPointField } from './MapPointField.tsx';

/** The first is the head office. */
export function OfficesFields() {
  return (
    <RepeatableRows
      name="value.offices"
      one="office"
      variant="open"
      nameIn="name"
      asideIn="city"
      add="Add office"
      blank={(last) => ({ ...pick(last, 'country', 'timeZone'), coordinates: {} })}
    >
      {(row, prefix) => <OfficeFields row={row} prefix={prefix} />}
    </RepeatableRows>
  );
}

function OfficeFields({ row, prefix }: { row: string; prefix: string }) {
  const country = useValue(`${row}.country`);
  const fieldProps = rowFields(row, prefix);
  return (
    <FieldGrid>
      <TextField {...fieldProps('name', 'Office name')} isRequired />
      <LateSelectField
        {...fieldProps('country', 'Country')}
        options={countries}
        none="Choose"
        isRequired
      />
      <TextField {...fieldProps('street', 'Street')} />
      <TextField {...fieldProps('extra', 'Unit or floor')} />
      <TextField {...fieldProps('city', 'City')} width="third" />
      <TextField {...fieldProps('region', regionLabel(country))} width="third" />
      <TextField {...fieldProps('postalCode', 'Postal code')} width="third" />
      <TextField {...fieldProps('phone', 'Phone')} type="tel" />
      <LateSelectField
        {...fieldProps('timeZone', 'Time zone')}
        options={timeZones}
        none="Choose"
        isRequired
      />
      <TextField {...fieldProps('email', 'Email')} type="email" />
      <TextField
        {...fieldProps('infoEmail', 'Email for replies and privacy requests')}
        type="email"
      />
      <TextField {...fieldProps('days', 'Open days')} width="third" />
      <TextField {...fieldProps('times', 'Opening hours')} width="third" />
      <TextField {...fieldProps('shortHours', 'Footer hours')} width="third" />
      <TextField {...fieldProps('otherwise', 'Note about other days')} width="whole" />
      <TextField {...fieldProps('shortOtherwise', 'Line below the footer hours')} width="whole" />
      <CoordinateFields path={`${row}.coordinates`} prefix={prefix} />
      <MapPointField pointPath={`${row}.coordinates`} cityPath={`${row}.city`} what="office" />
    </FieldGrid>
  );
}
