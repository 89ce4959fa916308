import { z } from 'zod';
import type { StoredRecord } from '../../../model/record.ts';
import type { may, Member } from '../../../model/rights.ts';
import { db } from '../../../platform/database/database.ts';
import type { CurrentRecord } from '../../../records/current-record.server.ts';
import { nounActions, nounRecords } from '../../nouns.server.ts';
import { translationInput } from '../../translations/translation.ts';
import { saveTranslation, saveTranslationDraft } from '../../translations/translations.server.ts';
import type { WrittenNoun } from '../moving.ts';

type NounAction = {
  right: Parameters<typeof may>[1];
  input: z.ZodType;
  run: (input: never, editor: string, member: Member) => Promise<unknown>;
};

export type Current = CurrentRecord<StoredRecord>;

const ofTranslation = {
  right: 'write',
  input: translationInput.extend({ revision: z.number().int().optional() }),
} as const;

const translationActions = {
  save: { ...ofTranslation, run: saveTranslation },
  saveDraft: { ...ofTranslation, run: saveTranslationDraft },
};

/** The action with which a member saves a record of a noun. */
export function findAction(noun: WrittenNoun, name: 'save' | 'saveDraft') {
  const actions = { ...nounActions, translations: translationActions } as unknown as Record<
    WrittenNoun,
    Record<string, NounAction>
  >;
  const action = actions[noun][name];
  if (!action) throw new Error(`There is no ${name} of ${noun}`);
  return action;
}

export async function readCurrent(noun: WrittenNoun, id: string): Promise<Current> {
  return db.transaction().execute((tx) => nounRecords[noun].readCurrent(tx, id));
}
