import { expect, test } from 'vitest';
import { z } from 'zod';
import { isEmailAddress, withoutQuotes } from './email-address.ts';
import { isMailboxAddress } from './mailbox-address.ts';
import { isAccountAddress } from './account-address.ts';

test.each([
  'noor@lindqvist.example',
  "o'hara+homes@mail.example.co.jp",
  'n.l_x-1@xn--bcher-kva.example',
  'a..b@docomo.ne.jp',
  'a.@ezweb.ne.jp',
  '.hana.@softbank.ne.jp',
  'k...-.k..@docomo.ne.jp',
  '-x/y..z@i.softbank.jp',
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
  '..@lindqvist.example',
  '.@lindqvist.example',
  'noor@lindqvist.example.',
  'noor@.lindqvist.example',
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

test.each([
  ['"a..b"@docomo.ne.jp', 'a..b@docomo.ne.jp'],
  ['"a."@ezweb.ne.jp', 'a.@ezweb.ne.jp'],
  ['"noor"@lindqvist.example', 'noor@lindqvist.example'],
  ['"a b"@lindqvist.example', '"a b"@lindqvist.example'],
  ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
])('%s is %s without quotes', (quoted, address) => expect(withoutQuotes(quoted)).toBe(address));

test('the addresses of accounts are those that their library takes', () => {
  for (const text of ['noor@lindqvist.example', "o'hara+x@mail.example", 'n.l_x-1@a.example'])
    expect([isAccountAddress(text), z.email().safeParse(text).success]).toEqual([true, true]);
  for (const text of ['a..b@docomo.ne.jp', 'a.@ezweb.ne.jp', '.a@ezweb.ne.jp', 'a!b@mail.example'])
    expect([isAccountAddress(text), z.email().safeParse(text).success]).toEqual([false, false]);
});

test('an address crafted to make the check slow is refused quickly', () => {
  const slow = `${'a.'.repeat(20_000)}@${'a-'.repeat(20_000)}`;
  expect(isEmailAddress(`${'.'.repeat(253)}@`)).toBe(false);
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
