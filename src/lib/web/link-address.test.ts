import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSafeLink, linkAddressFrom } from './link-address.ts';
import { provideTelephones, telephonesAsTyped } from './telephone-forms.ts';

let restore = () => {};
beforeAll(() => (restore = provideTelephones(telephonesAsTyped)));
afterAll(() => restore());

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  [' http://example.com ', 'http://example.com'],
  ['HTTPS://Example.com/Path', 'https://example.com/Path'],
  ['example.com', 'https://example.com'],
  ['www.example.co.uk/plans', 'https://www.example.co.uk/plans'],
  ['example.com/a b', 'https://example.com/a%20b'],
  ['münchen.example', 'https://xn--mnchen-3ya.example'],
  ['mailto:info@solmere.example', 'mailto:info@solmere.example'],
  ['info@solmere.example', 'mailto:info@solmere.example'],
  ['tel:+16045550142', 'tel:+16045550142'],
  ['+1 (604) 555-0142', 'tel:+16045550142'],
  ['604.555.0142', 'tel:6045550142'],
  ['tel:1-800-SOLMERE', 'tel:18007656373'],
  ['+81 (0)3-1234-5678', 'tel:+81312345678'],
  ['０３-１２３４-５６７８', 'tel:0312345678'],
  ['112', 'tel:112'],
  ['1-800-SOLMERE', 'tel:18007656373'],
  ['+1 604 555 0142 ext. 12', 'tel:+16045550142'],
  ['1st.example', 'https://1st.example'],
  ['/projects/kestrel-house', '/projects/kestrel-house'],
  ['/contact?about=plans#form', '/contact?about=plans#form'],
])('%s leads to %s', (typed, address) => {
  expect(linkAddressFrom(typed)).toBe(address);
});

test.each([
  'https://www.google.com/url?q=http://localhost/',
  '',
  ' ',
  'plans',
  'our plans',
  'https://',
  'https:// example.com',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'mailto:',
  'mailto:nobody',
  'tel:',
  'tel:call me',
  '12',
  'tel:03 1234 5678 / 090 1234 5678',
  '031234567809012345678',
  'someone@',
  'https://name:word@example.com',
])('%s leads nowhere', (typed) => {
  expect(linkAddressFrom(typed)).toBeUndefined();
});

test('existing links may lead to any page of the site, and elsewhere by four schemes', () => {
  for (const address of ['/about', 'about', '#plans', '?page=2', 'HTTP://x.example', 'tel:1']) {
    expect(isSafeLink(address)).toBe(true);
  }
  for (const address of [
    '//x.example',
    '\\\\x.example',
    'ftp://x.example',
    ' javascript:x',
    'http://',
  ]) {
    expect(isSafeLink(address)).toBe(false);
  }
});
