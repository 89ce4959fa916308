import { expect, test } from 'vitest';
import { mailCauseInWords } from './mail-causes.ts';

test('a rejected address with letters beyond ASCII is named as the likely cause', () => {
  const cause = 'EENVELOPE 553';
  expect(mailCauseInWords(cause, 'jörg@müller.example')).toContain('letters such as ö');
  for (const recipient of ['jorg@müller.example', 'noor@lindqvist.example'])
    expect(mailCauseInWords(cause, recipient)).not.toContain('letters such as ö');
});
