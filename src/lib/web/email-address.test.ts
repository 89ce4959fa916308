import { expect, test } from 'vitest';
import { isEmailAddress, isMailboxAddress } from './email-address.ts';

test.each([
  'noor@lindqvist.example',
  "o'hara+homes@mail.example.co.jp",
  'n.l_x-1@xn--bcher-kva.example',
])('%s is an e-mail address', (email) => {
  expect(isEmailAddress(email)).toBe(true);
});

test.each([
  'noor',
  'noor@lindqvist',
  '@lindqvist.example',
  'noor@@lindqvist.example',
  'noor@-lindqvist.example',
  'noor@lindqvist..example',
  '.noor@lindqvist.example',
  'noor @lindqvist.example',
  'a@b.example,c@d.example',
  'a@b.example\nbcc: c@d.example',
  'a@b.example%0Abcc:c@d.example',
  '"a"@b.example',
  'Noor <noor@lindqvist.example>',
  'noor@127.0.0.1',
  `${'a'.repeat(65)}@b.example`,
])('%j is none', (email) => {
  expect(isEmailAddress(email)).toBe(false);
});

test('an address crafted to make the check slow is refused quickly', () => {
  const slow = `${'a.'.repeat(20_000)}@${'a-'.repeat(20_000)}`;
  expect(isEmailAddress(slow.slice(0, 254))).toBe(false);
  expect(isEmailAddress(slow)).toBe(false);
});

test.each([
  'noor@lindqvist.example',
  'jörg@müller.example',
  'noor@müller.example',
  '田中@例え.example',
])('%s can get mail', (email) => {
  expect(isMailboxAddress(email)).toBe(true);
});

test.each([
  '',
  'jörg',
  'jörg@müller',
  'jörg müller@müller.example',
  'jörg@müller.example\nbcc: c@d.example',
  'jörg@müller.example,c@d.example',
  '<jörg@müller.example>',
  'jörg\u202e@müller.example',
  `${'ö'.repeat(65)}@müller.example`,
])('%j cannot', (email) => {
  expect(isMailboxAddress(email)).toBe(false);
});
