import { useMemo, type ComponentProps, type MouseEvent } from 'react';
import { changeAddress } from '../../../admin/browser/useAddress.ts';
import { useMember } from '../../../admin/frame/member-context.ts';
import { writtenBy } from '../../../admin/frame/screen-for-member.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { Column, LanguagesOfScreen } from '../../../admin/frame/screen.ts';
import type { StoredRecord } from '../../../model/record.ts';
import { languageLabel, sourceChanged, type TranslationState } from '../translation.ts';
import { languageMark } from './language-mark.ts';
import styles from './Languages.module.css';
import { languageSentence } from './translation-state.ts';
import { LanguageStatesProvider, useLanguageStates, useStatesInList } from './useLanguageStates.ts';

type MarkState = 'whole' | 'changed' | 'draft' | 'none';

/** Fetches the languages of all records for the column. */
export function LanguagesOfList({ noun, children }: ComponentProps<LanguagesOfScreen['List']>) {
  const states = useLanguageStates(noun.name);
  const mayTranslate = writtenBy(useMember(), noun) !== undefined;
  const inList = useMemo(() => ({ states, mayTranslate }), [states, mayTranslate]);
  return <LanguageStatesProvider value={inList}>{children}</LanguageStatesProvider>;
}

export const languagesColumn: Column<StoredRecord> = {
  title: 'Languages',
  cell: (record) => <LanguageMarks record={record} />,
};

/** The languages of a record as marks, which lead to their texts. */
function LanguageMarks({ record: { id, publication } }: { record: StoredRecord }) {
  const { states, mayTranslate } = useStatesInList(id);
  if (!states) return null;
  const source = settings().language.locale;
  const isPublic = publication?.isPublic ?? true;
  return (
    <span className={styles.marks}>
      <Mark
        locale={source}
        state={isPublic ? 'whole' : 'draft'}
        label={`${languageLabel(source)} ${isPublic ? 'published' : 'draft'}`}
      />
      {siteLanguages().map(({ locale, path }) => {
        const state = states.find(({ language }) => language === locale) ?? notStarted;
        return (
          <Mark
            key={locale}
            locale={locale}
            state={markState(state)}
            label={languageSentence(languageLabel(locale), state)}
            query={mayTranslate ? { edit: id, language: path } : undefined}
          />
        );
      })}
    </span>
  );
}

const notStarted = { state: 'none', isWhole: false, changed: 0, missing: 0 } as const;

function markState({ state, changed, missing }: Omit<TranslationState, 'language'>): MarkState {
  if (state === 'none' || state === 'draft') return state;
  return changed + missing > 0 ? 'changed' : 'whole';
}

type MarkProps = {
  locale: string;
  state: MarkState;
  /** For screen readers. */
  label?: string;
  /** Opens the texts. */
  query?: { edit: string; language: string } | undefined;
};

function Mark({ locale, state, label, query }: MarkProps) {
  const className = [styles.mark, styles[state]].filter(Boolean).join(' ');
  const content = (
    <>
      <span lang={locale} aria-hidden="true">
        {languageMark(locale)}
      </span>
      {label && <span className="sr">{label}. </span>}
    </>
  );
  if (!query) return <span className={className}>{content}</span>;

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    changeAddress({ query, isStep: true });
  }

  return (
    <a
      className={className}
      href={`?${new URLSearchParams(query).toString()}`}
      title={label}
      onClick={follow}
    >
      {content}
    </a>
  );
}

const meanings = (): [MarkState, string][] => [
  ['whole', 'Published'],
  ['changed', sourceChanged()],
  ['draft', 'Draft'],
  ['none', 'Not started'],
];

/** What the lines under the marks mean. */
export function LanguagesLegend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>Languages:</span>
      {meanings().map(([state, text]) => (
        <span key={state}>
          <Mark locale={settings().language.locale} state={state} /> {text}
        </span>
      ))}
    </p>
  );
}
