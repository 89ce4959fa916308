import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { maxRevision } from '../../records/record.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { listExchanged } from './exchange/exchanged-texts.server.ts';
import { translationErrors, translationInput, translationKey } from './translation.ts';
import { listTranslationStates } from './translation-states.server.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  scheduleTranslation,
  translationRecords,
} from './translations.server.ts';

const reading = actionsFor('read');

const input = translationInput.extend({
  revision: z.number().int().min(0).max(maxRevision).optional(),
});

export const translations = {
  ...recordActions({
    ...translationRecords,
    input,
    draftInput: input,
    save: saveTranslation,
    saveDraft: saveTranslationDraft,
    schedule: scheduleTranslation,
  }),
  states: reading({
    input: translationKey.pick({ noun: true }),
    run: async ({ noun }) => Object.fromEntries(await listTranslationStates(noun)),
    errorMessage: translationErrors.fetch,
  }),
  texts: reading({
    input: translationKey.omit({ recordId: true }),
    run: listExchanged,
    errorMessage: translationErrors.fetch,
  }),
  read: reading({
    input: translationKey,
    run: readTranslation,
    errorMessage: translationErrors.fetch,
  }),
};
