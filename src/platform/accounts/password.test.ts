import { expect, test } from 'vitest';
import { makePassword, passwordFault } from './password.ts';

const email = 'ingrid@solmere.example';

test.each([
  ['quiet inlet', 'must have 12 characters or more'],
  ['long'.repeat(40), 'must have 128 characters or fewer'],
  ['Solmere2026!', 'must be harder to guess'],
  ['solmeresolmere', 'must be harder to guess'],
  ['Password12345', 'must be harder to guess'],
  ['123456789012', 'must be harder to guess'],
  ['210987654321', 'must be harder to guess'],
  ['abababababababab', 'must be harder to guess'],
  ['Ingrid@Solmere.example', 'must be harder to guess'],
  ['ingrid-2026-2026', 'must be harder to guess'],
])('%j is refused: it %s', (password, fault) => {
  expect(passwordFault(password, email)).toBe(fault);
});

test.each(['four grey herons', 'low sun over still water', '583920174652', makePassword()])(
  '%j is accepted',
  (password) => {
    expect(passwordFault(password, email)).toBeUndefined();
  },
);
