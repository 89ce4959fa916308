import { expect, test } from 'vitest';
import { explainEmailError, emailErrorFor, noEmailText } from './email-errors.ts';

test('a rejected address with letters beyond ASCII is named as the likely cause', () => {
  const cause = 'EENVELOPE 553';
  expect(explainEmailError(cause, 'jörg@müller.example')).toContain('letters such as ö');
  for (const recipient of ['jorg@müller.example', 'noor@lindqvist.example'])
    expect(explainEmailError(cause, recipient)).not.toContain('letters such as ö');
});

test('what only the site administrator can mend is told to owners, and the rest to all', () => {
  const [login, unknown] = ['535 5.7.8 Authentication failed', '550 5.1.1 no such user'];
  expect(emailErrorFor('owner', login)).toBe(login);
  for (const role of ['editor', 'enquiries', 'partner'] as const) {
    const error = emailErrorFor(role, login) ?? '';
    expect(error).toBe('Emails are not being sent. An owner can see why.');
    expect(explainEmailError(error)).toBe(error);
    expect(emailErrorFor(role, unknown)).toBe(unknown);
    expect(emailErrorFor(role, null)).toBeNull();
    expect(noEmailText(role)).toBe(error);
  }
  expect(noEmailText('owner')).toBe('Email is not set up.');
});

test('an error that nobody has described stays with owners', () => {
  const error = 'queue file write error at /var/spool/mail01.solmere.internal';
  expect(emailErrorFor('owner', error)).toBe(error);
  expect(emailErrorFor('editor', error)).toBe('The mail server rejected it.');
  const encoding = emailErrorFor('editor', 'SMTPUTF8 required');
  expect(explainEmailError(encoding ?? '', 'jörg@müller.example')).toContain('letters such as ö');
});
