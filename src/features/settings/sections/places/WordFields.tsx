import { SelectField } from '../../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../../admin/fields/TextField.tsx';
import { languageName, languageTags } from '../../../../lib/text/languages.ts';
import { compareTexts } from '../../../../lib/text/by-name.ts';
import { LateSelectField } from '../LateSelectField.tsx';
import { forces, treatments } from './rule-options.ts';

export const languages = () =>
  languageTags
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => compareTexts(one.label, other.label));

export function WordFields({ row, prefix }: { row: string; prefix: string }) {
  const fieldProps = (name: string, label: string) => ({
    name: `${row}.${name}`,
    label: prefix + label,
  });
  return (
    <>
      <TextField {...fieldProps('word', 'Word')} isRequired />
      <LateSelectField
        {...fieldProps('language', 'Language')}
        options={languages}
        none="Choose"
        isRequired
      />
      <SelectField {...fieldProps('treatment', 'Use')} options={treatments} />
      <SelectField {...fieldProps('force', 'Force')} options={forces} />
      <TextField {...fieldProps('source', 'Source')} />
    </>
  );
}
