import { beforeEach, expect, test } from 'vitest';
import { createAdministrator } from '../../platform/auth-administrators.ts';
import { db } from '../../platform/database.ts';
import { headOffice } from '../../site/settings.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { ingrid } from '../../../tests/inbox-enquiries.ts';
import { stored, submit } from '../../../tests/submitted-enquiries.ts';
import { decide, listNames } from './desk-work.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { nextMorning, usualPreferences } from './notice-times.ts';
import { readPreferences, savePreferences, sendDigests } from './notices.server.ts';

const ada = 'ada@solmere.example';

await prepareDataFolder();
await createAdministrator({ email: ada, name: 'Ada Lind', password: 'three tall cranes' });
await createAdministrator({ ...ingrid, password: 'four tall cranes' });

beforeEach(async () => {
  for (const table of ['outgoingMails', 'limitTries', 'enquiries', 'deskPreferences'] as const)
    await db.deleteFrom(table).execute();
});

test('who wants one mail in the morning gets one, for all that has come and was given', async () => {
  expect(await readPreferences(undefined, ingrid.email)).toEqual(usualPreferences);
  await savePreferences({ ...usualPreferences, notices: 'digest' }, ingrid.email);
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
  await submit('vip', demoEnquiries.vip);
  const other = (await stored()).find(({ form }) => form === 'vip')?.id ?? '';
  const member = (await listNames()).find(({ email }) => email === ingrid.email)?.id ?? '';
  await decide({ ids: [other], decision: { givenTo: member } }, ada);
  expect(await mailsTo(ingrid.email)).toEqual([]);
  const morning = nextMorning(new Date(), headOffice().timeZone);
  await sendDigests(new Date(morning.getTime() - 1));
  expect(await mailsTo(ingrid.email)).toEqual([]);
  await Promise.all([sendDigests(morning), sendDigests(morning)]);
  await sendDigests(morning);
  const [digest, ...more] = await mailsTo(ingrid.email);
  expect([digest?.subject, more]).toEqual(['2 enquiries for you', []]);
  expect(digest?.bodyText).toContain('Émile Laroche, New');
  expect(digest?.bodyText).toContain('Adaeze Okafor, Given to you');
});

test('in quiet times a notice waits for their end, and a visitor’s confirmation does not', async () => {
  const now = inOffice('2026-11-20T22:00');
  const night = { notices: 'each', quietFrom: '18:00', quietUntil: '07:30' } as const;
  await savePreferences(night, ingrid.email);
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid, now });
  const [notice] = await mailsTo(ingrid.email);
  expect(notice?.nextTryAt).toBe(inOffice('2026-11-21T07:30').toISOString());
  const [confirmation] = await mailsTo(demoEnquiries['partner-contact']['email'] ?? '');
  expect(confirmation?.nextTryAt).toBe(now.toISOString());
});

test('what is held for a member who is gone reaches the office', async () => {
  await submit('vip', demoEnquiries.vip);
  const enquiryId = (await stored())[0]?.id ?? '';
  const now = new Date().toISOString();
  const held = { id: 'held', userId: 'gone', enquiryId, reason: 'new', dueAt: now } as const;
  await db
    .insertInto('heldNotices')
    .values({ ...held, createdAt: now })
    .execute();
  await db.deleteFrom('outgoingMails').execute();
  await sendDigests(new Date());
  expect(await mailsTo(headOffice().infoEmail)).toHaveLength(1);
});

async function mailsTo(recipient: string) {
  return db.selectFrom('outgoingMails').selectAll().where('recipient', '=', recipient).execute();
}

function inOffice(time: string) {
  const moment = Temporal.PlainDateTime.from(time).toZonedDateTime(headOffice().timeZone);
  return new Date(moment.epochMilliseconds);
}
