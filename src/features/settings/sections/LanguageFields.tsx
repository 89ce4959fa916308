import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { nameInItself } from '../../../lib/text/language-names.ts';
import { LanguageFiles } from '../../translations/exchange/LanguageFiles.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import { locales } from './options.ts';

const states = [
  { value: 'preparation', label: 'In preparation' },
  { value: 'public', label: 'Public' },
];

/** The language that records are written in, and those that they are translated into. */
export function LanguageFields() {
  return (
    <FieldGrid>
      <LateSelectField
        name="value.locale"
        label="Source language"
        hint="The language records are written in. Dates and numbers follow it."
        options={locales}
        isRequired
      />
      <RepeatableRows
        name="value.others"
        one="language"
        variant="line"
        nameIn="name"
        add="Add language"
        blank={() => ({ state: 'preparation' })}
        isHeaded
      >
        {(row, prefix) => <OtherLanguage row={row} prefix={prefix} />}
      </RepeatableRows>
      <LanguageFiles />
    </FieldGrid>
  );
}

/** Choosing a language also names it, unless it has another name already. */
function OtherLanguage({ row, prefix }: { row: string; prefix: string }) {
  const fields = useFields();
  const chosen = useValue(`${row}.locale`);
  const name = useValue(`${row}.name`);
  const usualName = typeof chosen === 'string' && chosen !== '' ? nameInItself(chosen) : '';
  const hasUsualName = (name ?? '') === usualName;
  return (
    <>
      <LateSelectField
        name={`${row}.locale`}
        label={`${prefix}Language`}
        options={locales}
        none="Choose"
        onChoose={(locale) => {
          if (fields.mode === 'form' && hasUsualName)
            fields.change(`${row}.name`, locale && nameInItself(locale));
        }}
        isRequired
      />
      <TextField name={`${row}.name`} label={`${prefix}Name in the language`} isRequired />
      <SelectField
        name={`${row}.state`}
        label={`${prefix}Visibility`}
        options={states}
        isRequired
      />
    </>
  );
}
