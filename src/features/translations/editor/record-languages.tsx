import { actions } from 'astro:actions';
import { lazy, Suspense, type ReactNode } from 'react';
import { fetchLate } from '../../../admin/actions/fetch-late.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import type { LanguageFormProps, LanguagesOfScreen } from '../../../admin/frame/screen.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { languageLabel } from '../translation.ts';
import { LanguagesLegend, LanguagesOfList, languagesColumn } from './LanguageMarks.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { countOutdated } from './useLanguageStates.ts';

const LateForm = lazy(async () => ({
  default: await fetchLate<(props: LanguageFormProps) => ReactNode>(
    async () => (await import('./TranslationForm.tsx')).TranslationForm,
    () => <Alert>Could not load the form. Check your connection and open it again.</Alert>,
  ),
}));

function LanguageForm(props: LanguageFormProps) {
  return (
    <Suspense fallback={<Loading>Loading translation...</Loading>}>
      <LateForm {...props} />
    </Suspense>
  );
}

/** The languages of the records of a screen. Undefined while the site has only one. */
export function recordLanguages(): LanguagesOfScreen | undefined {
  const others = siteLanguages().map((language) => ({
    ...language,
    label: languageLabel(language.locale),
    isPublic: language.state === 'public',
  }));
  if (others.length === 0) return undefined;
  return {
    others,
    List: LanguagesOfList,
    Legend: LanguagesLegend,
    column: languagesColumn,
    countOutdated,
    Tabs: LanguageTabs,
    Form: LanguageForm,
    findSpellings: actions.translations.spellings,
  };
}
