import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../platform/database/database.ts';
import {
  createPreviewLink,
  deleteExpiredPreviewLinks,
  listPreviewLinks,
  withdrawPreviewLink,
} from '../../records/publishing/preview-links.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { demoTestimonials } from '../testimonials/testimonials.demo.ts';
import { testimonialRecords } from '../testimonials/testimonials.server.ts';
import { findSaved } from '../../compose/previews.server.ts';
import { isOpening, openPreview } from './open-preview.server.ts';

const noun = 'testimonials';
const start = new Date('2026-01-05T17:29:00.000Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeAll(prepareDataFolder);

beforeEach(async () => {
  for (const table of ['previewLinks', 'limitTries', 'versions', noun] as const)
    await db.deleteFrom(table).execute();
});

test('a link opens only its record, counts its openings, and is stored as a hash', async () => {
  const { id } = await added('Weil');
  await added('Haddad');
  const token = await linkTo(id, 7);
  const opened = await openPreview(token, '192.0.2.1', findSaved, later(1));
  if (opened.outcome !== 'opened') throw new Error(opened.outcome);
  expect(opened.previewRecord).toMatchObject({ noun, row: { id, author: 'Weil' } });
  await Promise.all([opened.count(), opened.count()]);
  expect(await listPreviewLinks({ noun, id }, later(2))).toMatchObject([
    {
      token,
      opened: 2,
      lastOpenedAt: later(1).toISOString(),
      expiresAt: later(7 * 24).toISOString(),
    },
  ]);
  expect(token.length).toBeGreaterThan(24);
  expect(JSON.stringify(await db.selectFrom('previewLinks').selectAll().execute())).not.toContain(
    token,
  );
});

test('a link ends when it expires, is withdrawn or loses its record, and then looks like an unknown one', async () => {
  const { id, revision } = await added('Weil');
  const [day, month] = [await linkTo(id, 1), await linkTo(id, 30)];
  expect(await openOutcome(day, later(23.9))).toBe('opened');
  expect(await openOutcome(day, later(24))).toBe('ended');
  const [open] = await listPreviewLinks({ noun, id }, later(25));
  await withdrawPreviewLink({ id: open?.id ?? '' }, later(26));
  expect(await openOutcome(month, later(27))).toBe('ended');
  const last = await linkTo(id, 7);
  await testimonialRecords.remove({ id, revision }, 'Ada');
  expect(await openOutcome(last, later(1))).toBe('ended');
  await testimonialRecords.restore({ id }, 'Ada');
  expect(await openOutcome(last, later(1))).toBe('ended');
  expect(await openPreview('nothing', '192.0.2.1', findSaved, start)).toEqual({ outcome: 'ended' });
  expect(await createPreviewLink({ noun, id: randomUUID(), days: 1 }, 'Ada')).toEqual({
    outcome: 'gone',
  });
});

test('expired links are deleted', async () => {
  const { id } = await added('Weil');
  await linkTo(id, 1);
  await linkTo(id, 7);
  await deleteExpiredPreviewLinks(later(24));
  expect(await db.selectFrom('previewLinks').select('expiresAt').execute()).toEqual([
    { expiresAt: later(7 * 24).toISOString() },
  ]);
});

test('one address may open a limited number in ten minutes, and others are not affected', async () => {
  const opened = await Promise.all(
    Array.from({ length: 121 }, () => openPreview('nothing', '192.0.2.1', findSaved, start)),
  );
  expect(opened.filter(({ outcome }) => outcome === 'limited')).toHaveLength(1);
  expect(await openPreview('nothing', '192.0.2.2', findSaved, start)).toEqual({ outcome: 'ended' });
  expect(await openOutcome('nothing', later(1))).toBe('ended');
});

test('a prefetch of the browser does not count as an opening', () => {
  expect(isOpened({})).toBe(true);
  expect(isOpened({ headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(false);
  expect(isOpened({ method: 'HEAD' })).toBe(false);
});

async function added(author: string) {
  const input = { ...demoTestimonials[0], author, companyLogo: null };
  const change = await testimonialRecords.save(input as never, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}

async function linkTo(id: string, days: number) {
  const result = await createPreviewLink({ noun, id, days }, 'Ada', start);
  if (result.outcome !== 'done') throw new Error(result.outcome);
  return result.token;
}

async function openOutcome(token: string, now: Date) {
  return (await openPreview(token, '192.0.2.1', findSaved, now)).outcome;
}

function isOpened(init: RequestInit) {
  return isOpening(new Request('https://solmere.example/', init));
}
