import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { translatedNouns, translationErrors } from '../translation.ts';
import type { ExchangedRecord } from './exchange.ts';

/** Returns a function that fetches the texts in a language, noun by noun: of the site, or also of what visitors do not see. */
export function useExchangedRecords(language: string) {
  const read = useRead();
  return async (withDrafts: boolean): Promise<ExchangedRecord[]> => {
    const records: ExchangedRecord[] = [];
    for (const noun of translatedNouns) {
      const input = { noun, language, withDrafts };
      records.push(...(await read(actions.translations.texts, input, translationErrors.fetch)));
    }
    return records;
  };
}
