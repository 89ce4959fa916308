import { expect, test } from 'vitest';
import {
  clearEnquiries,
  later,
  noon,
  stored,
  submit,
} from '../../../tests/fixtures/submitted-enquiries.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { settings } from '../../site/settings/settings.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { withSettings } from '../settings/site-settings.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { listEnquiries } from './inbox/enquiries-inbox.server.ts';
import { findReceipt, newReference } from './receipts.server.ts';

await prepareDataFolder();

const kestrel = {
  id: '8d6a0d6c-0f0b-4c2b-9a43-4d1f8a3f0a12',
  slug: 'kestrel-house',
  name: 'Kestrel House',
  city: 'VANCOUVER',
  replier: { name: 'Ingrid Halvorsen', phone: '+1 604 555 0142', brokerage: null },
};

clearEnquiries();

test('an enquiry gets a reference with its form, its home or record, and four digits', async () => {
  await submit('project-interest', demoEnquiries['project-interest'], {
    about: { ...kestrel, home: '2701' },
  });
  await submit('partner-contact', demoEnquiries['partner-contact'], {
    about: { ...kestrel, slug: 'ingrid-halvorsen' },
  });
  for (const form of ['contact', 'vip', 'join'] as const) await submit(form, demoEnquiries[form]);
  const references = (await stored()).map(({ form, reference }) => [form, reference]);
  expect(Object.fromEntries(references)).toEqual({
    'project-interest': expect.stringMatching(/^I-2701-\d{4}$/),
    'partner-contact': expect.stringMatching(/^P-INGRID-HALVORSEN-\d{4}$/),
    contact: expect.stringMatching(/^C-\d{4}$/),
    vip: expect.stringMatching(/^V-\d{4}$/),
    join: expect.stringMatching(/^J-\d{4}$/),
  });
});

test('the same answers about another home are another enquiry', async () => {
  const answers = demoEnquiries['project-interest'];
  for (const home of ['2701', '2702', '2702', undefined])
    await submit('project-interest', answers, { about: { ...kestrel, home } });
  const homes = (await stored()).map(({ home }) => home ?? '');
  expect(homes.toSorted()).toEqual(['', '2701', '2702']);
});

test('a reference is given once, with more digits when four are used up', async () => {
  await submit('contact', demoEnquiries.contact);
  const [row] = await stored();
  if (!row) throw new Error('Nothing was stored');
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    id: `copy-${index}`,
    submissionKey: `copy-${index}`,
    reference: `C-${String(index).padStart(4, '0')}`,
  })).filter(({ reference }) => reference !== row.reference);
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('enquiries')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const next = { form: 'contact', aboutSlug: null, home: null } as const;
  expect(await inTransaction((tx) => newReference(tx, next))).toMatch(/^C-\d{5}$/);
});

test('staff find an enquiry by its reference, and its emails carry it', async () => {
  await submit('contact', { ...demoEnquiries.contact, email: 'other@a.example' });
  await submit('contact', demoEnquiries.contact);
  const enquiry = (await stored()).find(({ email }) => email === demoEnquiries.contact['email']);
  const reference = enquiry?.reference ?? '';
  const found = await listEnquiries({ search: reference.toLowerCase(), page: 1 });
  expect(found.enquiries.map(({ id }) => id)).toEqual([enquiry?.id]);
  const emails = await db
    .selectFrom('outgoingMails')
    .select(['kind', 'bodyText', 'bodyHtml'])
    .where('enquiryId', '=', enquiry?.id ?? '')
    .execute();
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'notice']);
  for (const { bodyText, bodyHtml } of emails) {
    expect(bodyText).toContain(reference);
    expect(bodyHtml).toContain(reference);
  }
});

test('the receipt says who replies and by what day, only if the office has promised it', async () => {
  const about = { ...kestrel, home: '2701' };
  const answers = demoEnquiries['project-interest'];
  const result = await submit('project-interest', answers, { about, now: noon });
  const id = (result.outcome === 'sent' && result.id) || '';
  const inbox = settings().desk;
  const read = (now = noon, subject: typeof about | undefined = about) =>
    findReceipt(id, 'project-interest', subject, now);
  const promised = await withSettings('desk', { ...inbox, replyDays: 2 }, () => read());
  expect(promised).toEqual({
    id,
    form: 'project-interest',
    isConfirmed: false,
    name: answers['fullName'],
    email: answers['email'],
    about: 'Kestrel House, home 2701',
    place: 'Vancouver',
    reference: expect.stringMatching(/^I-2701-\d{4}$/),
    reply: {
      name: 'Ingrid Halvorsen',
      firstName: 'Ingrid',
      brokerage: '',
      phone: '+1 604 555 0142',
      by: 'Tuesday, November 24',
    },
  });
  const silent = await withSettings('desk', { ...inbox, replyDays: null }, () => read());
  expect(silent).toMatchObject({ reply: null });
  expect(await read(later(noon, 61))).toBeUndefined();
  expect(await read(noon, { ...about, id: 'another' })).toBeUndefined();
  expect(await findReceipt(id, 'contact', undefined, noon)).toBeUndefined();
});
