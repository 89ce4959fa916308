import { expect, test } from 'vitest';
import { senderNotes } from './sender-notes.ts';

const email = 'noor@lindqvist.example';

test.each([
  ['the enquirer', { fromAddress: 'Noor@Lindqvist.example' }, []],
  [
    'another address',
    { fromAddress: 'noor@elsewhere.example' },
    [
      'Sent from another address, noor@elsewhere.example. Your reply goes to noor@lindqvist.example.',
    ],
  ],
  [
    'a portal that names the enquirer',
    { fromAddress: 'noreply@portal.example', replyTo: email },
    ['Sent from noreply@portal.example, which asks for replies to noor@lindqvist.example.'],
  ],
  [
    'the enquirer, who wants replies elsewhere',
    { fromAddress: email, replyTo: 'thief@elsewhere.example' },
    [
      'The sender asks for replies to thief@elsewhere.example. Your reply goes to noor@lindqvist.example.',
    ],
  ],
  [
    'another address that wants replies elsewhere',
    { fromAddress: 'a@b.example', replyTo: 'c@d.example' },
    [
      'Sent from another address, a@b.example. It asks for replies to c@d.example. Your reply goes to noor@lindqvist.example.',
    ],
  ],
  [
    'a member’s name',
    { fromAddress: email, namesTeam: true },
    [
      'This sender has the name or address of a team member. Senders can be forged: check with them before you act on it.',
    ],
  ],
])('a message from %s says so', (_name, sender, notes) => {
  const message = { direction: 'received', replyTo: null, namesTeam: false, ...sender } as const;
  expect(senderNotes(message, email)).toEqual(notes);
});

test('a sent message needs no notes', () => {
  const sent = { direction: 'sent', fromAddress: 'desk@solmere.example', replyTo: null } as const;
  expect(senderNotes({ ...sent, namesTeam: false }, email)).toEqual([]);
});
