import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { createContext, useContext } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import type { TranslatedNoun } from '../../../model/translations/units.ts';
import { translatedNouns, translationErrors, type TranslationState } from '../translation.ts';

/** The languages of the records of a noun, by record. */
export type LanguageStates = Record<string, TranslationState[]>;

export function translatedNoun(name: string): TranslatedNoun | undefined {
  return translatedNouns.find((noun) => noun === name);
}

/** Fetched with the list and with each form; a save of a record or of a translation fetches it again. */
export function useLanguageStates(noun: string): LanguageStates | undefined {
  const read = useRead();
  const translated = translatedNoun(noun);
  const { data } = useQuery({
    queryKey: [noun, 'languages'],
    queryFn: translated
      ? () => read(actions.translations.states, { noun: translated }, translationErrors.fetch)
      : skipToken,
  });
  return data;
}

export function countOutdated(client: QueryClient, { name }: { name: string }, recordId: string) {
  const states = client.getQueryData<LanguageStates>([name, 'languages'])?.[recordId] ?? [];
  return states.filter(({ state, changed }) => state === 'published' && changed > 0).length;
}

type InList = { states: LanguageStates | undefined; mayTranslate: boolean };

const StatesContext = createContext<InList>({ states: undefined, mayTranslate: false });

/** What the cells of the languages column show. */
export const LanguageStatesProvider = StatesContext.Provider;

/** The languages of a record in the list around it, and whether the member may translate it. */
export function useStatesInList(recordId: string) {
  const { states, mayTranslate } = useContext(StatesContext);
  return { states: states?.[recordId], mayTranslate };
}
