import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

test('a blank line ends a paragraph, a single line break does not', () => {
  expect(paragraphs('One\nline.\n\nTwo.\r\n \r\n\r\nThree.\n')).toEqual([
    'One\nline.',
    'Two.',
    'Three.',
  ]);
});

test('an empty text has no paragraphs', () => {
  expect(paragraphs(' \n\n ')).toEqual([]);
});
