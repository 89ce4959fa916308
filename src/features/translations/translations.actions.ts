import { z } from 'zod';
import { actionsFor, NotOwn, type AdminAction } from '../../platform/actions.ts';
import { maxRevision, refused } from '../../records/record.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { may } from '../../records/rights.ts';
import { areOfSettings } from '../../records/translations/translations-of.server.ts';
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

const ofRecords = recordActions({
  ...translationRecords,
  input,
  draftInput: input,
  save: saveTranslation,
  saveDraft: saveTranslationDraft,
  schedule: scheduleTranslation,
  duplicate: async () => refused({ '': translationErrors.once }),
});

export const translations = {
  ...settingsByOwners(ofRecords),
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

/** The texts of the settings are written by those who write the settings. */
function settingsByOwners<
  Actions extends Record<string, Pick<AdminAction<never, unknown>, 'right'>>,
>(actions: Actions): Actions {
  const entries = Object.entries(actions).map(([name, action]) => {
    const { right, run } = action as AdminAction<z.ZodType, unknown>;
    if (right !== 'write') return [name, action];
    const runByOwner: typeof run = async (request, editor, member) => {
      if (!may(member.role, 'settings') && (await isOfSettings(request))) throw new NotOwn();
      return run(request, editor, member);
    };
    return [name, { ...action, run: runByOwner }];
  });
  return Object.fromEntries(entries) as Actions;
}

const translationsIn = z.object({
  noun: z.string().optional(),
  id: z.string().optional(),
  records: z.array(z.object({ id: z.string() })).default([]),
});

async function isOfSettings(request: unknown) {
  const { noun, id, records } = translationsIn.parse(request);
  if (noun === 'settings') return true;
  return areOfSettings([...(id === undefined ? [] : [id]), ...records.map((record) => record.id)]);
}
