import { expect, test } from 'vitest';
import { vcard, type Contact } from './vcard.ts';

const contact: Contact = {
  uid: 'https://solmere.example/partners/ingrid-halvorsen',
  name: 'Ingrid Marie Halvorsen',
  organisation: 'Solmere Brokerage, Inc.; Vancouver',
  title: 'Founder\nSenior partner',
  workPhone: '+1 604 555 0142',
  mobile: null,
  email: 'ingrid@solmere.example',
  url: 'https://solmere.example/partners/ingrid-halvorsen',
  photoUrl: null,
  note: null,
  updatedAt: '2026-11-20T18:00:00.000Z',
};

test('a contact is written with its name in parts, and special characters escaped', () => {
  const lines = vcard(contact).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines).toContain('N:Halvorsen;Ingrid Marie;;;');
  expect(lines).toContain(String.raw`ORG:Solmere Brokerage\, Inc.\; Vancouver`);
  expect(lines).toContain(String.raw`TITLE:Founder\nSenior partner`);
  expect(lines.some((line) => line.startsWith('TEL;TYPE=CELL'))).toBe(false);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
});

test('no line is longer than 75 bytes, and no character is cut', () => {
  const note = '東京の物件について、'.repeat(20);
  const text = vcard({ ...contact, note });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`NOTE:${note}`);
});

test('a value cannot begin a line of its own', () => {
  const name = 'Mei\r\nEND:VCARD\u0000\u0085';
  expect(vcard({ ...contact, name }).match(/^END:VCARD/gm)).toHaveLength(1);
});
