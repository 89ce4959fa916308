import { createContext, useContext } from 'react';
import type { FormProps } from '../../../admin/frame/screen.ts';
import type { StoredRecord } from '../../../model/record.ts';
import { primaryLanguage } from '../../../lib/text/languages.ts';
import { useLanguageStates } from './useLanguageStates.ts';

const Languages = createContext<readonly string[]>([]);

/** Provides what {@link useTranslatedInto} returns. */
export const TranslatedInto = Languages.Provider;

/** The languages in which all of the record of the surrounding form is public, such as `fr`. */
export function useTranslatedInto() {
  return useContext(Languages);
}

/** The languages in which all of the record of a form is public, as it was last saved. */
export function useLanguagesOfForm<Row extends StoredRecord>(noun: string, props: FormProps<Row>) {
  const states = useLanguageStates(noun);
  const id = props.mode === 'form' ? props.record?.id : undefined;
  const own = states?.[id ?? ''] ?? [];
  return own.flatMap(({ language, isWhole }) => (isWhole ? [primaryLanguage(language)] : []));
}
