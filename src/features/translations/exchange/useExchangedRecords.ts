import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { translatedNouns } from '../../../records/translations/units.ts';
import { translationErrors } from '../translation.ts';
import type { ExchangedRecord } from './exchange.ts';

/** Returns a function that fetches all texts of the site in a language, noun by noun. */
export function useExchangedRecords(language: string) {
  const read = useRead();
  return async (): Promise<ExchangedRecord[]> => {
    const records: ExchangedRecord[] = [];
    for (const noun of translatedNouns) {
      const input = { noun, language };
      records.push(...(await read(actions.translations.texts, input, translationErrors.fetch)));
    }
    return records;
  };
}
