import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { changeAddress } from '../../../admin/browser/useAddress.ts';
import { useMay } from '../../../admin/frame/member-context.ts';
import { stateLabels } from '../../../admin/publishing/StateMark.tsx';
import type { LanguagesOfScreen } from '../../../admin/frame/screen.ts';
import { siteLanguages } from '../../../site/languages.ts';
import { settings } from '../../../site/settings.ts';
import { endonym } from './language-mark.ts';
import styles from './Languages.module.css';
import { languageStateText } from './translation-state.ts';
import { useLanguageStates } from './useLanguageStates.ts';

/** Leads to the other languages of a record, each with its own state. */
export function LanguageTabs(props: ComponentProps<LanguagesOfScreen['Tabs']>) {
  const { noun, recordId, record, chosen } = props;
  const states = useLanguageStates(noun.name)?.[recordId];
  const mayTranslate = useMay('write');
  const source = settings().language.locale;
  const publication = record.publication?.state;
  const nav = useRef<HTMLElement>(null);

  // On a phone the chosen one may be out of sight.
  useLayoutEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && nav.current)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.clientWidth) / 2;
  }, [chosen, states]);

  if (!mayTranslate) return null;
  return (
    <nav ref={nav} className={styles.tabs} aria-label="Languages">
      <LanguageTab
        path={undefined}
        locale={source}
        name={endonym(source)}
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
            state={state ? languageStateText(state) : ' '}
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
  state: string;
  isChosen: boolean;
};

function LanguageTab({ path, locale, name, state, isChosen }: LanguageTabProps) {
  const address = new URL(location.href);
  address.searchParams.delete('show');
  if (path === undefined) address.searchParams.delete('language');
  else address.searchParams.set('language', path);

  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    changeAddress({ query: { language: path, show: undefined } });
  }

  return (
    <a href={address.search} aria-current={isChosen ? 'page' : undefined} onClick={follow}>
      <b lang={locale}>{name}</b>
      <small>{state}</small>
    </a>
  );
}
