import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { useFields } from '../../admin/fields/fields-context.ts';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RowActs } from './RowActs.tsx';
import { RowGroup } from './RowGroup.tsx';
import styles from './Settings.module.css';
import { countOfRows, useRows } from './useRows.ts';

const path = 'value.links';

const places = [
  { value: 'both', label: 'Everywhere' },
  { value: 'footer', label: 'Footer' },
  { value: 'none', label: 'Hidden' },
];

export function NavigationFields() {
  const fields = useFields();
  if (fields.mode === 'form')
    return (
      <>
        <Links />
        <div className={styles.fields}>
          <FooterFields />
        </div>
      </>
    );
  return (
    <>
      {Array.from({ length: countOfRows(fields, path) }, (_, at) => (
        <LinkFields key={at} at={at} prefix={`Link ${at + 1}: `} />
      ))}
      <FooterFields />
    </>
  );
}

function Links() {
  const rows = useRows(path, 'Link', 'label');
  const { keys } = rows;
  return (
    <>
      {keys.map((key, at) => (
        <RowGroup
          key={key}
          path={`${path}.${at}`}
          nameIn="label"
          otherwise={`Link ${at + 1}`}
          className={styles.link}
        >
          {(name) => (
            <>
              <LinkFields at={at} />
              <RowActs
                id={key}
                name={name}
                isFirst={at === 0}
                isLast={at === keys.length - 1}
                removal="Remove"
                onMove={(by) => rows.move(at, by)}
                onRemove={() => rows.remove(at)}
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
          onClick={() => rows.add({ shown: 'both' })}
        >
          Add a line
        </Button>
      </div>
      <p className="sr" role="status">
        {rows.said}
      </p>
    </>
  );
}

function LinkFields({ at, prefix = '' }: { at: number; prefix?: string }) {
  const of = (name: string, label: string) => ({
    name: `${path}.${at}.${name}`,
    label: prefix + label,
  });
  return (
    <>
      <TextField {...of('label', 'Words')} isRequired />
      <TextField {...of('path', 'Leads to')} isRequired />
      <SelectField {...of('shown', 'Shown in')} options={places} isRequired />
    </>
  );
}

function FooterFields() {
  return (
    <>
      <TextField name="value.contactLabel" label="Button for Contact" isRequired />
      <TextField name="value.privacyLabel" label="Link to Privacy" isRequired />
      <TextField name="value.placeTitle" label="Over the address" width="third" isRequired />
      <TextField name="value.hoursTitle" label="Over the hours" width="third" isRequired />
      <TextField
        name="value.contactTitle"
        label="Over e-mail and number"
        width="third"
        isRequired
      />
      <TextField name="value.rights" label="After the year and the name" width="whole" isRequired />
    </>
  );
}
