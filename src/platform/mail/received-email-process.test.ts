import { afterAll, expect, test } from 'vitest';
import { emailOfManyLines, receivedEmails } from '../../../tests/mail/received-emails.ts';
import { endParser, readEmail } from './received-email-process.ts';

afterAll(endParser);

test('a mail that would take too much memory is not parsed, and is kept with its headers and its original', async () => {
  const source = Buffer.from(emailOfManyLines());
  const email = await readEmail({ source, isCut: false });
  expect(email).toMatchObject({
    messageId: '<lines@lindqvist.example>',
    fromAddress: 'noor@lindqvist.example',
    subject: 'Many lines',
    text: '',
    problem: 'unreadable',
  });
  const [original] = email.files;
  expect([original?.name, original?.type]).toEqual(['message.eml', 'message/rfc822']);
  expect(original?.bytes.equals(source)).toBe(true);
});

test.each([
  ['parts', `--b\n\n\n`.repeat(20_000)],
  ['parts in each other', partsInEachOther(200)],
  ['text lines up to the limit @long', `${'a'.repeat(60)}\n`.repeat(399_000)],
  ['headers', '', `X-Header: ${'a'.repeat(60)}\n`.repeat(30_000)],
])(
  'a mail with too many %s is not parsed, and the next one is',
  async (_name, body, headers = '') => {
    const head = `From: noor@lindqvist.example\n${headers}Content-Type: multipart/mixed; boundary=b\n\n`;
    const email = await readEmail({ source: Buffer.from(head + body), isCut: false });
    expect(email.problem).toBe('unreadable');
    const next = await readEmail({
      source: Buffer.from('From: a@b.example\n\nFine.'),
      isCut: false,
    });
    expect(next.text).toBe('Fine.');
  },
);

test('a mail whose earlier attempts did not end is not parsed again', async () => {
  const raw = { source: Buffer.from('From: a@b.example\nSubject: Hello\n\nFine.'), isCut: false };
  expect(await readEmail(raw, 2)).toMatchObject({ text: 'Fine.', problem: null });
  expect(await readEmail(raw, 3)).toMatchObject({ subject: 'Hello', problem: 'unreadable' });
});

test.each([
  ['no charset', receivedEmails.noCharset, { text: 'お世話になっております。田中です。' }],
  [
    'the letters of NEC and IBM',
    receivedEmails.microsoftLetters,
    { fromName: '髙郷㈱', subject: '①髙層階の価格 ㈱', text: '①髙層階の価格 ㈱' },
  ],
  ['another charset than it declares', receivedEmails.wrongCharset, { text: 'ほげ 東京' }],
  [
    'headers in the raw charset of its text',
    `From: a@b.example\nSubject: ${latin1('Прайс')}\nContent-Type: text/plain; charset=windows-1251\n\n${latin1('Прайс')}\n`,
    { subject: 'Прайс', text: 'Прайс' },
  ],
  [
    'headers and a text in an undeclared charset',
    `From: a@b.example\nSubject: ${latin1('Здравствуйте')}\n\n${latin1('Здравствуйте, интересует цена квартиры в Ванкувере.')}\n`,
    { subject: 'Здравствуйте', text: 'Здравствуйте, интересует цена квартиры в Ванкувере.' },
  ],
  [
    'a charset that nobody knows',
    `From: a@b.example\nContent-Type: text/plain; charset=x-unknown\n\n${Buffer.from('Grüße, ほげ').toString('latin1')}\n`,
    { text: 'Grüße, ほげ' },
  ],
])('a mail with %s is readable', async (_name, source, expected) => {
  const email = await readEmail({ source: Buffer.from(source, 'latin1'), isCut: false });
  expect(email).toMatchObject(expected);
});

test('a mail whose text is in winmail.dat says so', async () => {
  const email = await readEmail({ source: Buffer.from(receivedEmails.winmail), isCut: false });
  expect(email).toMatchObject({ text: '', problem: 'winmail' });
  expect(email.files.map(({ name }) => name)).toEqual(['winmail.dat']);
});

function partsInEachOther(depth: number) {
  return Array.from(
    { length: depth },
    (_one, at) =>
      `--${at ? `b${at}` : 'b'}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n\n`,
  ).join('');
}

/** Cyrillic in windows-1251, as characters of one byte each. */
function latin1(text: string) {
  const bytes = Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  });
  return Buffer.from(bytes).toString('latin1');
}
