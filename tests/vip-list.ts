import { randomUUID } from 'node:crypto';
import { enquiryDefaults } from '../src/features/enquiries/enquiry.ts';
import { db } from '../src/platform/database/database.ts';

/** Puts somebody on the VIP list, past its form. */
export async function joinVipList(firstName: string, createdAt = '2026-02-03T12:00:00.000Z') {
  const id = randomUUID();
  const email = `${firstName.toLowerCase()}@chen.example`;
  await db
    .insertInto('enquiries')
    .values({
      id,
      form: 'vip',
      submissionKey: id,
      ...enquiryDefaults,
      aboutId: null,
      aboutSlug: null,
      aboutName: null,
      name: `${firstName} Chen`,
      email,
      emailFolded: email,
      phone: '+1 604 555 0177',
      answers: '{}',
      consentVersion: '2',
      consentSentence: '',
      newsletterOptIn: 0,
      note: '',
      searchText: '',
      revision: 1,
      createdAt,
      updatedAt: createdAt,
      updatedBy: null,
    })
    .execute();
  return id;
}
