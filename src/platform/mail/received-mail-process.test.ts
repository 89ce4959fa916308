import { afterAll, expect, test } from 'vitest';
import { mailOfManyLines, receivedMails } from '../../../tests/received-mails.ts';
import { endMailProcess, readMail } from './received-mail-process.ts';

afterAll(endMailProcess);

test('a mail that would take too much memory is not parsed, and is kept with its headers and its original', async () => {
  const source = Buffer.from(mailOfManyLines());
  const mail = await readMail({ source, isCut: false });
  expect(mail).toMatchObject({
    messageId: '<lines@lindqvist.example>',
    fromAddress: 'noor@lindqvist.example',
    subject: 'Many lines',
    text: '',
    problem: 'unreadable',
  });
  const [original] = mail.files;
  expect([original?.name, original?.type]).toEqual(['message.eml', 'message/rfc822']);
  expect(original?.bytes.equals(source)).toBe(true);
});

test.each([
  ['parts', `--b\n\n\n`.repeat(20_000)],
  ['parts in each other', partsInEachOther(200)],
  ['text lines up to the limit', `${'a'.repeat(60)}\n`.repeat(399_000)],
  ['headers', '', `X-Header: ${'a'.repeat(60)}\n`.repeat(30_000)],
])(
  'a mail with too many %s is not parsed, and the next one is',
  async (_name, body, headers = '') => {
    const head = `From: noor@lindqvist.example\n${headers}Content-Type: multipart/mixed; boundary=b\n\n`;
    const mail = await readMail({ source: Buffer.from(head + body), isCut: false });
    expect(mail.problem).toBe('unreadable');
    const next = await readMail({
      source: Buffer.from('From: a@b.example\n\nFine.'),
      isCut: false,
    });
    expect(next.text).toBe('Fine.');
  },
);

test('a mail whose earlier attempts did not end is not parsed again', async () => {
  const raw = { source: Buffer.from('From: a@b.example\nSubject: Hello\n\nFine.'), isCut: false };
  expect(await readMail(raw, 2)).toMatchObject({ text: 'Fine.', problem: null });
  expect(await readMail(raw, 3)).toMatchObject({ subject: 'Hello', problem: 'unreadable' });
});

test.each([
  ['no charset', receivedMails.noCharset, { text: 'お世話になっております。田中です。' }],
  [
    'the letters of NEC and IBM',
    receivedMails.microsoftLetters,
    { fromName: '髙郷㈱', subject: '①髙層階の価格 ㈱', text: '①髙層階の価格 ㈱' },
  ],
  ['another charset than it declares', receivedMails.wrongCharset, { text: 'ほげ 東京' }],
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
  const mail = await readMail({ source: Buffer.from(source, 'latin1'), isCut: false });
  expect(mail).toMatchObject(expected);
});

test('a mail whose text is in winmail.dat says so', async () => {
  const mail = await readMail({ source: Buffer.from(receivedMails.winmail), isCut: false });
  expect(mail).toMatchObject({ text: '', problem: 'winmail' });
  expect(mail.files.map(({ name }) => name)).toEqual(['winmail.dat']);
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
