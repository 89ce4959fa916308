import { rowFields } from '../../../../admin/rows/row-fields.ts';
import { FieldGrid } from '../../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../../admin/fields/TextField.tsx';
import { languageName, languageTags } from '../../../../lib/text/languages.ts';
import { compareTexts } from '../../../../lib/text/by-name.ts';
import { LateSelectField } from '../LateSelectField.tsx';
import { treatments, wordForces } from './rule-options.ts';

export const languages = () =>
  languageTags
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => compareTexts(one.label, other.label));

export function WordFields({ row, prefix }: { row: string; prefix: string }) {
  const fieldProps = rowFields(row, prefix, 'third');
  return (
    <FieldGrid>
      <TextField {...fieldProps('word', 'Word')} isRequired />
      <LateSelectField
        {...fieldProps('language', 'Language')}
        options={languages}
        none="Choose"
        isRequired
      />
      <SelectField {...fieldProps('treatment', 'Use')} options={treatments} />
      <SelectField {...fieldProps('force', 'Effect')} options={wordForces} />
      <TextField {...fieldProps('source', 'Source')} />
    </FieldGrid>
  );
}
