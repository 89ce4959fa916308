import { beforeEach, expect, test } from 'vitest';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { listMembers, removeMember } from '../../../platform/accounts/members.ts';
import { accounts } from '../../../platform/accounts/tables.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { countUndone, findSubjects } from '../../../../tests/fixtures/undo.ts';
import { saveRole } from '../../team/team.server.ts';
import { countOpenWork, handOverWork } from '../../team/open-work.server.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { decide, listNames } from './decisions.server.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { usualPreferences } from '../notifications/notice-times.ts';
import { savePreferences } from '../notifications/notices.server.ts';

const [ada, noor] = ['ada@solmere.example', 'noor@solmere.example'];

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
  await accounts.deleteFrom('authUser').execute();
  for (const email of [ada, noor])
    await createAdministrator({ email, name: email, password: 'four grey herons' });
});

test('the enquiries and waiting notices of a removed member go to the successor', async () => {
  const [from, receiver] = [await memberId(ada), await memberId(noor)];
  await savePreferences({ ...usualPreferences, notices: 'digest' }, ada);
  const id = await newId();
  const { entryIds } = await give(id, from);
  expect(await countOpenWork({ id: from })).toMatchObject({ enquiries: 1 });
  expect(await removeMember({ id: from, receiver }, noor, handOverWork)).toBeUndefined();
  expect(await stored()).toMatchObject([{ givenTo: receiver, revision: 3, updatedBy: noor }]);
  expect(await db.selectFrom('heldNotices').select('userId').execute()).toEqual([
    { userId: receiver },
  ]);
  expect(await countUndone(entryIds)).toEqual({ undone: 0, left: 1 });
});

test('without a successor the enquiries are unassigned, even if an earlier assignment is undone', async () => {
  const [from, other] = [await memberId(ada), await memberId(noor)];
  const [id, otherId] = [await newId(), await newId()];
  await give(id, from);
  await give(otherId, from);
  const { entryIds } = await give(otherId, other);
  await removeMember({ id: from, receiver: null }, noor, handOverWork);
  expect(await findAssigneeId(id)).toBeNull();
  expect(await countUndone(entryIds)).toEqual({ undone: 1, left: 0 });
  expect(await findAssigneeId(otherId)).toBeNull();
});

test('a concurrent assignment to a removed member has no effect', async () => {
  const from = await memberId(ada);
  const ids = [await newId(), await newId(), await newId()];
  await Promise.allSettled([
    ...ids.map((id) => give(id, from)),
    removeMember({ id: from, receiver: null }, noor, handOverWork),
  ]);
  expect(await Promise.all(ids.map(findAssigneeId))).toEqual([null, null, null]);
});

test('a partner is assigned only enquiries that they may open', async () => {
  const partner = await memberId(ada);
  const partnerId = 'a-partner';
  await accounts
    .updateTable('authUser')
    .set({ role: 'partner', partnerId })
    .where('id', '=', partner)
    .execute();
  const [own, other] = [await newId(), await newId()];
  await db.updateTable('enquiries').set({ aboutId: partnerId }).where('id', '=', own).execute();
  const { entryIds } = await decide({ ids: [own, other], decision: { givenTo: partner } }, noor);
  expect(await findSubjects(entryIds)).toEqual([own]);
  expect(await findAssigneeId(other)).toBeNull();
  expect(await listNames()).toMatchObject([
    { opens: [partnerId] },
    { email: noor, opens: undefined },
  ]);
});

test('a notice goes to somebody else if its recipient may no longer open the enquiry or is removed', async () => {
  const [from, receiver] = [await memberId(ada), await memberId(noor)];
  await give(await newId(), from);
  await saveRole({ id: from, role: 'enquiries', partnerId: null }, noor);
  expect(await notified()).toEqual([ada]);
  await saveRole({ id: from, role: 'partner', partnerId: 'a-partner' }, noor);
  expect(await notified()).toEqual([headOffice().infoEmail]);
  await saveRole({ id: from, role: 'enquiries', partnerId: null }, noor);
  await give(await newId(), from);
  await removeMember({ id: from, receiver }, noor, handOverWork);
  expect((await notified()).toSorted()).toEqual([headOffice().infoEmail, noor].toSorted());
});

async function notified() {
  const emails = db.selectFrom('outgoingMails').select('recipient').where('purpose', '=', 'given');
  return (await emails.execute()).map(({ recipient }) => recipient);
}

async function newId() {
  const oldIds = new Set((await stored()).map(({ id }) => id));
  await submit('contact', { ...demoEnquiries.contact, message: `A view of ${oldIds.size} lakes` });
  return (await stored()).find(({ id }) => !oldIds.has(id))?.id ?? '';
}

function give(id: string, memberIdOrNone: string) {
  return decide({ ids: [id], decision: { givenTo: memberIdOrNone } }, noor);
}

async function findAssigneeId(id: string) {
  return (await stored()).find((one) => one.id === id)?.givenTo;
}

async function memberId(email: string) {
  return (await listMembers()).find((one) => one.email === email)?.id ?? '';
}
