import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleNames } from '../model/rights.ts';
import { setupHint } from './setup-hints.ts';

const guide = readFileSync('docs/operating.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

test.each(['email', 'linkChecks'] as const)(
  'the hint about %s names what the guide has',
  (name) => {
    const hint = setupHint(name, 'owner') ?? '';
    const [, section] = /see “(.+)” in docs\/operating\.md/.exec(hint) ?? [];
    expect(guide).toContain(`\n## ${section}\n`);
    const [variable] = /[A-Z]+_[A-Z]+/.exec(hint) ?? [];
    expect(readme).toContain(`| \`${variable}\``);
  },
);

test('only owners get hints about the server', () => {
  const roles = roleNames.filter((role) => setupHint('email', role) !== undefined);
  expect(roles).toEqual(['owner']);
});
