import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../admin/screen.ts';
import { withoutEmpty, formValuesOf, type Values } from '../../admin/forms/values.ts';
import { LinkPagesContext } from '../../admin/rich-text/link-pages.ts';
import { PreviewPane } from '../../admin/preview/PreviewPane.tsx';
import { paths, shownPaths } from '../../site/paths.ts';
import { AboutFields } from './AboutFields.tsx';
import { GenericPageFields } from './GenericPageFields.tsx';
import { pageName, pageSchema, settingsPageSchema, type PageRecord } from './page-content.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { useLinkPages } from './useLinkPages.ts';

/** The id of the element for the preview. */
export const previewPlace = 'page-preview';

export function PageForm(props: FormProps<PageRecord>) {
  const findLinkPages = useLinkPages();
  const page = props.mode === 'form' ? props.record : props.mine;
  if (!page) return null;
  const isSettings = page.slug === 'settings';
  return (
    <RecordForm
      {...props}
      schema={isSettings ? settingsPageSchema : pageSchema}
      valuesOf={valuesOf}
      submitLabel="Save Changes"
    >
      {page.slug in shownPaths && (
        <PreviewPane
          address={paths.adminPagePreview(page.slug)}
          title={isSettings ? 'Home' : pageName(page)}
          makeInput={isSettings ? settingsInput : pageInput}
          place={previewPlace}
        />
      )}
      <LinkPagesContext value={findLinkPages}>
        {isSettings && <SettingsFields />}
        {page.slug === 'about' && <AboutFields />}
        {!isSettings && page.slug !== 'about' && <GenericPageFields />}
      </LinkPagesContext>
    </RecordForm>
  );
}

/** Adds keys to the sections, by which React identifies them. */
function valuesOf(page: PageRecord | undefined): Values {
  if (!page) return {};
  const { content } = page;
  const values = formValuesOf(page, pageSchema);
  if ('navigation' in content) return values;
  const sections = content.sections.map((section, index) => ({ key: `s${index}`, ...section }));
  return { ...values, content: { ...content, sections } };
}

function pageInput(values: Values) {
  return pageSchema.safeParse(withoutEmpty(values)).data;
}

function settingsInput(values: Values) {
  return settingsPageSchema.safeParse(withoutEmpty(values)).data;
}
