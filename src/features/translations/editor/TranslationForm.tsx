import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useCallback, useMemo, useState } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { usePageMark } from '../../../admin/browser/usePageMark.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import type { Values } from '../../../admin/forms/values.ts';
import { useMember } from '../../../admin/frame/member-context.ts';
import { nounFor, permittedActions } from '../../../admin/frame/screen-for-member.ts';
import type {
  HistoryAction,
  LanguageFormProps,
  PublishingActions,
} from '../../../admin/frame/screen.ts';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { useValues } from '../../../admin/fields/fields-context.ts';
import { AdviceList } from '../../../admin/publishing/AdviceList.tsx';
import { adviceOn, listsOfTranslation } from '../../places/record-words.ts';
import { findWords } from '../../places/words.ts';
import { RichTextTools } from '../../page-content/form/RichTextTools.tsx';
import { PreviewPane } from '../../../admin/preview/PreviewPane.tsx';
import { publishingActions } from '../../../admin/publishing/publishing-actions.ts';
import { savedToast } from '../../../admin/publishing/saved-toast.ts';
import type { Noun } from '../../../model/noun.ts';
import { paths } from '../../../site/paths.ts';
import { settings } from '../../../site/settings/settings.ts';
import { previewedNouns } from '../../previews/preview-link.ts';
import {
  languageLabel,
  translationNoun,
  type TranslationRecord,
  type TranslationView,
} from '../translation.ts';
import { TranslationFields } from './TranslationFields.tsx';
import { translatedNoun } from './useLanguageStates.ts';
import { useNewerTexts, type Save } from './useNewerTexts.ts';
import {
  pathOfField,
  textField,
  toTranslated,
  toTranslationValues,
  translationFormSchema,
  writtenAt,
} from './useTranslationValues.ts';

// A form of the back office sends any values, and the server looks at them.
const save = actions.translations.save as Save;
const history = actions.translations.history as HistoryAction<TranslationRecord>;
const allActions = actions.translations as never as Parameters<
  typeof permittedActions<TranslationRecord, TranslationRecord>
>[0]['actions'];

/** A language of a record: its texts side by side with their source. */
export function TranslationForm(props: LanguageFormProps) {
  const { noun, recordId, language, tabs } = props;
  const read = useRead();
  const translated = translatedNoun(noun.name);
  const { data, error, refetch } = useQuery({
    queryKey: [noun.name, 'translation', recordId, language.locale],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: translated
      ? () =>
          read(
            actions.translations.read,
            { noun: translated, recordId, language: language.locale },
            translationNoun.errors.fetch,
          )
      : skipToken,
  });
  if (data) return <OpenTranslation {...props} view={data} onReload={() => void refetch()} />;
  return (
    <>
      {tabs}
      {data === null && <Alert>{`This ${noun.one} was deleted.`}</Alert>}
      {error && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {data === undefined && !error && <Loading>Loading translation...</Loading>}
    </>
  );
}

type OpenTranslationProps = LanguageFormProps & { view: TranslationView; onReload: () => void };

function OpenTranslation(props: OpenTranslationProps) {
  const { noun, recordId, name, language, tabs, view, onReload, onCancel, onSaved } = props;
  const { units, images } = view;
  const client = useQueryClient();
  const [showsPreview, setShowsPreview] = useState(false);
  const targetName = language.label;
  const withNewer = useNewerTexts(view, { noun: noun.name, recordId, language: language.locale });
  const { ownNoun, publishing } = usePermitted(noun, withNewer);
  const key = useMemo(
    () => ({ noun: noun.name, recordId, language: language.locale }),
    [noun.name, recordId, language.locale],
  );
  const toValues = useCallback(
    (translation: TranslationRecord | undefined) =>
      toTranslationValues(units, translation?.fields ?? images),
    [units, images],
  );
  const toInput = useCallback(
    (values: Values) => ({ ...key, fields: toTranslated(units, values) }),
    [key, units],
  );
  const schema = useMemo(() => translationFormSchema(units), [units]);
  const screen = {
    noun: translationNoun,
    publicAddress: () => {
      const address = props.publicAddress ?? paths.home;
      return language.isPublic ? `/${language.path}${address}`.replace(/\/$/, '') : address;
    },
  };
  const saveNewest = useMemo(() => withNewer(save), [withNewer]);
  const hasPreview = previewedNouns.some((previewed) => previewed === noun.name);
  usePageMark('wide', !showsPreview);

  function refresh() {
    void client.invalidateQueries({ queryKey: [noun.name, 'languages'] });
  }

  return (
    <RecordForm
      mode="form"
      noun={ownNoun}
      record={view.translation ?? undefined}
      newId={view.id}
      name={`${targetName} of ${name}`}
      schema={schema}
      toValues={toValues}
      toInput={toInput}
      tabs={tabs}
      save={saveNewest}
      saveError={translationNoun.errors.save}
      history={history}
      publishing={publishing}
      submitLabel={`Publish ${targetName}`}
      unpublishText={`Visitors who read ${targetName} will see this in the source language. The texts stay here as a draft.`}
      advice={<TranslationAdvice view={view} locale={language.locale} />}
      getSubmitHint={() => `Publishes ${targetName} only`}
      onCancel={onCancel}
      onSavedInPlace={(saved) => {
        refresh();
        onReload();
        showToast(savedToast(screen, saved, view.translation ?? undefined));
      }}
      onSaved={(saved, isLeft) => {
        refresh();
        showToast(savedToast(screen, saved, view.translation ?? undefined));
        if (!isLeft) onSaved();
      }}
    >
      {hasPreview && (
        <PreviewPane
          address={`${paths.adminPreview(noun.name, recordId)}?language=${language.path}`}
          title={`${name} in ${targetName}`}
          makeInput={toInput}
          nameInPage={pathOfField}
        />
      )}
      <RichTextTools>
        <TranslationFields
          view={view}
          languages={{
            source: {
              locale: settings().language.locale,
              name: languageLabel(settings().language.locale),
            },
            target: { locale: language.locale, name: targetName, endonym: language.name },
          }}
          preview={
            hasPreview
              ? {
                  label: showsPreview ? 'Hide preview' : `Preview in ${targetName}`,
                  toggle: () => setShowsPreview(!showsPreview),
                }
              : undefined
          }
        />
      </RichTextTools>
    </RecordForm>
  );
}

type TranslationAdviceProps = { view: TranslationView; locale: string };

/** The words of the lists of the places in what is translated. */
function TranslationAdvice({ view: { units, rulings }, locale }: TranslationAdviceProps) {
  const values = useValues();
  const { places } = settings().places;
  const texts = units.map(({ path }) => ({
    field: textField(path),
    text: writtenAt(values, path)[0],
  }));
  const known = rulings.flatMap(({ placeId, because }) => {
    const place = places.find(({ id }) => id === placeId);
    return place ? [{ place, because }] : [];
  });
  return <AdviceList advice={adviceOn(findWords(texts, known, listsOfTranslation(locale)))} />;
}

/** Translations with the actions of a member who writes the records of a noun, or only their own. */
function usePermitted({ hasOwners }: Noun, withNewer: (save: Save) => Save) {
  const member = useMember();
  return useMemo(() => {
    const noun: Noun = { ...translationNoun, ...(hasOwners && { hasOwners }) };
    const permitted: unknown = permittedActions({ noun, actions: allActions }, member);
    const { saveDraft, schedule, ...others } = permitted as PublishingActions<TranslationRecord>;
    const seen = { saveDraft: withNewer(saveDraft), schedule: withNewer(schedule) };
    return {
      ownNoun: nounFor(noun, member),
      publishing: publishingActions<TranslationRecord>({ ...others, ...seen }),
    };
  }, [hasOwners, member, withNewer]);
}
