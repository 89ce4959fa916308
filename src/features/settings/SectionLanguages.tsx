import type { ReactNode } from 'react';
import { changeAddress, useAddress } from '../../admin/browser/useAddress.ts';
import { recordLanguages } from '../translations/editor/record-languages.tsx';
import { useLanguageStates } from '../translations/editor/useLanguageStates.ts';
import { sectionTitles, settingsNoun, type SettingsRecord } from './setting.ts';
import styles from './SettingsScreen.module.css';

type SectionLanguagesProps = {
  record: SettingsRecord;
  isShown: boolean;
  /** The form of the section, which keeps what is typed while a language is open. */
  children: ReactNode;
};

/** A section, and its texts in the other languages of the site if it has any. */
export function SectionLanguages({ record, isShown, children }: SectionLanguagesProps) {
  const { query } = useAddress();
  const languages = recordLanguages();
  const states = useLanguageStates(settingsNoun.name)?.[record.id];
  const hasTexts = states?.some(({ state, missing }) => state !== 'none' || missing > 0);
  const shown = hasTexts ? languages : undefined;
  const language = shown?.others.find(({ path }) => path === query.get('language'));
  const tabs = shown && (
    <shown.Tabs noun={settingsNoun} recordId={record.id} record={record} chosen={language?.path} />
  );
  const title = sectionTitles[record.id];
  return (
    <>
      <div hidden={language !== undefined}>
        {tabs}
        {children}
      </div>
      {shown && language && isShown && (
        <section className={styles.translation} aria-label={`${title} in ${language.label}`}>
          <h2>{`${title} in ${language.label}`}</h2>
          <shown.Form
            key={language.path}
            noun={settingsNoun}
            recordId={record.id}
            name={title}
            language={language}
            tabs={tabs}
            publicAddress={undefined}
            onCancel={leave}
            onSaved={leave}
          />
        </section>
      )}
    </>
  );
}

function leave() {
  changeAddress({ query: { language: undefined, show: undefined } });
}
