import { randomBytes, randomUUID } from 'node:crypto';
import { demoEnquiries } from '../src/features/enquiries/enquiries.demo.ts';
import { fold } from '../src/lib/text/fold.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';
import { insert, sampleTime, wordAt } from './scale-rows.ts';

/** Visitors of all forms, each with a notice and a confirmation that were sent. */
export async function addEnquiries(count: number) {
  const records = Object.entries(demoEnquiries);
  const statuses = ['new', 'new', 'new', 'answered', 'answered', 'answered', 'spam'] as const;
  const enquiries = Array.from({ length: count }, (_, at) => {
    const [form, answers] = records[at % records.length] as [keyof typeof demoEnquiries, object];
    const name = `Noor Lindqvist ${at}`;
    const email = `noor-${at}@lindqvist.example`;
    return {
      id: randomUUID(),
      form,
      submissionKey: randomBytes(32).toString('base64url'),
      aboutId: null,
      aboutSlug: null,
      aboutName: null,
      name,
      email,
      emailFolded: email,
      phone: '+1 604 555 0177',
      answers: JSON.stringify({ ...answers, email }),
      consentVersion: baseSettings.privacy.version,
      consentSentence: baseSettings.privacy[form],
      newsletterOptIn: 0 as const,
      status: statuses[at % statuses.length] ?? 'new',
      readAt: at % statuses.length === 0 ? null : sampleTime(at),
      note: '',
      searchText: fold([name, ...Object.values(answers), wordAt(at)].join(' ')),
      revision: 1,
      createdAt: sampleTime(at),
      updatedAt: sampleTime(at),
      updatedBy: null,
    };
  });
  await insert('enquiries', enquiries);
  const emails = enquiries.flatMap(({ id, email, createdAt }) =>
    (['notice', 'confirmation'] as const).map((kind) => ({
      id: randomUUID(),
      enquiryId: id,
      kind,
      messageId: `<${randomUUID()}@solmere.example>`,
      recipient: email,
      recipientFolded: email,
      replyTo: null,
      subject: 'Thank you for writing',
      bodyText: 'We read every email. '.repeat(40),
      bodyHtml: '<p>We read every email.</p>'.repeat(80),
      state: 'sent' as const,
      tries: 1,
      nextTryAt: createdAt,
      leaseUntil: null,
      lastError: null,
      createdAt,
      sentAt: createdAt,
    })),
  );
  await insert('outgoingMails', emails);
}
