import { beforeEach, expect, test } from 'vitest';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { accounts } from '../../../platform/accounts/tables.ts';
import { db } from '../../../platform/database/database.ts';
import { officeToday } from '../../../site/office-today.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { ingrid } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { decide, listNames } from '../assignment/decisions.server.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { erasePerson } from '../privacy/enquiries-of-person.server.ts';
import { eraseExpiredEnquiries } from '../privacy/expired-enquiries.server.ts';
import { remindOfFollowUps } from './follow-ups.server.ts';
import { nextMorning, usualPreferences } from './notice-times.ts';
import { eraseEnquiry } from '../inbox/opened-enquiries.server.ts';
import { readPreferences, savePreferences, sendDigests } from './notices.server.ts';
import { importEmail } from '../conversation/received-emails.server.ts';

const ada = 'ada@solmere.example';

await prepareDataFolder();
await createAdministrator({ email: ada, name: 'Ada Lind', password: 'three tall cranes' });
await createAdministrator({ ...ingrid, password: 'four tall cranes' });

beforeEach(async () => {
  await accounts.updateTable('authUser').set({ role: 'owner', partnerId: null }).execute();
  for (const table of ['outgoingMails', 'limitTries', 'enquiries', 'deskPreferences'] as const)
    await db.deleteFrom(table).execute();
});

test('a member with the digest preference gets one mail in the morning for everything new and assigned', async () => {
  expect(await readPreferences(undefined, ingrid.email)).toEqual(usualPreferences);
  await savePreferences({ ...usualPreferences, notices: 'digest' }, ingrid.email);
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
  await submit('vip', demoEnquiries.vip);
  const other = (await stored()).find(({ form }) => form === 'vip')?.id ?? '';
  const member = (await listNames()).find(({ email }) => email === ingrid.email)?.id ?? '';
  await decide({ ids: [other], decision: { givenTo: member } }, ada);
  expect(await emailsTo(ingrid.email)).toEqual([]);
  const morning = nextMorning(new Date(), headOffice().timeZone);
  await sendDigests(new Date(morning.getTime() - 1));
  expect(await emailsTo(ingrid.email)).toEqual([]);
  await Promise.all([sendDigests(morning), sendDigests(morning)]);
  await sendDigests(morning);
  const [digest, ...more] = await emailsTo(ingrid.email);
  expect([digest?.subject, more]).toEqual(['2 enquiries for you', []]);
  expect(digest?.bodyText).toContain('Émile Laroche, New');
  expect(digest?.bodyText).toContain('Adaeze Okafor, Assigned to you');
});

test('in quiet times a notice waits for their end, but a visitor’s confirmation does not', async () => {
  const now = officeTime('2026-11-20T22:00');
  const night = { ...usualPreferences, quietFrom: '18:00', quietUntil: '07:30' };
  await savePreferences(night, ingrid.email);
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid, now });
  const [notice] = await emailsTo(ingrid.email);
  expect(notice?.nextTryAt).toBe(officeTime('2026-11-21T07:30').toISOString());
  const [confirmation] = await emailsTo(demoEnquiries['partner-contact']['email'] ?? '');
  expect(confirmation?.nextTryAt).toBe(now.toISOString());
});

test('notices held for a removed member go to the office', async () => {
  await submit('vip', demoEnquiries.vip);
  const enquiryId = (await stored())[0]?.id ?? '';
  const now = new Date().toISOString();
  const heldNotice = { id: 'held', userId: 'gone', enquiryId, reason: 'new', dueAt: now } as const;
  await db
    .insertInto('heldNotices')
    .values({ ...heldNotice, createdAt: now })
    .execute();
  await db.deleteFrom('outgoingMails').execute();
  await sendDigests(new Date());
  expect(await emailsTo(headOffice().infoEmail)).toHaveLength(1);
});

const erasures = {
  'as a person': () => erasePerson({ email: demoEnquiries['partner-contact']['email'] ?? '' }, ada),
  'from the bin': async () => eraseEnquiry({ id: await deleted() }, ada),
  'when its time in the bin is over': async () => {
    await deleted();
    await eraseExpiredEnquiries(new Date(Date.now() + 31 * 24 * 60 * 60_000));
  },
};

test.each(Object.entries(erasures))(
  'a waiting digest loses only what is erased %s',
  async (_how, erase) => {
    await savePreferences({ ...usualPreferences, notices: 'digest' }, ingrid.email);
    await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
    const other = {
      ...demoEnquiries['partner-contact'],
      email: 'mei@b.example',
      message: 'By the lake.',
    };
    await submit('partner-contact', other, { about: ingrid });
    const morning = nextMorning(new Date(), headOffice().timeZone);
    await sendDigests(morning);
    const [both] = await emailsTo(ingrid.email);
    expect(both?.subject).toBe('2 enquiries for you');
    await erase();
    expect(await emailsTo(ingrid.email)).toEqual([]);
    await sendDigests(morning);
    const [digest, ...more] = await emailsTo(ingrid.email);
    expect([digest?.subject, more]).toEqual(['1 enquiry for you', []]);
    expect(digest?.bodyText).toContain('By the lake.');
    expect(digest?.bodyText).not.toContain('A terrace would be good.');
  },
);

async function deleted() {
  const { email = '' } = demoEnquiries['partner-contact'];
  const id = (await stored()).find((one) => one.email === email)?.id ?? '';
  await decide({ ids: [id], decision: { isDeleted: true } }, ada);
  return id;
}

test('a member who may no longer open an enquiry gets no notice of it; the office does', async () => {
  const office = headOffice().infoEmail;
  await submit('vip', demoEnquiries.vip);
  const { id: enquiryId = '', email = '' } = (await stored())[0] ?? {};
  const [member] = (await listNames()).filter((one) => one.email === ada);
  const userId = member?.id ?? '';
  await decide({ ids: [enquiryId], decision: { givenTo: userId } }, ingrid.email);
  const now = new Date();
  const followUpOn = officeToday(now);
  await decide({ ids: [enquiryId], decision: { followUpOn } }, ingrid.email);
  const instant = now.toISOString();
  const heldNotice = { id: 'held', userId, enquiryId, reason: 'new', dueAt: instant } as const;
  await db
    .insertInto('heldNotices')
    .values({ ...heldNotice, createdAt: instant })
    .execute();
  const { messageId } = await db
    .selectFrom('outgoingMails')
    .select('messageId')
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('outgoingMails').where('recipient', '!=', email).execute();
  await accounts
    .updateTable('authUser')
    .set({ role: 'partner', partnerId: ingrid.id })
    .where('id', '=', userId)
    .execute();

  await sendDigests(now);
  await remindOfFollowUps(officeTime(`${followUpOn}T09:00`));
  const answer = `From: ${email}\nIn-Reply-To: ${messageId}\nMessage-ID: <answer@b.example>\n\nYes.\n`;
  await importEmail({ source: Buffer.from(answer), isCut: false });
  await decide({ ids: [enquiryId], decision: { givenTo: null } }, ingrid.email);
  await decide({ ids: [enquiryId], decision: { givenTo: userId } }, ingrid.email);
  expect(await emailsTo(ada)).toEqual([]);
  const purposes = (await emailsTo(office)).map(({ purpose }) => String(purpose));
  expect(purposes.toSorted((one, two) => one.localeCompare(two))).toEqual([
    'answer',
    'digest',
    'reminder',
  ]);
});

test('an enquiry is assigned by the profile of an account, whatever its e-mail', async () => {
  await accounts
    .updateTable('authUser')
    .set({ role: 'partner', partnerId: ingrid.id })
    .where('email', '=', ada)
    .execute();
  const about = { ...ingrid, email: 'profile@solmere.example' };
  await submit('partner-contact', demoEnquiries['partner-contact'], { about });
  const member = (await listNames()).find(({ email }) => email === ada);
  expect((await stored())[0]?.givenTo).toBe(member?.id);
});

async function emailsTo(recipient: string) {
  return db.selectFrom('outgoingMails').selectAll().where('recipient', '=', recipient).execute();
}

function officeTime(time: string) {
  const instant = Temporal.PlainDateTime.from(time).toZonedDateTime(headOffice().timeZone);
  return new Date(instant.epochMilliseconds);
}
