import { beforeEach, expect, test } from 'vitest';
import { ingrid as member } from '../../../../tests/fixtures/members.ts';
import { submitNext } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { clearEnquiries, stored } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { followUpCalendar } from './follow-up-calendar.server.ts';

await prepareDataFolder();
clearEnquiries();

const url = 'https://solmere.example/admin/enquiries?enquiry=1';
let id = '';

beforeEach(async () => {
  await submitNext('contact', { firstName: 'Mei', lastName: 'Tanaka' });
  id = (await stored())[0]?.id ?? '';
});

test('a follow-up is a whole day in the calendar, with a link to its enquiry', async () => {
  expect(await followUpCalendar(id, member, url)).toBeUndefined();
  await db.updateTable('enquiries').set({ followUpOn: '2026-12-03' }).execute();
  const text = (await followUpCalendar(id, member, url)) ?? '';
  expect(text).toContain('DTSTART;VALUE=DATE:20261203');
  expect(text).toContain('DTEND;VALUE=DATE:20261204');
  expect(text).toContain('SUMMARY:Follow up: Mei Tanaka');
  expect(text.replaceAll('\r\n ', '')).toContain(url);
});

test('partners get only follow-ups of their own enquiries, and deleted enquiries have none', async () => {
  await db.updateTable('enquiries').set({ followUpOn: '2026-12-03' }).execute();
  const partner = { ...member, role: 'partner' as const, partnerId: crypto.randomUUID() };
  expect(await followUpCalendar(id, partner, url)).toBeUndefined();
  await db.updateTable('enquiries').set({ deletedAt: '2026-11-20T10:00:00.000Z' }).execute();
  expect(await followUpCalendar(id, member, url)).toBeUndefined();
  expect(await followUpCalendar('nonsense', member, url)).toBeUndefined();
});
