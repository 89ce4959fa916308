import { useFields } from '../../admin/fields/fields-context.ts';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import { replyPlaceholders } from '../../site/settings-desk.ts';
import { settings } from '../../site/settings.ts';
import { Facts } from './Facts.tsx';
import { LateSelectField } from './LateSelectField.tsx';
import styles from './Settings.module.css';

const cities = () => settings().cities.cities.map(({ id, name }) => ({ value: id, label: name }));

/** Who is given what comes in, and the templates of replies. */
export function DeskFields() {
  const isForm = useFields().mode === 'form';
  const fields = (
    <>
      <section className={`${styles.whole} ${styles.rates}`} aria-labelledby="desk-cities">
        <h3 id="desk-cities">Members of cities</h3>
        <p className={styles.note}>
          An enquiry is given to the partner who is asked, or whose project it is about, where they
          have an account. All others about a project go to the member of its city.
        </p>
        <RepeatableRows name="value.cities" one="member" look="open" nameIn="email" asideIn="city">
          {(row, prefix) => (
            <div className={styles.fields}>
              <LateSelectField
                name={`${row}.city`}
                label={`${prefix}City`}
                options={cities}
                none="Choose"
                isRequired
              />
              <TextField name={`${row}.email`} label={`${prefix}E-mail of the member`} isRequired />
            </div>
          )}
        </RepeatableRows>
      </section>
      <section className={`${styles.whole} ${styles.rates}`} aria-labelledby="desk-templates">
        <h3 id="desk-templates">Templates of replies</h3>
        <RepeatableRows name="value.templates" one="template" look="open" nameIn="name">
          {(row, prefix) => (
            <Facts besides={replyPlaceholders}>
              <div className={styles.fields}>
                <TextField name={`${row}.name`} label={`${prefix}Name`} isRequired />
                <TextField
                  name={`${row}.subject`}
                  label={`${prefix}Subject`}
                  width="whole"
                  isRequired
                />
                <TextAreaField
                  name={`${row}.text`}
                  label={`${prefix}Text`}
                  hint="A blank line begins a new paragraph"
                  rows={6}
                  width="whole"
                  isRequired
                />
              </div>
            </Facts>
          )}
        </RepeatableRows>
      </section>
    </>
  );
  return isForm ? <div className={styles.fields}>{fields}</div> : fields;
}
