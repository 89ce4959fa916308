import { expect, test } from 'vitest';
import {
  isAnswered,
  statusColumns,
  statusFromEarlier,
  statuses,
  isUnread,
} from './enquiry-status.ts';

const readAt = '2026-11-20T12:00:00.000Z';

test.each(statuses.flatMap((status) => [null, readAt].map((time) => ({ status, readAt: time }))))(
  'the release before reads %o as this one does',
  (enquiry) => {
    const earlier = statusFromEarlier(statusColumns(enquiry), readAt);
    expect(earlier.status).toBe(enquiry.status);
    // It knows no unread answers, and no unread spam.
    if (!isAnswered(enquiry) && enquiry.status !== 'spam') expect(earlier).toEqual(enquiry);
  },
);

test.each([
  ['read', 'won', 'new'],
  ['new', 'answered', 'new'],
  ['read', 'in-hand', 'in-progress'],
  ['answered', 'in-hand', 'answered'],
  ['answered', 'closed', 'closed'],
  ['spam', 'won', 'spam'],
] as const)('state %s with stage %s is %s', (state, stage, status) => {
  expect(statusFromEarlier({ state, stage }, readAt).status).toBe(status);
});

test('an enquiry is unread until it is opened, and spam never is', () => {
  expect(isUnread({ status: 'new', readAt: null })).toBe(true);
  expect(isUnread({ status: 'answered', readAt: null })).toBe(true);
  expect(isUnread({ status: 'new', readAt })).toBe(false);
  expect(isUnread({ status: 'spam', readAt: null })).toBe(false);
});
