import { expect, test } from 'vitest';
import { db } from '../../platform/database/database.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { editor } from '../../../tests/fixtures/inbox-enquiries.ts';
import { emptyPartners, ingrid, saved as savedPartner } from '../../../tests/fixtures/partner.ts';
import { publishTranslation } from '../../../tests/fixtures/translations.ts';
import { clearEnquiries, stored, submit } from '../../../tests/fixtures/submitted-enquiries.ts';
import { sendReply } from './conversation/replies.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { demoBrokerages } from '../settings/brokerages.demo.ts';
import { withSettings } from '../settings/site-settings.server.ts';
import { findEnquiry } from './inbox/opened-enquiries.server.ts';

await prepareDataFolder();
clearEnquiries();

test('who writes in Japanese is answered in Japanese, and the team is told in its own language', async () => {
  await runInLanguage('ja-JP', () => submit('vip', demoEnquiries.vip));
  const [enquiry] = await stored();
  expect(enquiry?.consentLanguage).toBe('ja-JP');
  const confirmation = await emailTo(demoEnquiries.vip.email ?? '');
  expect(confirmation.bodyHtml).toContain('<html lang="ja-JP"');
  expect(confirmation.bodyText).toContain('受付番号');
  const notice = await emailTo('info@solmere.example');
  expect(notice.bodyHtml).toContain('<html lang="en-CA"');
  expect(notice.bodyText).not.toMatch(/[ぁ-ん]/);

  const id = enquiry?.id ?? '';
  expect((await findEnquiry({ id }))?.templates.length).toBeGreaterThan(0);
  const reply = {
    submissionKey: 'b'.repeat(32),
    subject: '見学',
    html: '<p>お待ちしています。</p>',
  };
  await sendReply({ id, ...reply }, editor);
  const [sent] = await emails().where('purpose', '=', 'reply').execute();
  expect(sent?.bodyHtml).toContain('<html lang="ja-JP"');
});

test('a language that the site no longer has is answered in the one of the records', async () => {
  await runInLanguage('it-IT', () => submit('vip', demoEnquiries.vip));
  const confirmation = await emailTo(demoEnquiries.vip.email ?? '');
  expect(confirmation.bodyHtml).toContain('<html lang="en-CA"');
});

test('a confirmation names the licence of the partner in the language of the form, or marks its own', async () => {
  await emptyPartners();
  const licensed = { ...ingrid, licenceClass: 'Managing broker' };
  const { id, slug, name } = await savedPartner(licensed);
  const write = async (message: string) => {
    const visitor = { ...demoEnquiries['partner-contact'], message };
    const about = { id, slug, name };
    await withSettings('brokerages', demoBrokerages, () =>
      runInLanguage('ja-JP', () => submit('partner-contact', visitor, { about })),
    );
    return emailTo(demoEnquiries['partner-contact'].email ?? '');
  };
  expect((await write('One')).bodyHtml).toContain('<span lang="en-CA">Managing broker</span>');
  await publishTranslation('partners', id, 'ja-JP', '日');
  await db.deleteFrom('outgoingMails').execute();
  const translated = await write('Two');
  expect(translated.bodyHtml).toContain('、[日] Managing broker');
  expect(translated.bodyHtml).not.toContain('lang="en-CA"');
});

function emails() {
  return db.selectFrom('outgoingMails').selectAll();
}

async function emailTo(recipient: string) {
  return emails().where('recipient', '=', recipient).executeTakeFirstOrThrow();
}
