import { expect, test } from 'vitest';
import { offsetsText } from './zone-offsets.ts';

const now = Temporal.Instant.from('2026-11-25T12:00:00Z');

test('the offsets of a zone begin before now and follow its changes', () => {
  const offsets = JSON.parse(offsetsText('Europe/Oslo', now)) as [number, number][];
  expect(offsets.slice(0, 3)).toEqual([
    [Date.parse('2023-11-25T12:00:00Z') / 1_000, 60],
    [Date.parse('2024-03-31T01:00:00Z') / 1_000, 120],
    [Date.parse('2024-10-27T01:00:00Z') / 1_000, 60],
  ]);
  expect(offsetsText('Europe/Oslo', now).length).toBeLessThan(700);
  expect(JSON.parse(offsetsText('Asia/Tokyo', now))).toEqual([[expect.any(Number), 540]]);
});

test('Vancouver keeps its summer time from 2026 on', () => {
  const offsets = JSON.parse(offsetsText('America/Vancouver', now)) as [number, number][];
  expect(offsets.at(-1)).toEqual([Date.parse('2026-03-08T10:00:00Z') / 1_000, -420]);
});
