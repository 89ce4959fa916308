import { expect, test } from 'vitest';
import { isUnread } from './enquiry-status.ts';

const readAt = '2026-11-20T12:00:00.000Z';

test('an enquiry is unread until it is opened, and spam never is', () => {
  expect(isUnread({ status: 'new', readAt: null })).toBe(true);
  expect(isUnread({ status: 'answered', readAt: null })).toBe(true);
  expect(isUnread({ status: 'new', readAt })).toBe(false);
  expect(isUnread({ status: 'spam', readAt: null })).toBe(false);
});
