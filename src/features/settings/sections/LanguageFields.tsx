import { useField, useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { nameInItself } from '../../../lib/text/language-names.ts';
import { languagePath, pageUses } from '../../../model/languages.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import { settings } from '../../../site/settings/settings.ts';
import { nounScreens } from '../../../site/paths.ts';
import { changesBaseTexts } from '../../translations/base/base-languages.ts';
import { LanguageFiles } from '../../translations/exchange/LanguageFiles.tsx';
import { languageLabel } from '../../translations/translation.ts';
import styles from '../Settings.module.css';
import { LateSelectField } from './LateSelectField.tsx';
import { MissingTexts } from './MissingTexts.tsx';
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
      <TextsThere />
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
      <MissingTexts />
      <LanguageFiles />
    </FieldGrid>
  );
}

/** Asks what language the texts are in, once another source language is chosen. */
function TextsThere() {
  const { mode } = useFields();
  const to = useValue('value.locale');
  const from = settings().language.locale;
  if (mode !== 'form' || typeof to !== 'string' || to === '') return null;
  const [former, next] = [languageLabel(from), languageLabel(to)];
  if (former === next) return null;
  if (!changesBaseTexts({ from, to }))
    return <p className={styles.whole}>No text changes. There are no initial texts in {next}.</p>;
  return (
    <ChoiceField
      name="texts"
      label="Language of the texts that are there"
      hint={`If ${next}, no text changes. If ${former}, initial texts that no one changed are replaced by the ${next} ones, and all others stay until you rewrite them. The history keeps all former texts.`}
      options={[
        { value: 'written', label: next },
        { value: 'initial', label: former },
      ]}
      width="whole"
      isRequired
    />
  );
}

type Other = SiteSettings['language']['others'][number];

/** The languages that are chosen already: a new row has none. */
function chosenOf(others: readonly Partial<Other>[] = []) {
  return others.filter((other): other is Other => Boolean(other.locale));
}

/** Choosing a language also names it, unless it has another name already. */
function OtherLanguage({ row, prefix }: { row: string; prefix: string }) {
  const fields = useFields();
  const language = useField(`${row}.locale`);
  const others = useValue('value.others') as Partial<Other>[] | undefined;
  const chosen = language.mode === 'form' ? language.value : undefined;
  const name = useValue(`${row}.name`);
  const usualName = typeof chosen === 'string' && chosen !== '' ? nameInItself(chosen) : '';
  const path =
    typeof chosen === 'string' && chosen !== '' ? languagePath(chosen, chosenOf(others)) : '';
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
      {language.mode === 'form' && language.error === pageUses(path) && (
        <p className={styles.whole}>
          <a href={`${nounScreens.pages}?search=/${path}`}>Show this page</a>
        </p>
      )}
    </>
  );
}
