import { expect, test } from 'vitest';
import { isCompleted } from './project-completion.ts';

test.each([
  ['completed', 'Fall 2028', true],
  ['available-now', 'Spring 2026', true],
  ['available-now', 'Fall 2028', false],
  ['sold-out', 'Fall 2025', true],
  ['sold-out', null, false],
  ['in-progress', 'Spring 2026', false],
  ['upcoming', 'Spring 2026', false],
])(
  'a building that is %s, completion %s, was completed: %s',
  (status, completionDate, expected) => {
    expect(isCompleted({ status, completionDate }, '2026-11-20')).toBe(expected);
  },
);
