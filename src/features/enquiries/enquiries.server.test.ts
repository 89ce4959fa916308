import { expect, test } from 'vitest';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { settings } from '../../site/settings/settings.ts';
import { withSettings } from '../settings/site-settings.server.ts';
import { enquiryFormNames } from './enquiry.ts';
import { trapName } from './forms/enquiry-declaration.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import {
  clearEnquiries,
  countedTries,
  later,
  noon,
  somebody,
  stored,
  submit,
} from '../../../tests/fixtures/submitted-enquiries.ts';

await prepareDataFolder();

const ingrid = {
  id: '8d6a0d6c-0f0b-4c2b-9a43-4d1f8a3f0a11',
  slug: 'ingrid-halvorsen',
  name: 'Ingrid Halvorsen',
  email: 'ingrid@solmere.example',
};

clearEnquiries();

test.each(enquiryFormNames)('all answers of %s are stored', async (form) => {
  const answers = demoEnquiries[form];
  expect(await submit(form, answers, { about: ingrid, now: noon })).toMatchObject({
    outcome: 'sent',
  });
  const [enquiry] = await stored();
  expect(enquiry).toMatchObject({
    form,
    aboutId: ingrid.id,
    aboutSlug: ingrid.slug,
    aboutName: ingrid.name,
    name: answers['fullName'] ?? `${answers['firstName']} ${answers['lastName']}`,
    email: answers['email'],
    phone: answers['phone'],
    status: 'new',
    consentVersion: '3',
    newsletterOptIn: answers['newsletterOptIn'] ? 1 : 0,
    createdAt: noon.toISOString(),
  });
  expect(JSON.parse(enquiry?.answers ?? '')).toEqual(answers);
  expect(enquiry?.consentSentence).toContain('solmere.example');
  expect(enquiry?.consentSentence).not.toContain('{');
});

test('an enquiry stores the text and version of the consent', async () => {
  const privacy = { ...settings().privacy, contact: 'We answer from {office.city}.', version: '3' };
  await withSettings('privacy', privacy, () => submit('contact', demoEnquiries.contact));
  const [enquiry] = await stored();
  expect(enquiry).toMatchObject({
    consentVersion: '3',
    consentSentence: 'We answer from Vancouver.',
  });
});

test('an enquiry is found by words of its answers, without accents', async () => {
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
  const [enquiry] = await stored();
  for (const text of ['emile laroche', 'ingrid', 'kitsilano', 'a terrace', '514 555 0121']) {
    expect(enquiry?.searchText).toContain(text);
  }
});

test('the notice and the confirmation are stored with the enquiry', async () => {
  await submit('partner-contact', demoEnquiries['partner-contact'], { about: ingrid });
  const emails = await db.selectFrom('outgoingMails').selectAll().orderBy('kind').execute();
  const [enquiry] = await stored();
  expect(emails.map(({ kind, recipient, enquiryId }) => [kind, recipient, enquiryId])).toEqual([
    ['confirmation', 'emile@laroche.example', enquiry?.id],
    ['notice', ingrid.email, enquiry?.id],
  ]);
});

test('if a mail cannot be stored, neither the enquiry nor an attempt is', async () => {
  await db.schema.alterTable('outgoingMails').renameTo('mailsAside').execute();
  try {
    await expect(submit('vip', demoEnquiries.vip)).rejects.toThrow(/outgoing_mails/);
  } finally {
    await db.schema.alterTable('mailsAside').renameTo('outgoingMails').execute();
  }
  expect(await stored()).toEqual([]);
  expect(await db.selectFrom('limitTries').selectAll().execute()).toEqual([]);
});

test('validation errors are returned by field, and nothing is stored', async () => {
  const answer = await submit('contact', {
    ...demoEnquiries.contact,
    email: 'noor@',
    subject: 'x',
  });
  expect(answer).toEqual({
    outcome: 'refused',
    errors: {
      email: 'Enter an email address, such as name@example.com',
      subject: 'Choose an option.',
    },
  });
  expect(await stored()).toEqual([]);
});

test.each(enquiryFormNames)(
  'spam caught by the trap of %s is stored separately and not mailed',
  async (form) => {
    const spam = { ...demoEnquiries[form], [trapName]: 'https://pills.example' };
    expect(await submit(form, spam, { about: ingrid })).toMatchObject({ outcome: 'sent' });
    expect(await stored()).toMatchObject([{ status: 'spam', name: expect.stringMatching(/\w/) }]);
    expect(await db.selectFrom('outgoingMails').selectAll().execute()).toEqual([]);
  },
);

test('only readable answers of spam are stored', async () => {
  const spam = { 'bot-field': 'x', firstName: 'Bot', email: ['a', 'b'], phone: {}, message: 7 };
  expect(await submit('vip', spam)).toMatchObject({ outcome: 'sent' });
  expect(await submit('vip', { 'bot-field': 'x', email: 'none' })).toMatchObject({
    outcome: 'sent',
  });
  expect(await stored()).toMatchObject([{ status: 'spam', answers: '{"firstName":"Bot"}' }]);
});

test.each([{}, { submissionKey: '3b1f1c1e-6a0e-4f0e-8f59-1f3f0e9b7d11' }])(
  'resending without the trap value stores an enquiry (%o)',
  async (key) => {
    expect(await submit('contact', spamWith(demoEnquiries.contact), key)).toMatchObject({
      outcome: 'sent',
    });
    expect(await submit('contact', demoEnquiries.contact, key)).toMatchObject({ outcome: 'sent' });
    expect((await stored()).map(({ status }) => status).toSorted()).toEqual(['new', 'spam']);
    expect(await db.selectFrom('outgoingMails').selectAll().execute()).toHaveLength(2);
  },
);

test('spam does not count towards the limits of others', async () => {
  const { contact } = demoEnquiries;
  for (let tries = 0; tries < 30; tries++) {
    const spam = spamWith({ ...contact, message: `Pills ${tries}` });
    await submit('contact', spam, { now: noon });
  }
  expect(await submit('contact', contact, { now: noon })).toMatchObject({ outcome: 'sent' });
  expect(await stored()).toHaveLength(31);
});

test('spam above its own limit gets a success response and is not stored', async () => {
  const spam = Array.from({ length: 40 }, () => spamWith({ ...somebody(), subject: 'pills' }));
  const answers = await Promise.all(spam.map((sent) => submit('contact', sent, { now: noon })));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['sent']));
  expect(await stored()).toHaveLength(30);
});

test('spam from an address above its limit gets a success response', async () => {
  for (let tries = 0; tries < 30; tries++) await submit('contact', somebody(), { now: noon });
  const spam = spamWith({ ...somebody(), subject: 'pills' });
  expect(await submit('contact', spam, { now: noon })).toMatchObject({ outcome: 'sent' });
  expect(await submit('contact', somebody(), { now: noon })).toMatchObject({ outcome: 'limited' });
});

test('a double tap stores one enquiry, and both requests succeed', async () => {
  const key = { submissionKey: '3b1f1c1e-6a0e-4f0e-8f59-1f3f0e9b7d11' };
  const taps = Array.from({ length: 8 }, () => submit('contact', demoEnquiries.contact, key));
  expect(new Set((await Promise.all(taps)).map(({ outcome }) => outcome))).toEqual(
    new Set(['sent']),
  );
  expect(await stored()).toHaveLength(1);
  expect(await countedTries()).toHaveLength(1);
  expect(await db.selectFrom('outgoingMails').selectAll().execute()).toHaveLength(2);
});

test('an edited form that is sent again is a new enquiry', async () => {
  const key = { submissionKey: '3b1f1c1e-6a0e-4f0e-8f59-1f3f0e9b7d11' };
  await submit('contact', demoEnquiries.contact, key);
  await submit('contact', { ...demoEnquiries.contact, message: 'Three homes.' }, key);
  expect(await stored()).toHaveLength(2);
});

test('without script, identical enquiries within ten minutes are stored once, even across a window boundary', async () => {
  const endOfWindow = new Date('2026-11-21T20:09:59.900Z');
  const taps = [endOfWindow, later(endOfWindow, 0.01), later(endOfWindow, 9)];
  await Promise.all(taps.map((now) => submit('vip', demoEnquiries.vip, { now })));
  expect(await stored()).toHaveLength(1);
  await submit('vip', demoEnquiries.vip, { now: later(endOfWindow, 21) });
  expect(await stored()).toHaveLength(2);
});

test('the same note to two partners is two enquiries', async () => {
  const note = demoEnquiries['partner-contact'];
  await submit('partner-contact', note, { about: ingrid });
  await submit('partner-contact', note, { about: { ...ingrid, id: 'another' } });
  expect(await stored()).toHaveLength(2);
});

function spamWith(sent: Record<string, unknown>) {
  return { ...sent, [trapName]: 'https://pills.example' };
}
