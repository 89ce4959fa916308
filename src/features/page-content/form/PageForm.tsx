import { PlaceholdersProvider } from '../../../admin/fields/placeholders.ts';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import type { FormProps } from '../../../admin/frame/screen.ts';
import { withKeys } from '../../../admin/rows/row-order.ts';
import { formValuesOf, textOf, type Values } from '../../../admin/forms/values.ts';
import { useMemo } from 'react';
import { LinkPagesContext } from '../../../admin/rich-text/link-pages.ts';
import { settings } from '../../../site/settings.ts';
import { paths, shownPaths } from '../../../site/paths.ts';
import { FormAdvice } from '../../media/describe/FormAdvice.tsx';
import { RecordPreview } from '../../previews/RecordPreview.tsx';
import { SearchFields } from '../../search-result/SearchFields.tsx';
import { FreePageFields } from './FreePageFields.tsx';
import { isFixedSlug } from '../free-page.ts';
import { FieldsOfPage } from './FieldsOfPage.tsx';
import { pageAdvice } from './page-advice.ts';
import type { PageRecord } from '../page-content.ts';
import { searchWords, type SearchedPage } from '../page/page-data.ts';
import { placeholdersOf } from '../page-placeholders.ts';
import { pageSchemaAt, settingsPageSchema } from '../page-schemas.ts';
import { useLinkPages } from './useLinkPages.ts';

export function PageForm(props: FormProps<PageRecord>) {
  const findLinkPages = useLinkPages();
  const page = props.mode === 'form' ? props.record : props.mine;
  // A page that an editor has added may change its slug.
  const fixed = page && isFixedSlug(page.slug) ? page.slug : '';
  const isSettings = fixed === 'settings';
  const schema = useMemo(
    () => (isSettings ? settingsPageSchema : pageSchemaAt(fixed)),
    [isSettings, fixed],
  );
  const placeholders = useMemo(
    () => (isSettings ? [] : placeholdersOf(fixed)),
    [isSettings, fixed],
  );
  return (
    <RecordForm
      {...props}
      schema={schema}
      valuesOf={valuesOf}
      {...(fixed !== '' && { submitLabel: 'Save Changes' })}
      advice={
        <LinkPagesContext value={findLinkPages}>
          <FormAdvice of={pageAdvice} />
        </LinkPagesContext>
      }
    >
      {fixed !== '404' && <RecordPreview {...props} schema={schema} />}
      <LinkPagesContext value={findLinkPages}>
        <PlaceholdersProvider value={placeholders}>
          {fixed === '' && <FreePageFields />}
          <FieldsOfPage slug={fixed} />
          {!isSettings && <SearchFields wordsOf={wordsAt(fixed)} folder="heroes" />}
        </PlaceholdersProvider>
      </LinkPagesContext>
    </RecordForm>
  );
}

function valuesOf(page: PageRecord | undefined): Values {
  if (!page) return newPage;
  const { content, slug } = page;
  const values = { ...formValuesOf(page, pageSchemaAt(slug)), slug };
  return 'navigation' in content ? values : { ...values, content: withKeys(content) };
}

const newPage = { heroType: 'image', placement: 'none', content: { hero: {}, sections: [] } };

function wordsAt(
  slug: string,
): (values: Values) => { path: string; title: string; description: string } {
  if (isSearched(slug)) {
    const words = { path: shownPaths[slug] ?? paths.home, ...searchWords(slug) };
    return () => words;
  }
  return (values) => ({
    path: paths.page(textOf(values, 'slug')),
    title: textOf(values, 'title'),
    description: textOf(values, 'content.hero.subheading') || settings().company.description,
  });
}

function isSearched(slug: string): slug is SearchedPage {
  return slug in shownPaths && slug !== 'settings';
}
