import { beforeEach, expect, test } from 'vitest';
import { emptyPartners, ingrid, namesInOrder } from '../../tests/fixtures/partner.ts';
import { done, manySeen, seen } from '../../tests/fixtures/records.ts';
import { partnerNoun, partnerSchema, type PartnerInput } from '../features/partners/partner.ts';
import { hourMs } from '../lib/time/durations.ts';
import { changeContent } from '../platform/database/content.ts';
import { defineRecords } from './define-records.server.ts';
import { listDueSteps } from './publishing/schedules.server.ts';
import type { StoredRecord } from '../model/record.ts';
import { FieldError } from './revisions.server.ts';
import type { StoredChange } from './undo-changes.server.ts';

const reason = 'British Columbia asks for: Class of licence.';

/** From this time on, nobody may be public without the class of their licence. */
let gateFrom = 0;

const records = defineRecords(partnerNoun, {
  schema: partnerSchema,
  reliesOn: {},
  requireForPublic: async (_tx, { licenceClass }, { publicAt }) => {
    if (licenceClass === null && publicAt.getTime() >= gateFrom)
      throw new FieldError({ licenceClass: reason });
  },
});

const lawful: PartnerInput = { ...ingrid, licenceClass: 'Broker' };
const unlawful: PartnerInput = { ...ingrid, licenceClass: null };
const refusal = { outcome: 'refused', fields: { licenceClass: reason } };
const never = Number.POSITIVE_INFINITY;
const soon = new Date(Date.now() + hourMs);
const soonText = soon.toISOString();

beforeEach(emptyPartners);
beforeEach(() => {
  gateFrom = 0;
});

test('a record against a gate is neither published nor added, and can be saved as a draft', async () => {
  expect(await records.save(unlawful, 'Ada')).toEqual(refusal);
  await expect(changeContent((tx) => records.add(tx, unlawful, 'Ada'))).rejects.toThrow(reason);
  const draft = done(await records.saveDraft(unlawful, 'Ada'));
  expect(await records.save({ ...unlawful, ...seen(draft) }, 'Ada')).toEqual(refusal);
  expect(await namesInOrder()).toEqual([]);
  const published = done(await records.save({ ...lawful, ...seen(draft) }, 'Ada'));
  const update = changeContent((tx) => records.update(tx, seen(published), unlawful, 'Ada'));
  await expect(update).rejects.toThrow(reason);
});

test('what is public stays public when a gate appears; it can be moved and drafted, not published anew', async () => {
  const first = await publicBeforeGate();
  await changeContent(async (tx) => records.add(tx, { ...lawful, slug: 'other' }, 'Ada'));
  expect(await records.move({ id: first.id, direction: 'down' }, 'Ada')).toHaveLength(2);
  expect(await records.save({ ...unlawful, bio: 'New.', ...seen(first) }, 'Ada')).toEqual(refusal);
  const draft = done(await records.saveDraft({ ...unlawful, bio: 'New.', ...seen(first) }, 'Ada'));
  const back = done(await records.discard(seen(draft), 'Ada'));
  expect(back.publication?.isPublic).toBe(true);
  const copy = done(await records.duplicate({ id: first.id }, 'Ada'));
  expect(copy.publication?.state).toBe('draft');
  expect(await namesInOrder()).toHaveLength(2);
});

test('a bulk publication names the refused records with the reason', async () => {
  const draft = done(await records.saveDraft(unlawful, 'Ada'));
  const other = done(await records.saveDraft({ ...lawful, slug: 'other' }, 'Ada'));
  const { changed, refused } = await records.changeMany('publish', manySeen(draft, other), 'Ada');
  expect(changed.map(({ id }) => id)).toEqual([other.id]);
  expect(refused).toEqual([{ id: draft.id, why: reason }]);
});

test('a schedule is judged for the time at which the record becomes public', async () => {
  gateFrom = soon.getTime();
  const schedule = { ...unlawful, publishAt: soonText };
  expect(await records.schedule(schedule, 'Ada')).toEqual(refusal);
  const earlier = new Date(soon.getTime() - hourMs / 2).toISOString();
  const scheduled = done(await records.schedule({ ...unlawful, publishAt: earlier }, 'Ada'));
  gateFrom = 0;
  const changed = { ...unlawful, bio: 'New.', ...seen(scheduled) };
  expect(await records.saveDraft(changed, 'Ada')).toEqual(refusal);
  done(await records.unschedule(seen(scheduled), 'Ada'));
});

test('the publisher judges again at the time', async () => {
  gateFrom = never;
  done(await records.schedule({ ...unlawful, publishAt: soonText }, 'Ada'));
  gateFrom = soon.getTime();
  const [step] = await listDueSteps(soon, 1);
  if (!step) throw new Error('Nothing is due');
  await expect(records.runStep(step, soon)).rejects.toThrow(reason);
  expect(await namesInOrder()).toEqual([]);
});

test('a change of many records, and cancelling an unpublishing, are refused', async () => {
  const first = await publicBeforeGate();
  const change = changeContent((tx) =>
    records.changeEverywhere(tx, first.id, (record) => ({ ...record, city: 'TOKYO' }), 'Ada'),
  );
  await expect(change).rejects.toThrow(reason);
  gateFrom = never;
  const times = { publishAt: soonText, unpublishAt: new Date(soon.getTime() + 1).toISOString() };
  const ending = done(await records.schedule({ ...unlawful, ...times, ...seen(first) }, 'Ada'));
  gateFrom = 0;
  expect(await records.keepPublished(seen(ending))).toEqual(refusal);
});

test('undoing an unpublishing, a publication or a deletion says why the record stays as it is', async () => {
  const hidden = await afterBulk('unpublish', await publicBeforeGate());
  expect(await undo(hidden)).toEqual([reason]);
  await emptyPartners();

  const first = await publicBeforeGate();
  const draft = done(await records.saveDraft({ ...lawful, ...seen(first) }, 'Ada'));
  const published = await afterBulk('publish', draft);
  expect(await undo(published)).toEqual([reason]);
  expect(await records.listEdited()).toMatchObject([{ licenceClass: 'Broker' }]);
  await emptyPartners();

  const deleted = await afterBulk('remove', await publicBeforeGate());
  expect(await undo(deleted)).toEqual([reason]);
  expect(await records.deleted()).toHaveLength(1);
  expect(await namesInOrder()).toEqual([]);
});

test('undoing the end of a schedule that has become unlawful is refused', async () => {
  gateFrom = never;
  const scheduled = done(await records.schedule({ ...unlawful, publishAt: soonText }, 'Ada'));
  const deleted = await afterBulk('remove', scheduled);
  gateFrom = soon.getTime();
  expect(await undo(deleted)).toEqual([reason]);
});

test('a record against a gate returns from the bin as a draft that says why', async () => {
  const first = await publicBeforeGate();
  gateFrom = never;
  const changed = done(
    await records.saveDraft({ ...unlawful, bio: 'New.', ...seen(first) }, 'Ada'),
  );
  done(await records.remove(seen(changed), 'Ada'));
  gateFrom = 0;
  const restored = done(await records.restore(first, 'Ada'));
  expect(restored).toMatchObject({
    bio: 'New.',
    publication: { state: 'hidden', problem: reason },
  });
  expect(await namesInOrder()).toEqual([]);

  done(await records.remove(seen(restored), 'Ada'));
  const { changed: many } = await records.changeMany('restore', manySeen(restored), 'Ada');
  expect(many).toHaveLength(1);
  expect(await namesInOrder()).toEqual([]);
  const [listed] = await records.listEdited();
  const mended = { ...lawful, id: first.id, revision: listed?.revision };
  expect(done(await records.save(mended, 'Ada')).publication).toMatchObject({
    state: 'published',
    problem: null,
  });
});

async function publicBeforeGate() {
  gateFrom = never;
  const record = done(await records.save(unlawful, 'Ada'));
  gateFrom = 0;
  return record;
}

/** The change by its activity entry. The state before is what the editor saw. */
async function afterBulk(action: 'publish' | 'unpublish' | 'remove', record: StoredRecord) {
  const before = {
    revision: record.revision,
    isPublic: record.publication?.isPublic ?? true,
    hasDraft: record.publication?.state !== 'published',
    wasPublic: record.publication?.isPublic ?? true,
    publishAt: record.publication?.publishAt ?? null,
    unpublishAt: null,
  };
  const { changed } = await records.changeMany(action, manySeen(record), 'Ada');
  return changed.map(({ id, revision, entryId }): StoredChange => ({
    id,
    revision,
    entryId: entryId ?? '',
    before,
  }));
}

async function undo(changes: StoredChange[]) {
  return [...(await records.undo(changes, 'Grace')).values()];
}
