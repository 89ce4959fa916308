import { actions } from 'astro:actions';
import { useCallback, useEffect, useRef } from 'react';
import type { Action, Change } from '../../../admin/actions/actions.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { imageOfUnit, type Translated } from '../../../model/translations/units.ts';
import {
  translationNoun,
  type TranslationKey,
  type TranslationRecord,
  type TranslationView,
} from '../translation.ts';
import { textsOfOthers } from './useTranslationValues.ts';

export type Save = Action<object, Change<TranslationRecord>>;

/**
 * Sends with a save what other forms have saved since this one was opened, as far as it shows it nowhere: the texts of
 * images, which other records may show, and of parts that the source has got since.
 */
export function useNewerTexts(view: TranslationView, key: Record<keyof TranslationKey, string>) {
  const newer = useRef<{ seen: Translated; others: Translated }>({ seen: view.images, others: {} });
  const read = useRead();
  const { noun, recordId, language } = key;

  useEffect(() => {
    newer.current = { seen: view.images, others: {} };
  }, [view]);

  return useCallback(
    (action: Save): Save =>
      async (input) => {
        const { seen, others } = newer.current;
        const { fields } = input as { fields: Translated };
        const answer = await action({ ...input, fields: { ...others, ...fields }, seen });
        const { data } = answer;
        if (data?.outcome === 'done') newer.current.seen = imageTexts(data.record.fields);
        if (data?.outcome === 'conflict' && data.newest) {
          newer.current = {
            seen: imageTexts(data.newest.fields),
            others: textsOfOthers(view.units, data.newest.fields, view.translation?.fields),
          };
        }
        if (data?.outcome === 'refused' && Object.keys(data.fields).some(isOfImage)) {
          const asked = { noun: noun as TranslationKey['noun'], recordId, language };
          const again = await read(actions.translations.read, asked, translationNoun.errors.fetch);
          if (again) newer.current.seen = again.images;
        }
        return answer;
      },
    [noun, recordId, language, read, view],
  );
}

function isOfImage(fieldName: string) {
  return imageOfUnit(fieldName.replace(/^fields\./, '')) !== undefined;
}

function imageTexts(fields: Translated): Translated {
  return Object.fromEntries(
    Object.entries(fields).filter(([path]) => imageOfUnit(path) !== undefined),
  );
}
