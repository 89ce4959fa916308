import { beforeEach, expect, test } from 'vitest';
import type { Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { ingrid } from '../../../tests/inbox-enquiries.ts';
import { stored, submit } from '../../../tests/submitted-enquiries.ts';
import { decideOfAll, decideOfOwn, takeBackOfOwn } from './desk-rights.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { findEnquiry } from './opened-enquiries.server.ts';
import { ofOwnThread } from './own-enquiries.server.ts';

const partner: Member = { ...ingrid, role: 'partner', partnerId: ingrid.id };
const reader: Member = { ...ingrid, role: 'enquiries', partnerId: null };

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

test('a partner decides of their own enquiries alone, and gives, joins and deletes none', async () => {
  const [own, other] = await ownAndOther();
  const stage = { stage: 'won' } as const;
  const { steps } = await decideOfOwn({ ids: [own], decision: stage }, partner);
  expect(steps).toHaveLength(1);
  await expect(decideOfOwn({ ids: [own, other], decision: stage }, partner)).rejects.toThrow(
    NotOwn,
  );
  for (const decision of [{ isDeleted: true }, { givenTo: null }, { joinedTo: null }])
    await expect(decideOfOwn({ ids: [own], decision }, partner)).rejects.toThrow(NotOwn);
  const forged = steps.map((step) => ({
    ...step,
    before: { ...step.before, givenTo: 'somebody', deletedAt: new Date().toISOString() },
  }));
  expect(await takeBackOfOwn({ steps: forged }, partner)).toEqual({ undone: 1, left: 0 });
  const row = (await stored()).find(({ id }) => id === own);
  expect(row).toMatchObject({ state: 'new', givenTo: null, deletedAt: null });
  const decision = { isDeleted: true };
  await expect(decideOfAll({ ids: [own], decision }, reader.email, reader)).rejects.toThrow(NotOwn);
});

test('a partner reads nothing of what a person has sent to others', async () => {
  const [own, other] = await ownAndOther();
  const read = ofOwnThread(findEnquiry);
  expect((await findEnquiry({ id: own }))?.thread.others.map(({ id }) => id)).toEqual([other]);
  expect((await read({ id: own }, partner))?.thread.others).toEqual([]);
  await expect(read({ id: other }, partner)).rejects.toThrow(NotOwn);
});

async function ownAndOther() {
  const { email = '' } = demoEnquiries['partner-contact'];
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
  await submit('vip', { ...demoEnquiries.vip, email });
  const rows = await stored();
  const idOf = (form: string) => rows.find((row) => row.form === form)?.id ?? '';
  return [idOf('partner-contact'), idOf('vip')] as const;
}
