import { expect, test } from 'vitest';
import { greetingIn } from './greeting.ts';

test.each([
  ['04:59', 'Good evening'],
  ['05:00', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['18:00', 'Good evening'],
])('at %s in Vancouver it is %s', (time, greeting) => {
  const instant = Temporal.ZonedDateTime.from(`2026-11-21T${time}[America/Vancouver]`);
  expect(greetingIn('America/Vancouver', instant.toInstant())).toBe(greeting);
});
