import { beforeEach, expect, test } from 'vitest';
import { notForYourRole, type Member } from '../../../model/rights.ts';
import { mayOpen } from '../../../site/route-rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { ingrid } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { countUndone, undoAll } from '../../../../tests/fixtures/undo.ts';
import { decideForStaff, decideForPartner } from './decision-rights.server.ts';
import { decide } from './decisions.server.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { findMessageFile } from '../conversation/message-files.server.ts';
import { findEnquiry } from '../inbox/opened-enquiries.server.ts';
import { ofOwnThread } from './own-enquiries.server.ts';
import { importEmail } from '../conversation/received-emails.server.ts';

const partner: Member = { ...ingrid, role: 'partner', partnerId: ingrid.id };
const owner: Member = { ...ingrid, role: 'owner', partnerId: null };
const reader: Member = { ...ingrid, role: 'enquiries', partnerId: null };

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

test('a partner may only change the stage and follow-up day of their own enquiries', async () => {
  const [own, other] = await ownAndOther();
  const stage = { status: 'won' } as const;
  const { entryIds } = await decideForPartner({ ids: [own], decision: stage }, partner);
  expect(entryIds).toHaveLength(1);
  await expect(decideForPartner({ ids: [own, other], decision: stage }, partner)).rejects.toThrow(
    NotOwn,
  );
  for (const decision of [{ isDeleted: true }, { givenTo: null }, { joinedTo: null }])
    await expect(decideForPartner({ ids: [own], decision }, partner)).rejects.toThrow(NotOwn);
  expect(await countUndone(entryIds, partner)).toEqual({ undone: 1, left: 0 });
  const row = (await stored()).find(({ id }) => id === own);
  expect(row).toMatchObject({ status: 'new', givenTo: null, deletedAt: null });
  const decision = { isDeleted: true };
  await expect(decideForStaff({ ids: [own], decision }, reader.email, reader)).rejects.toThrow(
    NotOwn,
  );
});

test('members can undo only what they may change', async () => {
  const [own, other] = await ownAndOther();
  const decision = { isDeleted: true };
  const deletion = await decideForStaff({ ids: [own, other], decision }, owner.email, owner);
  if (!('entryIds' in deletion)) throw new Error('It was refused');
  await expect(countUndone(deletion.entryIds, partner)).rejects.toThrow(NotOwn);
  const ofOwn = await db
    .selectFrom('activity')
    .select('id')
    .where('subjectId', '=', own)
    .where('act', '=', 'deleted')
    .executeTakeFirstOrThrow();
  for (const member of [partner, reader]) {
    const { undone, refused } = await undoAll([ofOwn.id], member);
    expect([undone.length, refused[0]?.why]).toEqual([0, notForYourRole]);
    expect((await stored()).find(({ id }) => id === own)?.deletedAt).not.toBeNull();
  }
  expect(await countUndone([ofOwn.id], owner)).toEqual({ undone: 1, left: 0 });
  expect((await stored()).find(({ id }) => id === own)?.deletedAt).toBeNull();
});

test('the answer to an undo names no enquiry', async () => {
  const [own, other] = await ownAndOther();
  const decision = { status: 'won' } as const;
  const { entryIds } = await decide({ ids: [own, other], decision }, owner.email);
  for (const member of [owner, partner]) {
    const { undone } = await undoAll(entryIds, member);
    expect(undone).toEqual(entryIds.map((entryId) => ({ entryId, subjectId: null, name: '' })));
  }
});

test('assigning to a member who does not exist is refused', async () => {
  const [own] = await ownAndOther();
  const decision = { givenTo: 'nobody-here' };
  expect(await decideForStaff({ ids: [own], decision }, reader.email, reader)).toEqual({
    outcome: 'refused',
    fields: { givenTo: 'This member no longer exists.' },
  });
});

test('a partner does not see what a person has sent to others', async () => {
  const [own, other] = await ownAndOther();
  const readOwn = ofOwnThread(findEnquiry);
  expect((await findEnquiry({ id: own }))?.thread.others.map(({ id }) => id)).toEqual([other]);
  expect((await readOwn({ id: own }, partner))?.thread.others).toEqual([]);
  await expect(readOwn({ id: other }, partner)).rejects.toThrow(NotOwn);
});

test('a partner can only read the files of their own enquiries', async () => {
  const [own, other] = await ownAndOther();
  const files = [await fileIn(own), await fileIn(other)];
  const readFiles = (member: Member) => Promise.all(files.map((id) => findMessageFile(id, member)));
  expect((await readFiles(partner)).map((file) => file?.name)).toEqual(['plan.pdf', undefined]);
  expect(await readFiles({ ...partner, partnerId: null })).toEqual([undefined, undefined]);
  expect((await readFiles(reader)).map((file) => file?.name)).toEqual(['plan.pdf', 'plan.pdf']);
  expect(mayOpen('partner', '/admin/enquiries/files/[id]')).toBe(true);
});

async function fileIn(enquiryId: string) {
  await importEmail({
    source: Buffer.from(
      `From: a@b.example\nIn-Reply-To: ${await findMessageId(enquiryId)}\nMessage-ID: <${enquiryId}@b.example>\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=plan.pdf\n\nA plan\n--b--\n`,
    ),
    isCut: false,
  });
  const messages = (await findEnquiry({ id: enquiryId }))?.thread.messages ?? [];
  return messages.find((message) => message.enquiryId === enquiryId)?.files[0]?.id ?? '';
}

async function findMessageId(enquiryId: string) {
  const mail = await db
    .selectFrom('outgoingMails')
    .select('messageId')
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return mail.messageId;
}

async function ownAndOther() {
  const { email = '' } = demoEnquiries['partner-contact'];
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
  await submit('vip', { ...demoEnquiries.vip, email });
  const rows = await stored();
  const findId = (form: string) => rows.find((row) => row.form === form)?.id ?? '';
  return [findId('partner-contact'), findId('vip')] as const;
}
