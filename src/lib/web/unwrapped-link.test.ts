import { expect, test } from 'vitest';
import { unwrapLink, unwrapLinksIn } from './unwrapped-link.ts';

const plan = 'https://city.example/plan?id=7';

test.each([
  ['https://www.google.com/url?q=https://city.example/plan%3Fid%3D7&sa=D&source=editors', plan],
  ['https://www.google.co.jp/url?sa=t&url=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7&usg=x', plan],
  ['//www.google.ca/url?q=https://city.example/plan%3Fid%3D7', plan],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7&h=AT0', plan],
  ['https://l.instagram.com/?u=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7&e=AT0', plan],
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7&data=05',
    plan,
  ],
  [
    'https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7',
    plan,
  ],
  ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7', plan],
  [
    'https://www.google.com/url?sa=t&q=&esrc=s&url=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7&usg=x',
    plan,
  ],
  ['https://www.google.fr/url?q=le+plan&url=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7', plan],
  ['https://m.youtube.com/redirect?q=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7', plan],
  ['https://slack-redir.net/link?url=https%3A%2F%2Fcity.example%2Fplan%3Fid%3D7', plan],
  ['https://urldefense.com/v3/__https://city.example/plan?id=7__;!!abc$', plan],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__city.example_plan-3Fid-3D7&d=Dw', plan],
  [
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encodeURIComponent(plan)}`)}`,
    plan,
  ],
])('%s leads to its target', (address, target) => expect(unwrapLink(address)).toBe(target));

test.each([
  plan,
  'https://www.google.com/maps?q=https://city.example',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?q=https://www.bank.example@city.example/',
  'https://www.google.com/url?q=https://city.example/plan&sa=D Read the plan first.',
  'https://www.google.com/url?q=https://city.example/plan\nRead the plan first.',
  'https://google.city.example/url?q=https://own.example',
  'https://www.google.com/url?q=/search',
  'https://www.google.com/url',
  'https://notgoogle.com/url?q=https://city.example',
  'https://google.com.evil.example/x?q=https://city.example',
  'https://www.youtube.com/watch?v=a&q=https://city.example',
  'https://urldefense.com/v3/__https://city.example/a*b__;Iw!!abc$',
  '/url?q=https://city.example',
  'mailto:a@city.example',
])('%s stays', (address) => expect(unwrapLink(address)).toBe(address));

test('the links of a text are unwrapped and named', () => {
  const targets: string[] = [];
  const html = unwrapLinksIn(
    '<p>A <a href="https://www.google.com/url?q=https://city.example/a%3Fb%3D1%26c%3D2&amp;sa=D">b</a> <a href="/own">c</a></p>',
    (target) => targets.push(target),
  );
  expect(html).toBe(
    '<p>A <a href="https://city.example/a?b=1&amp;c=2">b</a> <a href="/own">c</a></p>',
  );
  expect(targets).toEqual(['https://city.example/a?b=1&c=2']);
});
