import { expect, test } from 'vitest';
import { mailCauseInWords, mailErrorFor, noMailText } from './mail-causes.ts';

test('a rejected address with letters beyond ASCII is named as the likely cause', () => {
  const cause = 'EENVELOPE 553';
  expect(mailCauseInWords(cause, 'jörg@müller.example')).toContain('letters such as ö');
  for (const recipient of ['jorg@müller.example', 'noor@lindqvist.example'])
    expect(mailCauseInWords(cause, recipient)).not.toContain('letters such as ö');
});

test('what only the site administrator can mend is told to owners, and the rest to all', () => {
  const [login, unknown] = ['535 5.7.8 Authentication failed', '550 5.1.1 no such user'];
  expect(mailErrorFor('owner', login)).toBe(login);
  for (const role of ['editor', 'enquiries', 'partner'] as const) {
    const error = mailErrorFor(role, login) ?? '';
    expect(error).toBe('Emails are not being sent. An owner can see why.');
    expect(mailCauseInWords(error)).toBe(error);
    expect(mailErrorFor(role, unknown)).toBe(unknown);
    expect(mailErrorFor(role, null)).toBeNull();
    expect(noMailText(role)).toBe(error);
  }
  expect(noMailText('owner')).toBe('Email is not set up.');
});
