import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { Field, type FieldProps } from '../../admin/fields/Field.tsx';
import { compareTexts } from '../../lib/text/by-name.ts';
import { languageName, languageNames, languageTags, splitTags } from '../../lib/text/languages.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LanguagesField.module.css';

/** Languages in an order of their own. Its value is a text of tags, such as `en fr`. */
export function LanguagesField(field: FieldProps) {
  return (
    <Field {...field} formatValue={formatNames}>
      {({ name, value, onBlur, ...input }, change) => (
        <Languages
          {...input}
          name={name}
          tags={splitTags(value)}
          onBlur={onBlur}
          onChange={(tags) => change(tags.join(' '))}
        />
      )}
    </Field>
  );
}

function formatNames(tags: unknown) {
  return typeof tags === 'string' ? languageNames(tags).join(', ') : '';
}

type LanguagesProps = {
  name: string;
  label?: React.ReactNode;
  error?: React.ReactNode;
  description?: React.ReactNode;
  tags: string[];
  onBlur: () => void;
  onChange: (tags: string[]) => void;
};

function Languages({ name, tags, onBlur, onChange, ...input }: LanguagesProps) {
  const id = useId();
  const options = languageTags
    .filter((tag) => !tags.includes(tag))
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .toSorted((a, b) => compareTexts(a.label, b.label));
  return (
    <Input.Wrapper {...input} id={id}>
      <div className={styles.languages}>
        {tags.length > 0 ? (
          <ul className={styles.chosen}>
            {tags.map((tag) => (
              <li key={tag} className={styles.language}>
                {languageName(tag)}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${languageName(tag)}`}
                  onClick={() => {
                    document.getElementById(id)?.focus();
                    onChange(tags.filter((other) => other !== tag));
                  }}
                >
                  <Icon name="cross" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <NativeSelect
          id={id}
          name={name}
          value=""
          error={Boolean(input.error)}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange([...tags, currentTarget.value])}
        >
          <option value="">Add a language</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
    </Input.Wrapper>
  );
}
