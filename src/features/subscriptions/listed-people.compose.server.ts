import { startOfDay } from '../../lib/time/dates.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  addVipPerson,
  type AddedPerson,
  type ConsentProof,
} from '../enquiries/added-people.server.ts';
import { subscribeProved } from './subscription-rows.server.ts';

export const listedErrors = {
  left: 'They have unsubscribed here.',
  muted: 'This address does not take emails.',
  invited: 'They were invited before, and have not confirmed.',
  limited: 'This address was asked to confirm three times today. Try again tomorrow.',
} as const;

/** Somebody of a list that was brought, and where it is from. */
export type ListedPerson = AddedPerson & { source: string };

/** Puts somebody on the VIP list, whose reader is locked. What they are proved to have agreed to elsewhere needs no confirming. */
export async function addListed(tx: Transaction, person: ListedPerson, editor: string) {
  const { id, name, email, source, proof } = person;
  await addVipPerson(tx, person, editor);
  if (!proof) return;
  const { sentence, version, language, at } = proof;
  const wish = {
    kind: 'vip',
    name,
    email,
    language,
    zone: null,
    projectId: null,
    city: null,
    search: '',
    enquiryId: id,
    form: 'import',
    sentence,
    version,
    placePath: '',
  } as const;
  await subscribeProved(tx, wish, { source }, at);
}

/** A consent is as old as the beginning of its day. */
export function consentProof(proof: {
  sentence: string;
  language: string;
  day: string;
}): ConsentProof {
  const { sentence, language, day } = proof;
  const at = new Date(startOfDay(day, headOffice().timeZone)).toISOString();
  return { sentence, language, version: 'imported', at };
}
