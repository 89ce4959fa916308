import { expect, test } from 'vitest';
import { parseReceivedEmail } from './received-email.ts';

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (failure)',
  'X-Auto-Response-Suppress: All',
  'X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
  'Precedence: bulk',
  'Precedence: junk',
  'Precedence: list',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'X-Autorespond: Away',
  'X-Auto-Reply: 1',
  'Return-Path: <>',
  'Content-Type: multipart/report; boundary=r',
  'From: MAILER-DAEMON@mx.example',
  'List-Id: News <news.portal.example>',
  'List-Unsubscribe: <mailto:leave@portal.example>',
  'List-Id: <news.portal.example>\nReply-To: someone@else.example',
  'Auto-Submitted: auto-replied\nReply-To: someone@else.example',
])('a mail with %j is automatic', async (headers) => {
  expect(await isAutomaticEmail(headers)).toBe(true);
});

test.each([
  'Auto-Submitted: no',
  'Precedence: first-class',
  'Return-Path: <noor@lindqvist.example>',
  'From: postmaster@lindqvist.example',
  'From: noreply@portal.example\nAuto-Submitted: auto-generated\nReply-To: noor@lindqvist.example',
  'From: leads@portal.example\nList-Unsubscribe: <mailto:leave@portal.example>\nReply-To: noor@lindqvist.example',
])('a mail with %j was written by a person', async (headers) => {
  expect(await isAutomaticEmail(headers)).toBe(false);
});

async function isAutomaticEmail(headers: string) {
  const from = headers.includes('From:') ? '' : 'From: noor@lindqvist.example\n';
  const source = Buffer.from(`${from}${headers}\nSubject: Hello\n\nText.\n`);
  return (await parseReceivedEmail({ source, isCut: false })).isAutomatic;
}
