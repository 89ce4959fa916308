import { z } from 'zod';
import { actionsFor, NotOwn, type AdminAction } from '../../platform/actions.ts';
import { maxRevision, refused } from '../../model/record.ts';
import { recordActions } from '../../records/record-actions.server.ts';
import { may, type Member } from '../../model/rights.ts';
import { areOfSettings } from '../../records/translations/translations-of.server.ts';
import { listExchanged } from './exchange/exchanged-texts.server.ts';
import {
  translationErrors,
  translationInput,
  translatedSchema,
  translationKey,
  type TranslationKey,
} from './translation.ts';
import { otherSpellings } from './other-spellings.server.ts';
import { listTranslationStates } from './translation-states.server.ts';
import {
  findPublishedTranslation,
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
  scheduleTranslation,
  translationIdsOf,
  translationRecords,
  withOwnImages,
} from './translations.server.ts';

const reading = actionsFor('read');

const input = translationInput.extend({
  revision: z.number().int().min(0).max(maxRevision).optional(),
  seen: translatedSchema.optional(),
});

const ofRecords = recordActions(
  {
    ...translationRecords,
    input,
    draftInput: input,
    save: saveTranslation,
    saveDraft: saveTranslationDraft,
    schedule: scheduleTranslation,
    findPublished: findPublishedTranslation,
    duplicate: async () => refused({ '': translationErrors.once }),
  },
  {
    findIds: async ({ partnerId }) => (partnerId === null ? [] : translationIdsOf(partnerId)),
    isWritten: true,
  },
);

export const translations = {
  ...settingsByOwners(profilesByPartners(ofRecords)),
  states: reading({
    input: translationKey.pick({ noun: true }),
    run: async ({ noun }) => Object.fromEntries(await listTranslationStates(noun)),
    own: async ({ noun }, { partnerId }) => {
      const states = noun === 'partners' ? await listTranslationStates(noun) : undefined;
      const own = states?.get(partnerId ?? '');
      return own ? { [partnerId ?? '']: own } : {};
    },
    errorMessage: translationErrors.fetch,
  }),
  spellings: reading({
    input: z.object({ text: z.string().max(200) }),
    run: async ({ text }) => otherSpellings(text),
    own: async ({ text }) => otherSpellings(text),
    errorMessage: translationErrors.fetch,
  }),
  texts: reading({
    input: translationKey.omit({ recordId: true }).extend({ withDrafts: z.boolean() }),
    run: listExchanged,
    errorMessage: translationErrors.fetch,
  }),
  read: reading({
    input: translationKey,
    run: readTranslation,
    own: async (key, member) => {
      requireOwnProfile(key, member);
      return readTranslation(key);
    },
    errorMessage: translationErrors.fetch,
  }),
};

/** Members with a profile translate it with the rights with which they write it. */
function profilesByPartners<Actions extends Record<string, object>>(actions: Actions): Actions {
  const entries = Object.entries(actions).map(([name, action]) => {
    if (!['save', 'saveDraft', 'schedule'].includes(name)) return [name, action];
    const { run } = action as AdminAction<z.ZodType, unknown>;
    const runOwn = async (request: unknown, member: Member) => {
      requireOwnProfile(request as TranslationKey, member);
      const own = await withOwnImages(request as z.output<typeof input>);
      if (Object.keys(own.faults).length > 0) return refused(own.faults);
      return run(own.request, member.email, member);
    };
    return [name, { ...action, own: runOwn }];
  });
  return Object.fromEntries(entries) as Actions;
}

function requireOwnProfile({ noun, recordId }: TranslationKey, { partnerId }: Member) {
  if (noun !== 'partners' || recordId !== partnerId) throw new NotOwn();
}

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
