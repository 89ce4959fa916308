import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { maxRevision } from '../../records/record.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { translationErrors, translationInput, translationKey } from './translation.ts';
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
  read: reading({
    input: translationKey,
    run: readTranslation,
    errorMessage: translationErrors.fetch,
  }),
};
