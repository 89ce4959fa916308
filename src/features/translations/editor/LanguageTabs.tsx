import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { changeAddress } from '../../../admin/browser/useAddress.ts';
import { useMember } from '../../../admin/frame/member-context.ts';
import { writtenBy } from '../../../admin/frame/screen-for-member.ts';
import { stateLabels } from '../../../admin/publishing/StateMark.tsx';
import type { LanguagesOfScreen } from '../../../admin/frame/screen.ts';
import { nameInItself } from '../../../lib/text/language-names.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { settings } from '../../../site/settings/settings.ts';
import styles from './Languages.module.css';
import { languageStateText } from './translation-state.ts';
import { useLanguageStates } from './useLanguageStates.ts';

/** Leads to the other languages of a record, each with its own state. */
export function LanguageTabs(props: ComponentProps<LanguagesOfScreen['Tabs']>) {
  const { noun, recordId, record, chosen } = props;
  const states = useLanguageStates(noun.name)?.[recordId];
  const mayTranslate = writtenBy(useMember(), noun) !== undefined;
  const source = settings().language.locale;
  // The bar of its form says it, too.
  const publication = chosen !== undefined && record.publication?.state;
  if (!mayTranslate) return null;
  return (
    <nav className={styles.tabs} aria-label="Translations">
      <LanguageTab
        path={undefined}
        locale={source}
        name={nameInItself(source)}
        state={`Source${publication ? `, ${stateLabels[publication].toLowerCase()}` : ''}`}
        isChosen={chosen === undefined}
      />
      {siteLanguages().map(({ locale, path, name }) => {
        const state = states?.find(({ language }) => language === locale);
        return (
          <LanguageTab
            key={locale}
            path={path}
            locale={locale}
            name={name}
            state={state && languageStateText(state)}
            isChosen={chosen === path}
          />
        );
      })}
    </nav>
  );
}

type LanguageTabProps = {
  path: string | undefined;
  locale: string;
  name: string;
  /** Undefined until it is known. */
  state: string | undefined;
  isChosen: boolean;
};

function LanguageTab({ path, locale, name, state, isChosen }: LanguageTabProps) {
  const tab = useRef<HTMLAnchorElement>(null);
  const address = new URL(location.href);
  address.searchParams.delete('show');
  if (path === undefined) address.searchParams.delete('language');
  else address.searchParams.set('language', path);

  // On a phone the chosen one may be out of sight.
  useLayoutEffect(() => {
    const tabs = tab.current?.parentElement;
    if (!isChosen || state === undefined || !tab.current || !tabs) return;
    tabs.scrollLeft = tab.current.offsetLeft - (tabs.clientWidth - tab.current.clientWidth) / 2;
  }, [isChosen, state]);

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    changeAddress({ query: { language: path, show: undefined } });
  }

  return (
    <a
      ref={tab}
      href={address.search}
      aria-current={isChosen ? 'page' : undefined}
      onClick={follow}
    >
      <b lang={locale}>{name}</b>
      <small>{state ?? '\u00A0'}</small>
    </a>
  );
}
