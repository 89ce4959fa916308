import { dateIn, momentIn } from '../../lib/dates.ts';
import { roles, type Role } from '../../lib/rights.ts';
import type { OutgoingMail } from '../../platform/mail-row.ts';
import { letterAsHtml } from '../../site/Letter.tsx';
import { letterAsText, type Letter } from '../../site/letter.ts';
import { headOffice, settings } from '../../site/settings.ts';

type Invited = { email: string; name: string; role: Role; expiresAt: string };

export function invitationMail(invited: Invited, inviter: string, url: string): OutgoingMail {
  const { email, name, role, expiresAt } = invited;
  const company = settings().company.name;
  const { title, about } = roles[role];
  return mailTo(email, `${inviter} invites you to the back office of ${company}`, {
    preview: 'Choose a password and go in.',
    heading: `Welcome, ${name}`,
    paragraphs: [
      `${inviter} asks you to the back office of ${company} as ${title}. ${about}`,
      `The link is for you alone, works once, and ends on ${dateIn(headOffice().timeZone, expiresAt)}.`,
      'You did not expect this? Then do nothing: nothing happens.',
    ],
    button: { label: 'Accept the invitation', url },
  });
}

export function passwordMail(to: { email: string; name: string }, url: string): OutgoingMail {
  return mailTo(to.email, `A new password for ${settings().company.name}`, {
    preview: 'The link works once, within an hour.',
    heading: 'A new password',
    paragraphs: [
      `Somebody asked for a new password for the account of ${to.email}. The link works once, within an hour.`,
      'That was not you? Then do nothing: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', url },
  });
}

type SignedIn = { email: string; device: string; at: string };

export function newDeviceMail({ email, device, at }: SignedIn, url: string): OutgoingMail {
  return mailTo(email, `A new device signed in to ${settings().company.name}`, {
    preview: `${device}. Was it you?`,
    heading: 'A new device',
    paragraphs: [
      'Somebody signed in to your account on a device that had not been used for it before.',
      'That was you? Then all is well. If not, sign that device out and change your password now.',
    ],
    lines: [
      { label: 'Device', words: device },
      { label: 'When', words: momentIn(headOffice().timeZone, at) },
    ],
    button: { label: 'Look at your devices', url },
  });
}

function mailTo(recipient: string, subject: string, letter: Letter): OutgoingMail {
  return {
    enquiryId: null,
    kind: 'notice',
    recipient,
    replyTo: null,
    subject,
    bodyText: letterAsText(letter),
    bodyHtml: letterAsHtml(letter),
  };
}
