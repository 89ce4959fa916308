import { expect, test } from 'vitest';
import { developerSchema } from './developer.ts';
import { demoDevelopers } from './developers.demo.ts';

test('the developers of the cast keep the rules', () => {
  for (const developer of demoDevelopers)
    expect(developerSchema.parse(developer)).toEqual(developer);
});

test('a developer needs a name and nothing else', () => {
  expect(developerSchema.parse({ name: 'Northquay' })).toEqual({
    name: 'Northquay',
    description: '',
    logoUrl: null,
    website: null,
  });
  expect(developerSchema.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe(
    'This is needed.',
  );
});
