import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import styles from './Settings.module.css';

const findable = [
  { value: 'yes', label: 'May be found' },
  { value: 'no', label: 'Asks not to be found' },
];

export function SearchFields() {
  return (
    <div className={styles.fields}>
      <TextField
        name="value.titlePattern"
        label="Title"
        hint="{page} is the title of a page, {company} the name"
        width="whole"
        isRequired
      />
      <ChoiceField name="value.isFound" label="The site" options={findable} width="whole" />
    </div>
  );
}

export function LanguageFields() {
  return (
    <div className={styles.fields}>
      <TextField
        name="value.locale"
        label="Language and country"
        hint="Such as en-CA or nb-NO"
        isRequired
      />
    </div>
  );
}
