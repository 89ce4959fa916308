import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { useFields } from '../../admin/fields/fields-context.ts';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { countries, timeZones } from './options.ts';
import { RowActs } from './RowActs.tsx';
import { RowGroup } from './RowGroup.tsx';
import styles from './Settings.module.css';
import { countOfRows, useRows } from './useRows.ts';

const path = 'value.offices';

export function OfficesFields() {
  const fields = useFields();
  const rows = useRows(path, 'Office');
  if (fields.mode === 'comparison')
    return Array.from({ length: countOfRows(fields, path) }, (_, at) => (
      <OfficeFields key={at} at={at} prefix={`Office ${at + 1}: `} />
    ));
  const { keys } = rows;
  return (
    <>
      {keys.map((key, at) => (
        <RowGroup
          key={key}
          path={`${path}.${at}`}
          otherwise={`Office ${at + 1}`}
          className={styles.office}
        >
          {(name) => (
            <>
              <div className={styles.row}>
                <h3>{at === 0 ? 'Head office' : 'Another office'}</h3>
                {keys.length > 1 && (
                  <RowActs
                    id={key}
                    name={name}
                    isFirst={at === 0}
                    isLast={at === keys.length - 1}
                    removal="Remove"
                    onMove={(by) => rows.move(at, by)}
                    onRemove={() => rows.remove(at)}
                  />
                )}
              </div>
              <div className={styles.fields}>
                <OfficeFields at={at} />
              </div>
            </>
          )}
        </RowGroup>
      ))}
      <Button
        variant="default"
        leftSection={<AdminIcon name="add" />}
        data-focus={`add-${path}`}
        onClick={() => rows.add({ coordinates: {} })}
      >
        Add office
      </Button>
      <p className="sr" role="status">
        {rows.said}
      </p>
    </>
  );
}

function OfficeFields({ at, prefix = '' }: { at: number; prefix?: string }) {
  const of = (name: string, label: string) => ({
    name: `${path}.${at}.${name}`,
    label: prefix + label,
  });
  return (
    <>
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
    </>
  );
}
