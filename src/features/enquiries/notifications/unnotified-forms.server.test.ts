import { beforeEach, expect, test, vi } from 'vitest';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { db } from '../../../platform/database/database.ts';
import { sender } from '../../../site/emails/email-content.ts';
import { headOffice, settings } from '../../../site/settings/settings.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { withSettings } from '../../settings/site-settings.server.ts';
import { withAccounts } from '../../../platform/accounts/tables.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { enquiryFormNames } from '../enquiry.ts';
import { sendReply } from '../conversation/replies.server.ts';
import { listUnnotifiedForms, logUnnotifiedForms } from './unnotified-forms.server.ts';

const password = 'three tall cranes';

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
  await withAccounts(db).deleteFrom('authUser').execute();
});

test('without an address for letters, the office is told at its e-mail, and writes from it', async () => {
  await withAddresses({ email: 'hello@halden.example', infoEmail: '' }, async () => {
    expect(await listUnnotifiedForms()).toEqual([]);
    expect(await notified()).toEqual(['hello@halden.example']);
    const [enquiry] = await stored();
    const reply = { submissionKey: 'a'.repeat(32), subject: 'Re', html: '<p>Hi</p>' };
    await sendReply({ id: enquiry?.id ?? '', ...reply }, 'ada@halden.example');
    const emails = await db.selectFrom('outgoingMails').selectAll().execute();
    const replyTo = emails.filter(
      ({ purpose, kind }) => purpose === 'reply' || kind === 'confirmation',
    );
    expect(replyTo.map((mail) => mail.replyTo)).toEqual(Array(2).fill('hello@halden.example'));
    expect(sender()).toContain('<hello@halden.example>');
  });
});

test('without any address, the owners are told', async () => {
  await createAdministrator({ email: 'ada@halden.example', name: 'Ada', password });
  await createAdministrator({ email: 'admin@site.example', name: 'Administrator', password });
  await createAdministrator({ email: 'bea@halden.example', name: 'Bea', password });
  await withAccounts(db)
    .updateTable('authUser')
    .set({ role: 'editor' })
    .where('email', '=', 'bea@halden.example')
    .execute();
  await withAddresses({ email: '', infoEmail: '' }, async () => {
    expect(await notified()).toEqual(['ada@halden.example']);
    expect(await listUnnotifiedForms()).toEqual([]);
  });
});

test('if no one would be told, the site says so', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await createAdministrator({ email: 'admin@site.example', name: 'Administrator', password });
  await withAddresses({ email: '', infoEmail: '' }, async () => {
    expect(await notified()).toEqual([]);
    expect(await listUnnotifiedForms()).toEqual(enquiryFormNames);
    await logUnnotifiedForms();
  });
  expect(log.mock.calls.flat()).toEqual([
    'No one is notified of enquiries. Add an email address in the settings',
  ]);
  log.mockRestore();
});

function withAddresses(addresses: { email: string; infoEmail: string }, run: () => Promise<void>) {
  const { offices } = settings();
  return withSettings('offices', { ...offices, offices: [{ ...headOffice(), ...addresses }] }, run);
}

async function notified() {
  await submit('contact', demoEnquiries.contact);
  const emails = await db
    .selectFrom('outgoingMails')
    .select('recipient')
    .where('kind', '=', 'notice')
    .execute();
  return emails.map(({ recipient }) => recipient);
}
