import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  daniel,
  emptyPartners,
  ingrid as ingridProfile,
  saved,
} from '../../../tests/fixtures/partner.ts';
import { resetToOneOwner, luca, password } from '../../../tests/fixtures/team.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { done } from '../../../tests/fixtures/records.ts';
import { partners } from '../../features/partners/partners.actions.ts';
import type { PartnerRow } from '../../features/partners/partner.ts';
import { partnerRecords } from '../../features/partners/partners.server.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { assistantActor } from '../../model/actors.ts';
import type { Change } from '../../model/record.ts';
import type { Member } from '../../model/rights.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { changeRole, listMembers } from '../../platform/accounts/members.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';

beforeAll(prepareDataFolder);
beforeEach(emptyPartners);
resetToOneOwner();

const unpublished = {
  outcome: 'refused',
  fields: { '': 'This is unpublished. Only an owner or an editor can publish it again.' },
};
const later = new Date(Date.now() + dayMs).toISOString();
const evenLater = new Date(Date.now() + 2 * dayMs).toISOString();

test('a partner cannot publish what an owner unpublished, at once, by a schedule or after a draft', async () => {
  const { member, profile } = await partnerWithProfile();
  const hidden = done(await partnerRecords.unpublish(profile, ingrid.email));
  const input = { ...ingridProfile, name: 'Luca Ferrant' };
  const { id } = profile;
  const own = ownActions(member);
  expect(await own.save({ ...input, id, revision: hidden.revision })).toEqual(unpublished);
  const schedule = { ...input, id, publishAt: later };
  expect(await own.schedule({ ...schedule, revision: hidden.revision })).toEqual(unpublished);

  const draft = done(await own.saveDraft({ ...input, id, revision: hidden.revision }));
  expect(await own.save({ ...input, id, revision: draft.revision })).toEqual(unpublished);
  expect(await own.schedule({ ...schedule, revision: draft.revision })).toEqual(unpublished);
  expect(await own.discard({ id, revision: draft.revision })).toMatchObject({ outcome: 'refused' });
  expect(await partnerRecords.list()).toEqual([]);

  const shown = done(
    await partnerRecords.save({ ...input, id, revision: draft.revision }, ingrid.email),
  );
  expect(done(await own.save({ ...input, bio: 'New.', id, revision: shown.revision })).bio).toBe(
    'New.',
  );
});

test('a schedule of a partner ends when an owner unpublishes the record', async () => {
  const { member, profile } = await partnerWithProfile();
  const { id, revision } = profile;
  const own = ownActions(member);
  const scheduled = done(await own.schedule({ ...ingridProfile, id, revision, publishAt: later }));
  await partnerRecords.unpublish(scheduled, ingrid.email);
  expect(await db.selectFrom('schedules').selectAll().execute()).toEqual([]);
});

test('a partner publishes a new profile once an owner has drafted it, but adds none', async () => {
  const id = randomUUID();
  const drafted = done(await partnerRecords.saveDraft({ ...ingridProfile, id }, ingrid.email));
  const own = ownActions(await partner(id));
  expect(done(await own.save({ ...ingridProfile, id, revision: drafted.revision })).id).toBe(id);

  const newId = randomUUID();
  const other = ownActions({ ...(await partner(newId)), partnerId: newId });
  const added = { ...daniel, id: newId };
  const refusal = {
    outcome: 'refused',
    fields: { '': 'Only an owner or an editor can add this.' },
  };
  expect(await other.save(added)).toEqual(refusal);
  expect(await other.saveDraft(added)).toEqual(refusal);
  expect(await other.schedule({ ...added, publishAt: later })).toEqual(refusal);
  const assistant = assistantActor('Claude', luca);
  expect(await partnerRecords.saveDraft(added, assistant)).toEqual(refusal);
  expect((await partnerRecords.listEdited()).map((one) => one.id)).toEqual([id]);
});

test('a partner cannot change when others unpublish the record', async () => {
  const { member, profile } = await partnerWithProfile();
  const { id } = profile;
  const end = { publishAt: later, unpublishAt: evenLater };
  const input = { ...ingridProfile, id };
  const ending = done(
    await partnerRecords.schedule({ ...input, revision: profile.revision, ...end }, ingrid.email),
  );
  const own = ownActions(member);
  const withoutEnd = { ...input, revision: ending.revision, publishAt: later };
  expect(await own.schedule(withoutEnd)).toMatchObject({ outcome: 'refused' });
  const renamed = done(await own.schedule({ ...withoutEnd, ...end, bio: 'New.' }));
  const unscheduled = done(await own.unschedule({ id, revision: renamed.revision }));
  done(await own.discard({ id, revision: unscheduled.revision }));
  const schedules = db.selectFrom('schedules').select(['unpublishAt', 'unpublishSetBy']);
  expect(await schedules.execute()).toEqual([
    { unpublishAt: evenLater, unpublishSetBy: ingrid.email },
  ]);
});

async function partnerWithProfile() {
  const profile = await saved(ingridProfile);
  return { profile, member: await partner(profile.id) };
}

/** Luca, who may only write the partner profile with this id. */
async function partner(partnerId: string): Promise<Member> {
  await createAdministrator({ email: luca, name: 'Luca', password }).catch(() => undefined);
  const account = (await listMembers()).find(({ email }) => email === luca);
  if (!account) throw new Error('No account was made');
  await changeRole({ id: account.id, role: 'partner', partnerId }, ingrid.email);
  return { id: account.id, email: luca, name: 'Luca', role: 'partner', partnerId };
}

type OwnAction = (input: object, member: Member) => Promise<Change<PartnerRow>>;

/** The actions of a member who may only write their own records. */
function ownActions(member: Member) {
  const actions = partners as unknown as Record<string, { own: OwnAction }>;
  const call = (name: string) => (input: object) =>
    actions[name]?.own(input, member) ?? Promise.reject(new Error(`No action ${name}`));
  return {
    save: call('save'),
    saveDraft: call('saveDraft'),
    schedule: call('schedule'),
    unschedule: call('unschedule'),
    discard: call('discard'),
  };
}
