import { DateField } from '../../admin/fields/dates/DateField.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { SlugField } from '../../admin/fields/SlugField.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { UrlField } from '../../admin/fields/UrlField.tsx';
import { useFields, useValues } from '../../admin/fields/fields-context.ts';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../admin/frame/screen.ts';
import { textAt, toFormValues, type Values } from '../../admin/forms/values.ts';
import { FormAdvice } from '../media/describe/FormAdvice.tsx';
import { ImageField } from '../media/fields/ImageField.tsx';
import { LogoField } from '../media/fields/LogoField.tsx';
import { citiesInForm } from '../projects/project.ts';
import { judgePartner } from '../places/judge.ts';
import { missingText } from '../places/missing-text.ts';
import { RulesPanel } from '../places/RulesPanel.tsx';
import { paths } from '../../site/paths.ts';
import { settings } from '../../site/settings/settings.ts';
import { RecordPreview } from '../previews/RecordPreview.tsx';
import { SearchFields } from '../search-result/SearchFields.tsx';
import styles from './PartnerForm.module.css';
import { LanguagesField } from './LanguagesField.tsx';
import {
  TranslatedInto,
  useLanguagesOfForm,
  useTranslatedInto,
} from '../translations/editor/useTranslatedInto.ts';
import { partnerDescription } from './partner-data.ts';
import { partnerAdvice } from './partner-advice.ts';
import {
  partnerNoun,
  partnerSchema,
  titleLines,
  joinTitleLines,
  type PartnerRow,
} from './partner.ts';

/** The crops that `PartnerCard` and `PartnerProfile` show. */
const photoCrops = [
  { label: 'Card', ratio: 4 / 5 },
  { label: 'Profile', ratio: 485 / 704 },
  { label: 'Social card', ratio: 1200 / 630 },
];

export function PartnerForm(props: FormProps<PartnerRow>) {
  const languages = useLanguagesOfForm('partners', props);
  const getLegalHint = (values: Values) => missingText(judgePartner(licensedIn(values, languages)));
  return (
    <TranslatedInto value={languages}>
      <RecordForm
        {...props}
        schema={partnerSchema}
        toValues={toValues}
        toInput={toInput}
        getSubmitHint={getLegalHint}
        advice={<FormAdvice of={partnerAdvice} />}
      >
        <RecordPreview {...props} schema={partnerSchema} toInput={toInput} />
        <FieldSet title="Partner">
          <TextField name="name" label="Name" isRequired />
          <SlugField
            name="slug"
            label="Slug"
            from="name"
            noun={partnerNoun}
            hint="The last part of the page URL"
            isRequired
          />
          <TextField name="title" label="Title 1" hint="The role" isRequired />
          <TextField name="title2" label="Title 2" hint="For example, the field of work" />
          <CityField />
          <TextField name="focus" label="Focus" hint="For example, Heritage conversions" />
          <LanguagesField name="languages" label="Languages" />
          <TextAreaField
            name="bio"
            label="Bio"
            rows={8}
            hint="Leave a blank line between paragraphs"
          />
        </FieldSet>
        <FieldSet
          title="Licence"
          hint="Shown on the card, the profile and with each project of the partner."
        >
          <BrokerageField />
          <TextField name="licensedName" label="Name as licensed" />
          <TextField
            name="licenceClass"
            label="Licence class"
            hint="For example, Personal real estate corporation"
          />
          <TextField name="licenceNumber" label="Licence number" />
        </FieldSet>
        <PartnerRules />
        <FieldSet title="Images">
          <ImageField name="imageUrl" label="Photo" folder="partners" crops={photoCrops} />
          <DateField name="photoDate" label="Photo taken on" />
          <LogoField name="logoUrl" label="Logo" />
        </FieldSet>
        <FieldSet title="Contact">
          <TextField name="email" label="Email" type="email" isRequired />
          <UrlField name="website" label="Website" isRequired />
          <TextField name="office" label="Office phone" type="tel" isRequired />
          <TextField name="mobile" label="Mobile phone" type="tel" isRequired />
        </FieldSet>
        <FieldSet
          title="Social media"
          hint="URLs, such as example.com. Empty fields are not shown."
        >
          <UrlField name="linkedin" label="LinkedIn" />
          <UrlField name="facebook" label="Facebook" />
          <UrlField name="instagram" label="Instagram" />
          <UrlField name="twitter" label="Twitter" />
          <UrlField name="youtube" label="YouTube" />
          <UrlField name="tiktok" label="TikTok" />
        </FieldSet>
        <SearchFields getSearchDefaults={getSearchDefaults} folder="partners" />
      </RecordForm>
    </TranslatedInto>
  );
}

/** What the place of the partner asks for. */
function PartnerRules() {
  const values = useValues();
  const languages = useTranslatedInto();
  const isForm = useFields().mode === 'form';
  if (!isForm) return null;
  return (
    <div className={styles.rules}>
      <RulesPanel findings={judgePartner(licensedIn(values, languages))} />
    </div>
  );
}

function licensedIn(values: Values, translatedInto: readonly string[]) {
  const text = (name: string) => textAt(values, name).trim() || null;
  return {
    name: textAt(values, 'name'),
    translatedInto,
    city: text('city'),
    brokerage: text('brokerage'),
    licensedName: text('licensedName'),
    licenceClass: text('licenceClass'),
    licenceNumber: text('licenceNumber'),
    photoDate: text('photoDate'),
    imageUrl: text('imageUrl'),
  };
}

/** A city that was removed from the settings stays until another is chosen. */
function CityField() {
  const options = citiesInForm().map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField name="city" label="City" options={options} none="None" />;
}

/** The brokerages of the settings, with the default as the empty choice. */
function BrokerageField() {
  const { brokerages } = settings().brokerages;
  const options = brokerages.map(({ id, name, place }) => ({
    value: id,
    label: [name, place].filter(Boolean).join(', '),
  }));
  const [first] = brokerages;
  return (
    <SelectField
      name="brokerage"
      label="Brokerage"
      options={options}
      none={first ? `Default: ${first.name}` : 'None'}
    />
  );
}

/** The form has one field for each of the two lines of the title. */
function toValues(partner: PartnerRow | undefined): Values {
  if (!partner) return {};
  const [title = '', ...others] = titleLines(partner);
  return { ...toFormValues(partner, partnerSchema), title, title2: others.join(', ') };
}

function getSearchDefaults(values: Values) {
  const [name, slug] = [textAt(values, 'name'), textAt(values, 'slug')];
  const title = joinTitleLines([textAt(values, 'title'), textAt(values, 'title2')]);
  return {
    path: paths.partner(slug),
    title: name,
    description: partnerDescription({ name, title, brokerage: textAt(values, 'brokerage') }),
  };
}

/** Without Title 1 there is no title, even if Title 2 is filled. */
function toInput(values: Values) {
  const [first, second] = [textAt(values, 'title'), textAt(values, 'title2')];
  return { ...values, title: first && joinTitleLines([first, second]) };
}
