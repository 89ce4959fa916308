import { xmlText } from '../../../lib/html/xml.ts';
import { emailColours } from '../../../site/settings/colours.ts';
import { emailForms, type EmailForm } from '../../../site/settings/emails.ts';
import { settings } from '../../../site/settings/settings.ts';
import { enquiryDefaults, type Enquiry } from '../enquiry.ts';
import { newEnquiryEmails } from './enquiry-emails.ts';

const about = { 'partner-contact': 'The Partner', 'project-interest': 'The Project' };

/** Renders the letter that a form would send now. `part` is for example `vip.notice`, `contact.confirmation`. */
export function sampleEmail(part: string | null) {
  const [formName, kind] = (part ?? '').split('.');
  const form = emailForms.find((name) => name === formName) ?? 'contact';
  const emails = newEnquiryEmails(sampleEnquiry(form), {
    siteUrl: new URL('https://site.example'),
    leaving: form === 'vip' ? 'sample' : undefined,
  });
  const mail = emails.find((one) => one.kind === kind) ?? emails[0];
  const subject = xmlText(mail?.subject ?? '');
  return (mail?.bodyHtml ?? '')
    .replace(
      /<body[^>]*>/,
      (body) =>
        `${body}<main style="display:block;border:1px solid ${emailColours().rule}"><p style="${subjectStyle()}">${subject}</p>`,
    )
    .replace('</body>', '</main></body>');
}

function subjectStyle() {
  const { ink, rule } = emailColours();
  return `margin:0;padding:12px 20px;border-bottom:1px solid ${rule};background:#f8f9f7;color:${ink};font:600 16px/1.4 'Ysabeau Office',sans-serif`;
}

function sampleEnquiry(form: EmailForm): Enquiry {
  const [firstName, lastName, email] = ['Noor', 'Lindqvist', 'noor@lindqvist.example'];
  const now = new Date().toISOString();
  return {
    ...enquiryDefaults,
    id: 'sample',
    form,
    submissionKey: '',
    reference: 'C-0418',
    aboutName: form in about ? about[form as keyof typeof about] : null,
    name: `${firstName} ${lastName}`,
    email,
    emailFolded: email,
    answers: {
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      email,
      subject: 'property',
    },
    consentVersion: settings().privacy.version,
    createdAt: now,
    updatedAt: now,
  };
}
