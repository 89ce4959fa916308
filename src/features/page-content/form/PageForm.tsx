import { PlaceholdersProvider } from '../../../admin/fields/placeholders.ts';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../../admin/frame/screen.ts';
import { withKeys } from '../../../admin/rows/row-order.ts';
import { toFormValues, textAt, type Values } from '../../../admin/forms/values.ts';
import { useMemo, type ComponentType } from 'react';
import { settings } from '../../../site/settings/settings.ts';
import { paths, publicPaths } from '../../../site/paths.ts';
import { FormAdvice } from '../../media/describe/FormAdvice.tsx';
import { RecordPreview } from '../../previews/RecordPreview.tsx';
import { SearchFields } from '../../search-result/SearchFields.tsx';
import { isFixedSlug } from '../free-page.ts';
import { pageAdvice } from './page-advice.ts';
import { type PageRecord, pageNoun } from '../page-content.ts';
import { defaultSearchTexts, type SearchedPage } from '../page/page-data.ts';
import { findPlaceholders } from '../page-placeholders.ts';
import { pageSchemaAt, settingsPageSchema } from '../page-schemas.ts';
import { AboutFields } from './AboutFields.tsx';
import { GenericPageFields } from './GenericPageFields.tsx';
import { HomeProjectFields } from './HomeProjectFields.tsx';
import { JoinFields } from './JoinFields.tsx';
import type { TextPageSlug } from '../page-texts.ts';
import { NotFoundFields, PrivacyFields } from './PrivacyFields.tsx';
import { RichTextTools } from './RichTextTools.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { ThanksFields } from './ThanksFields.tsx';
import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { SlugField } from '../../../admin/fields/SlugField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';

const path = 'content.words';

function VipFields() {
  return (
    <>
      <FieldSet
        title="Benefits"
        hint="Shown in rows of three. Nine works best; we advise no more than twelve."
      >
        <TextField name={`${path}.heading`} label="Heading" width="whole" />
        <RepeatableRows
          name={`${path}.benefits`}
          one="benefit"
          variant="open"
          nameIn="title"
          asideIn="text"
        >
          {(row, prefix) => (
            <>
              <TextField
                name={`${row}.title`}
                label={`${prefix}Benefit`}
                width="whole"
                isRequired
              />
              <TextAreaField name={`${row}.text`} label={`${prefix}Description`} rows={2} />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <ThanksFields hasButton />
    </>
  );
}

export function PageForm(props: FormProps<PageRecord>) {
  const page = props.mode === 'form' ? props.record : props.mine;
  // A page that an editor has added may change its slug.
  const fixed = page && isFixedSlug(page.slug) ? page.slug : '';
  const isSettings = fixed === 'settings';
  const schema = useMemo(
    () => (isSettings ? settingsPageSchema : pageSchemaAt(fixed)),
    [isSettings, fixed],
  );
  const placeholders = useMemo(
    () => (isSettings ? [] : findPlaceholders(fixed)),
    [isSettings, fixed],
  );
  return (
    <RecordForm
      {...props}
      schema={schema}
      toValues={toValues}
      {...(fixed !== '' && { submitLabel: 'Save Changes' })}
      advice={
        <RichTextTools>
          <FormAdvice of={pageAdvice} />
        </RichTextTools>
      }
    >
      {fixed !== '404' && <RecordPreview {...props} schema={schema} />}
      <RichTextTools>
        <PlaceholdersProvider value={placeholders}>
          {fixed === '' && <FreePageFields />}
          <FieldsOfPage slug={fixed} />
          {!isSettings && <SearchFields getSearchDefaults={textsAt(fixed)} folder="heroes" />}
        </PlaceholdersProvider>
      </RichTextTools>
    </RecordForm>
  );
}

function toValues(page: PageRecord | undefined): Values {
  if (!page) return newPage;
  const { content, slug } = page;
  const values = { ...toFormValues(page, pageSchemaAt(slug)), slug };
  return 'navigation' in content ? values : { ...values, content: withKeys(content) };
}

const newPage = { heroType: 'image', placement: 'none', content: { hero: {}, sections: [] } };

function textsAt(
  slug: string,
): (values: Values) => { path: string; title: string; description: string } {
  if (isSearched(slug)) {
    const searchResult = { path: publicPaths[slug] ?? paths.home, ...defaultSearchTexts(slug) };
    return () => searchResult;
  }
  return (values) => ({
    path: paths.page(textAt(values, 'slug')),
    title: textAt(values, 'title'),
    description: textAt(values, 'content.hero.subheading') || settings().company.description,
  });
}

function isSearched(slug: string): slug is SearchedPage {
  return slug in publicPaths && slug !== 'settings';
}

/** The pages without the generic fields. */
const specialForms: Record<string, ComponentType> = {
  settings: SettingsFields,
  about: AboutFields,
  privacy: PrivacyFields,
  '404': NotFoundFields,
};

/** The fields between the hero and the sections. */
const textFields: Partial<Record<TextPageSlug, ComponentType>> = {
  vip: VipFields,
  join: JoinFields,
  contact: ContactFields,
  partners: PartnersFields,
  projects: ThanksFields,
};

function FieldsOfPage({ slug }: { slug: string }) {
  const SpecialForm = specialForms[slug];
  if (slug === 'home') {
    return (
      <GenericPageFields>
        <HomeProjectFields />
      </GenericPageFields>
    );
  }
  const TextFields = textFields[slug as TextPageSlug];
  if (SpecialForm) return <SpecialForm />;
  return <GenericPageFields>{TextFields && <TextFields />}</GenericPageFields>;
}

const placements = [
  { value: 'none', label: 'Not shown' },
  { value: 'navigation', label: 'After the main pages' },
  { value: 'footer', label: 'In the footer, beside Privacy' },
];

function FreePageFields() {
  return (
    <FieldSet title="Page">
      <TextField name="title" label="Page name" isRequired />
      <SlugField name="slug" label="Slug" from="title" noun={pageNoun} isRequired />
      <ChoiceField name="placement" label="Navigation" options={placements} width="whole" />
    </FieldSet>
  );
}

function ContactFields() {
  return (
    <>
      <FieldSet title="The office">
        <TextField name="content.words.gallery.heading" label="Heading" width="whole" />
        <TextAreaField name="content.words.gallery.text" label="Text" rows={2} />
      </FieldSet>
      <ThanksFields hasButton />
    </>
  );
}

function PartnersFields() {
  return (
    <>
      <FieldSet title="Why we partner" hint="Leave a blank line between paragraphs.">
        <TextField name="content.words.why.heading" label="Heading" width="whole" />
        <TextAreaField name="content.words.why.lead" label="Introduction" rows={4} />
        <TextAreaField name="content.words.why.text" label="Text" rows={3} />
      </FieldSet>
      <ThanksFields />
    </>
  );
}
