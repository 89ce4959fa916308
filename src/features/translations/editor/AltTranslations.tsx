import { Button, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { Action, Change } from '../../../admin/actions/actions.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { useUnloadWarning } from '../../../admin/forms/useConfirmLeave.tsx';
import { useSave } from '../../../admin/forms/useSave.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { type SiteLanguage } from '../../../model/own-languages.ts';
import {
  languageLabel,
  translationErrors,
  type TranslationRecord,
  type TranslationView,
} from '../translation.ts';
import styles from './AltTranslations.module.css';

const save = actions.translations.save as Action<object, Change<TranslationRecord>>;

type AltTranslationsProps = {
  /** The id of the image in translations. */
  imageId: string;
  /** Its alternative text as it is saved. */
  alt: string;
};

/** The alternative text of an image in the other languages, which is the same for all records that show it. */
export function AltTranslations({ imageId, alt }: AltTranslationsProps) {
  const [isOpen, setOpen] = useState(false);
  const languages = siteLanguages();
  const mayTranslate = useMay('write');
  if (languages.length === 0 || alt === '' || !mayTranslate) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Alt text in other languages</summary>
      {isOpen &&
        languages.map((language) => (
          <AltIn key={`${language.locale} ${alt}`} imageId={imageId} language={language} />
        ))}
    </details>
  );
}

type AltInProps = { imageId: string; language: SiteLanguage };

function AltIn({ imageId, language }: AltInProps) {
  const read = useRead();
  const { data, error } = useQuery({
    queryKey: ['media', 'translation', imageId, language.locale],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: () =>
      read(
        actions.translations.read,
        { noun: 'media', recordId: imageId, language: language.locale },
        translationErrors.fetch,
      ),
  });
  if (error) return <Alert>{error.message}</Alert>;
  if (data === undefined) return <Loading>Loading translation...</Loading>;
  return data && <OpenAlt imageId={imageId} language={language} view={data} />;
}

function OpenAlt({ imageId, language, view }: AltInProps & { view: TranslationView }) {
  const client = useQueryClient();
  const [translation, setTranslation] = useState(view.translation);
  const stored = translation?.fields['alt'];
  const [text, setText] = useState(stored?.text ?? '');
  const form = useSave();
  const source = view.units[0]?.source ?? '';
  const isChanged = text !== (stored?.text ?? '');
  const isStale = stored !== undefined && stored.source !== source;
  useUnloadWarning(isChanged);

  function send() {
    void form.save({
      action: save,
      input: {
        noun: 'media',
        recordId: imageId,
        language: language.locale,
        revision: translation?.revision,
        fields: { alt: { source, text } },
      },
      errorMessage: translationErrors.save,
      onDone: ({ record }) => {
        setTranslation(record);
        setText(record.fields['alt']?.text ?? '');
        void client.invalidateQueries({
          predicate: ({ queryKey }) => queryKey.includes('languages'),
        });
      },
      onConflict: (newest) => {
        setTranslation(newest);
        form.setFailure(translationErrors.imageChanged(newest?.fields['alt']?.text ?? ''));
      },
    });
  }

  return (
    <div className={styles.language}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <Textarea
        label={languageLabel(language.locale)}
        lang={language.locale}
        description={isStale ? `Made from “${stored.source}”` : undefined}
        error={form.errors['fields.alt'] ?? form.errors['']}
        rows={2}
        minRows={2}
        value={text}
        readOnly={form.isSaving}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {(isChanged || isStale) && (
        <div>
          <Button variant="default" aria-disabled={form.isSaving} onClick={send}>
            {form.isSaving ? 'Saving...' : isChanged ? 'Save' : 'Mark as current'}
            <span className="sr"> {languageLabel(language.locale)}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
