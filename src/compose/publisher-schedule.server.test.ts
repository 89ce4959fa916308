import { beforeEach, expect, test, vi } from 'vitest';
import {
  daniel,
  emptyPartners,
  ingrid,
  namesInOrder,
  saved,
  states,
} from '../../tests/fixtures/partner.ts';
import { done, seen } from '../../tests/fixtures/records.ts';
import type { StoredRecord } from '../model/record.ts';
import { contentVersion } from '../platform/database/content.ts';
import { db } from '../platform/database/database.ts';
import { log } from '../platform/observability/log.ts';
import { listFailingSteps } from '../records/publishing/failed-steps.server.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';
import { publishNext } from './publisher.server.ts';

const soon = new Date(Date.now() + 60_000).toISOString();

const afterwards = new Date(Date.now() + 120_000);

beforeEach(emptyPartners);

test('a scheduled draft is published at its time, once', async () => {
  const first = await saved(ingrid);
  const input = { ...ingrid, name: 'Over 3 days', ...seen(first), publishAt: soon };
  const scheduled = done(await partnerRecords.schedule(input, 'Ada'));
  expect(scheduled.publication).toMatchObject({ state: 'scheduled', publishAt: soon });
  expect(await publishNext()).toBe(false);
  expect(await namesInOrder()).toEqual([ingrid.name]);

  const version = contentVersion();
  const rounds = await Promise.all([publishNext(afterwards), publishNext(afterwards)]);
  expect(rounds).toContain(true);
  expect(await publishNext(afterwards)).toBe(false);
  expect(await namesInOrder()).toEqual(['Over 3 days']);
  expect(contentVersion()).toBeGreaterThan(version);
  const versions = await partnerRecords.versions(first);
  expect(versions.map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
    [3, '@clock'],
    [2, 'Ada'],
    [1, 'Ada'],
  ]);
});

test('a scheduled draft is published as last saved, and must stay valid', async () => {
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const invalid = { ...ingrid, name: '', ...seen(scheduled) };
  expect(await partnerRecords.saveDraft(invalid, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { name: 'Required.' },
  });
  await partnerRecords.saveDraft({ ...ingrid, name: 'At nine', ...seen(scheduled) }, 'Grace');
  await publishNext(afterwards);
  expect(await namesInOrder()).toEqual(['At nine']);
});

test('a time in the past is refused, and a schedule can be cancelled', async () => {
  const past = { ...ingrid, publishAt: '2026-01-06T17:00:00.000Z' };
  expect(await partnerRecords.schedule(past, 'Ada')).toMatchObject({
    outcome: 'refused',
    fields: { publishAt: 'Choose a time in the future' },
  });
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const draft = done(await partnerRecords.unschedule(seen(scheduled), 'Ada'));
  expect(draft.publication).toMatchObject({ state: 'draft', publishAt: null });
  expect(await publishNext(afterwards)).toBe(false);
  expect(await namesInOrder()).toEqual([]);
});

test('a save that arrives with a publication is published or conflicts', async () => {
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const input = { ...ingrid, name: 'Just in time', ...seen(scheduled) };
  const [save] = await Promise.all([
    partnerRecords.saveDraft(input, 'Grace'),
    publishNext(afterwards),
  ]);
  expect(await namesInOrder()).toEqual([save.outcome === 'done' ? 'Just in time' : ingrid.name]);
  expect(await partnerRecords.saveDraft(input, 'Grace')).toMatchObject({
    outcome: 'conflict',
    newest: { publication: { state: 'published', publishAt: null } },
  });
  expect(await publishNext(afterwards)).toBe(false);
});

test('a schedule of a record that no longer exists is removed', async () => {
  const times = { publishAt: soon, unpublishAt: soon, unpublishSetBy: 'Ada' };
  const schedule = { noun: 'partners', recordId: 'nobody', ...times, problem: null } as const;
  await db.insertInto('schedules').values(schedule).execute();
  expect(await publishNext(afterwards)).toBe(true);
  expect(await publishNext(afterwards)).toBe(false);
  expect(await db.selectFrom('schedules').selectAll().execute()).toEqual([]);
});

test('a draft that is invalid at its time stays a draft with the problem', async () => {
  const scheduled = done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const record = JSON.stringify({ ...scheduled, email: 'nobody' });
  await db.updateTable('drafts').set({ record }).execute();
  expect(await publishNext(afterwards)).toBe(true);
  expect(await publishNext(afterwards)).toBe(false);
  expect(await states()).toEqual([`${ingrid.name} draft`]);
  const [listed] = await partnerRecords.listEdited();
  expect(listed?.publication?.problem).toBe('A field required for publishing is empty.');
});

test('a draft that fails for another reason is retried later and does not delay others', async () => {
  const early = new Date(Date.parse(soon) - 30_000).toISOString();
  const broken = done(await partnerRecords.schedule({ ...ingrid, publishAt: early }, 'Ada'));
  done(await partnerRecords.schedule({ ...daniel, publishAt: soon }, 'Ada'));
  const { runStep } = partnerRecords;
  const publishing = vi.spyOn(partnerRecords, 'runStep').mockImplementation(async (step, now) => {
    if (step.recordId === broken.id) throw new TypeError('Something of ours is wrong');
    return runStep(step, now);
  });
  const errorLog = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  while (await publishNext(afterwards));
  expect(await states()).toEqual([`${daniel.name} published`, `${ingrid.name} scheduled`]);
  expect(errorLog.mock.calls.map(([text]) => text)).toEqual([
    'A scheduled record of partners could not be published; trying again',
  ]);
  publishing.mockRestore();
  errorLog.mockRestore();

  expect(await publishNext(afterwards)).toBe(false);
  expect(await publishNext(new Date(afterwards.getTime() + 60_000))).toBe(true);
  expect(await namesInOrder()).toEqual([daniel.name, ingrid.name]);
});

test('an unpublishing that keeps failing is retried less and less often @long', async () => {
  const first = await saved(ingrid);
  const start = Date.parse(soon);
  const [unpublishAt, unpublishSetBy] = [soon, 'Ada'];
  const schedule = {
    noun: 'partners',
    recordId: first.id,
    publishAt: null,
    problem: null,
  } as const;
  await db
    .insertInto('schedules')
    .values({ ...schedule, unpublishAt, unpublishSetBy })
    .execute();
  const errorLog = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const step = vi.spyOn(partnerRecords, 'runStep').mockRejectedValue(new TypeError('Ours'));
  const tried: number[] = [];
  const reported: number[] = [];
  for (let minute = 0; minute < 240; minute++) {
    const now = new Date(start + minute * 60_000);
    const instances = minute < 8 ? [publishNext(now), publishNext(now)] : [];
    if ((await Promise.all([publishNext(now), ...instances])).includes(true)) tried.push(minute);
    if (minute < 8) reported.push((await listFailingSteps()).length);
  }
  expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(reported).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  step.mockRestore();
  errorLog.mockRestore();
  expect(await publishNext(new Date(start + 243 * 60_000))).toBe(true);
  expect(await states()).toEqual([`${ingrid.name} hidden`]);
  expect(await listFailingSteps()).toEqual([]);
});

test('a lost database does not delay a draft', async () => {
  done(await partnerRecords.schedule({ ...ingrid, publishAt: soon }, 'Ada'));
  const connectionError = Object.assign(new Error('Nobody is there'), { code: 'ECONNREFUSED' });
  const publishing = vi.spyOn(partnerRecords, 'runStep').mockRejectedValueOnce(connectionError);
  await expect(publishNext(afterwards)).rejects.toThrow('Nobody is there');
  publishing.mockRestore();
  expect(await publishNext(afterwards)).toBe(true);
});

test('a record with an end time is published at one time and unpublished at the other', async () => {
  const unpublishAt = new Date(Date.parse(soon) + 90_000).toISOString();
  await saved(daniel);
  const scheduled = done(
    await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt }, 'Ada'),
  );
  expect(scheduled.publication).toMatchObject({ state: 'scheduled', unpublishAt });
  expect(await publishNext(afterwards)).toBe(true);
  expect(await namesInOrder()).toEqual([daniel.name, ingrid.name]);
  expect(await publishNext(afterwards)).toBe(false);
  const [, listed] = await partnerRecords.listEdited();
  expect(listed?.publication).toMatchObject({ state: 'published', unpublishAt });

  const later = new Date(Date.parse(unpublishAt) + 1);
  const version = contentVersion();
  expect(await publishNext(later)).toBe(true);
  expect(await namesInOrder()).toEqual([daniel.name]);
  expect(contentVersion()).not.toBe(version);
  expect(await states()).toEqual([`${daniel.name} published`, `${ingrid.name} hidden`]);
  expect(await publishNext(later)).toBe(false);
});

test('after an outage over both times the record is hidden', async () => {
  const unpublishAt = new Date(Date.parse(soon) + 1_000).toISOString();
  done(await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt }, 'Ada'));
  while (await publishNext(afterwards));
  expect(await namesInOrder()).toEqual([]);
  expect(await states()).toEqual([`${ingrid.name} hidden`]);
});

test('the end time must be after publication, and is cancelled with the schedule or alone', async () => {
  const early = await partnerRecords.schedule(
    { ...ingrid, publishAt: soon, unpublishAt: soon },
    'Ada',
  );
  expect(early).toMatchObject({ outcome: 'refused', fields: { unpublishAt: expect.any(String) } });
  const unpublishAt = afterwards.toISOString();
  const first = done(
    await partnerRecords.schedule({ ...ingrid, publishAt: soon, unpublishAt }, 'Ada'),
  );
  const unscheduled = done(await partnerRecords.unschedule(seen(first), 'Ada'));
  expect(unscheduled.publication?.unpublishAt).toBeUndefined();
  const rescheduled = { ...ingrid, ...seen(unscheduled), publishAt: soon, unpublishAt };
  done(await partnerRecords.schedule(rescheduled, 'Ada'));
  await publishNext(new Date(Date.parse(soon) + 1));
  const [published] = await partnerRecords.listEdited();
  const cancelled = done(await partnerRecords.keepPublished(seen(published as StoredRecord)));
  expect(cancelled.publication).toMatchObject({ state: 'published' });
  expect(await publishNext(new Date(Date.parse(unpublishAt) + 1))).toBe(false);
  expect(await namesInOrder()).toEqual([ingrid.name]);
});
