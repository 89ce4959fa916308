import { expect, test } from 'vitest';
import { saveInputSchema } from '../../model/fields.ts';
import { developerSchema, hostName, newDeveloperName } from './developer.ts';
import { demoDevelopers } from './developers.demo.ts';

test('the demo developers match the schema', () => {
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
  expect(developerSchema.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe('Required.');
});

test('a logo must be an uploaded picture', () => {
  const draft = { name: 'Northquay', logoUrl: 'https://elsewhere.example/a.svg' };
  expect(saveInputSchema(developerSchema).safeParse(draft).error?.issues[0]?.message).toBe(
    'Choose an image',
  );
});

test('a new developer gets the first free name', () => {
  expect(newDeveloperName(new Set(), 7)).toBe('New Developer');
  expect(newDeveloperName(new Set(['New Developer', 'New Developer 2']), 7)).toBe(
    'New Developer 1',
  );
  const takenNames = [
    'New Developer',
    ...Array.from({ length: 100 }, (_, index) => `New Developer ${index + 1}`),
  ];
  expect(newDeveloperName(new Set(takenNames), 1_700)).toBe('New Developer 1700');
  expect(newDeveloperName(new Set([...takenNames, 'New Developer 1700']), 1_700)).toBe(
    'New Developer 1701',
  );
});

test('a website is shown by its host', () => {
  expect(hostName('https://www.northquay.example/towers')).toBe('northquay.example');
});
