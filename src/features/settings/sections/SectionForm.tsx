import { useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Action, Change } from '../../../admin/actions/actions.ts';
import { DraftOffers } from '../../../admin/autosave/DraftOffers.tsx';
import { useFormDrafts } from '../../../admin/autosave/useFormDrafts.ts';
import { FieldsProvider } from '../../../admin/fields/fields-context.ts';
import { Conflict } from '../../../admin/forms/Conflict.tsx';
import { FormBoundary } from '../../../admin/forms/FormBoundary.tsx';
import { FormNotices } from '../../../admin/forms/FormNotices.tsx';
import { useFirstError } from '../../../admin/forms/useFirstError.ts';
import { useFormState } from '../../../admin/forms/useFormState.ts';
import { useHistory } from '../../../admin/forms/useHistory.tsx';
import { useSaving } from '../../../admin/forms/useSaving.ts';
import { asSentence } from '../../../lib/text/in-line.ts';
import { formatDateTime } from '../../../admin/controls/format-local-time.ts';
import type { HistoryAction } from '../../../admin/frame/screen.ts';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { usePageMark } from '../../../admin/browser/usePageMark.ts';
import { FileDrop } from '../../../admin/forms/FileDrop.tsx';
import { useShortcuts } from '../../../admin/browser/useShortcuts.ts';
import { paths } from '../../../site/paths.ts';
import { FormAdvice } from '../../media/describe/FormAdvice.tsx';
import { wordAdvice } from '../../places/record-words.ts';
import { sectionSchema, type Section } from './sections.tsx';
import { SectionFooter } from './SectionFooter.tsx';
import { sectionTitles, settingsNoun, type SectionTitle, type SettingsRecord } from '../setting.ts';
import styles from './SectionForm.module.css';
import { SettingsPreview } from '../preview/SettingsPreview.tsx';
import { unnotifiedKey } from './UnnotifiedForms.tsx';
import { withKeys } from '../../../admin/rows/row-order.ts';
import type { FormStore } from '../../../admin/forms/form-store.ts';
import { changedPaths, type Values } from '../../../admin/forms/values.ts';

// A form of the back office sends any values, and the server looks at them.
const save = actions.settings.save as Action<object, Change<SettingsRecord>>;
const versions = actions.settings.history as HistoryAction<SettingsRecord>;

/** How many changes are not saved, those left on this device included, and whether leaving loses any. */
export type Unsaved = { count: number; isAtRisk: boolean };

type SectionFormProps = {
  record: SettingsRecord;
  section: Section;
  onUnsaved: (title: SectionTitle, unsaved: Unsaved) => void;
  /** How often other sections were saved, which the preview may show. */
  savesElsewhere: number;
  onSaved: (saved: SettingsRecord) => void;
};

/** One section: its fields, which are saved separately, and a preview of their effect. */
export function SectionForm(props: SectionFormProps) {
  const { record, section, savesElsewhere, onUnsaved, onSaved } = props;
  const { lead, Fields, hasPreview } = section;
  const [schema] = useState(() => sectionSchema(record.id));
  const title = sectionTitles[record.id];
  const client = useQueryClient();
  const { form, ...firstError } = useFirstError();
  const [part, setPart] = useState(section.parts?.[0]);
  const formState = useFormState({ schema, toValues: settingsValues }, record);
  const {
    store,
    base = record,
    baseValues,
    change,
    leave,
    errorsElsewhere,
    continueWith,
  } = formState;
  const count = useUnsavedCount(store, baseValues);
  const drafts = useFormDrafts({
    ...formState,
    base,
    noun: settingsNoun,
    name: title,
    toValues: settingsValues,
  });
  const saving = useSaving<SettingsRecord>({
    ...formState,
    toValues: settingsValues,
    save,
    saveError: settingsNoun.errors.save,
    ...firstError,
    onAllSaved: drafts.own.discard,
    onSaved: (saved) => {
      formState.continueWith(saved, settingsValues(saved));
      onSaved(saved);
      showToast({ text: `${title} saved`, link: { label: 'View', address: paths.home } });
      for (const queryKey of [['settings', 'restored'], unnotifiedKey])
        void client.invalidateQueries({ queryKey });
    },
  });
  const { startUpload, isUploading } = saving;
  const conflict = saving.conflict ?? drafts.conflict;
  const fields = useMemo(
    () =>
      ({
        mode: 'form',
        store,
        isNew: false,
        saved: baseValues,
        change,
        leave,
        startUpload,
      }) as const,
    [store, baseValues, change, leave, startUpload],
  );
  const history = useHistory({
    noun: settingsNoun,
    id: record.id,
    action: versions,
    store,
    toValues: settingsValues,
    onRestore: (version) => {
      void drafts.own.putAside();
      formState.continueWith(base, settingsValues(version.record));
      showToast({
        text: `${title}: version of ${asSentence(formatDateTime(version.savedAt))} Save to restore it.`,
      });
    },
    children: <Fields />,
  });
  const discard = () => {
    drafts.own.discard();
    formState.continueWith(base, settingsValues(base));
  };
  const isOlder = record.revision > base.revision;
  useEffect(() => {
    // Saving the languages has changed its texts. What is typed is saved on top of them.
    if (isOlder && count === 0) continueWith(record, settingsValues(record));
  }, [isOlder, count, continueWith, record]);
  usePageMark('form');
  useShortcuts(form, { save: saving.save, cancel: () => undefined });
  const isAtRisk = isUploading || (count > 0 && drafts.own.isUnavailable);
  const unsaved = count + drafts.offers.left.length;
  useEffect(
    () => onUnsaved(title, { count: unsaved, isAtRisk }),
    [onUnsaved, title, unsaved, isAtRisk],
  );

  return (
    <section id={record.id} className={styles.section} aria-label={title} data-section>
      <header>
        <h2>{title}</h2>
        <p>{lead}</p>
      </header>
      <FieldsProvider value={fields}>
        <div className={hasPreview ? styles.besides : undefined}>
          <form
            ref={form}
            className={styles.form}
            data-record={`settings-${record.id}`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              saving.save();
            }}
          >
            <FormNotices
              failure={saving.failure}
              isAutosaved={!drafts.offers.isUnavailable}
              errorsElsewhere={errorsElsewhere}
              hasMore={saving.hasMore}
            >
              <DraftOffers {...drafts.offers} />
            </FormNotices>
            <FileDrop form={form} />
            <FormBoundary>
              <Fields part={part} onPart={setPart} />
            </FormBoundary>
            <FormAdvice
              lead="Suggestions before saving:"
              of={(values) => wordAdvice('settings', schema, { ...values, id: record.id })}
            />
            <SectionFooter
              title={title}
              count={count}
              errorCount={formState.errorCount}
              record={base}
              isSaving={saving.isSaving}
              isWaiting={saving.isWaiting}
              onDiscard={discard}
              onHistory={history.open}
            />
          </form>
          {hasPreview && (
            <FormBoundary>
              <SettingsPreview
                key={savesElsewhere}
                section={record.id}
                title={title}
                schema={schema}
                part={part}
              />
            </FormBoundary>
          )}
        </div>
      </FieldsProvider>
      {conflict && (
        <Conflict noun={settingsNoun.one} {...conflict}>
          <Fields />
        </Conflict>
      )}
      {history.dialog}
    </section>
  );
}

/** The form values of a section. Rows of lists get the keys that React needs. */
function settingsValues(record: SettingsRecord | undefined): Values {
  return { value: withKeys(record?.value ?? {}) };
}

/** The number of fields, or rows of a list, with unsaved changes. */
function useUnsavedCount({ subscribe, values }: FormStore, saved: Values) {
  const count = () => new Set(changedPaths(values(), saved).map(toRowPath)).size;
  return useSyncExternalStore(subscribe, count, count);
}

/** Such as `value.offices.0` for `value.offices.0.phone`. */
function toRowPath(path: string) {
  return path.split('.').slice(0, 3).join('.');
}
