import { dateIn, formatDateTimeIn } from '../../lib/time/dates.ts';
import { roles, type Role } from '../../model/rights.ts';
import { plural } from '../../lib/text/plural.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import type { EmailContent } from '../../site/emails/email-content.ts';
import { noticeTo } from '../../site/emails/render-email.ts';
import { paths } from '../../site/paths.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';

type Invitation = { email: string; name: string; role: Role; expiresAt: string };

export function invitationEmail(
  invitation: Invitation,
  inviter: string,
  url: string,
): OutgoingEmail {
  const { email, name, role, expiresAt } = invitation;
  const company = settings().company.name;
  const { title, forYou } = roles[role];
  return noticeTo(email, `${inviter} invites you to the back office of ${company}`, {
    preview: 'Choose a password to get started.',
    heading: `Welcome, ${name}`,
    paragraphs: [
      `${inviter} has invited you to the back office of ${company} as ${title}: ${forYou}`,
      `The link is for you only. It works once and expires on ${dateIn(headOffice().timeZone, expiresAt)}.`,
      'If you were not expecting this, you can ignore this email.',
    ],
    button: { label: 'Accept invitation', url },
  });
}

export function passwordEmail(person: { email: string; name: string }, url: string): OutgoingEmail {
  return noticeTo(person.email, `Reset your ${settings().company.name} password`, {
    preview: 'The link works once and expires in an hour.',
    heading: 'Reset your password',
    paragraphs: [
      `We received a request to reset the password for ${person.email}. The link works once and expires in an hour.`,
      'If this was not you, ignore this email. Your password will not change.',
    ],
    button: { label: 'Choose a new password', url },
  });
}

type SignedIn = { email: string; device: string; at: string };

export function newDeviceEmail({ email, device, at }: SignedIn, url: string): OutgoingEmail {
  return noticeTo(email, `New sign-in to ${settings().company.name}`, {
    preview: `${device}. Was it you?`,
    heading: 'New sign-in',
    paragraphs: [
      'Someone signed in to your account from a new device.',
      'If this was you, there is nothing to do. If not, sign that device out and change your password now.',
    ],
    lines: [
      { label: 'Device', text: device },
      { label: 'When', text: formatDateTimeIn(headOffice().timeZone, at) },
    ],
    button: { label: 'View your devices', url },
  });
}

type PasskeyChange = { email: string; passkey: string; isAdded: boolean };

export function passkeyEmail({ email, passkey, isAdded }: PasskeyChange, siteUrl: URL) {
  const heading = `Passkey ${isAdded ? 'added' : 'removed'}`;
  return accountEmail(email, heading, siteUrl, {
    preview: `${passkey}. Was it you?`,
    paragraphs: [
      isAdded
        ? `The passkey “${passkey}” was added to your account. It can be used to sign in without your password.`
        : `The passkey “${passkey}” was removed from your account and can no longer be used to sign in.`,
    ],
  });
}

export function secondStepResetEmail({ email, by }: { email: string; by: string }, siteUrl: URL) {
  return accountEmail(email, 'Your two-step verification was reset', siteUrl, {
    preview: `Reset by ${by}. Did you ask for this?`,
    paragraphs: [
      `${by} removed the codes and passkeys from your account. Until you set up new ones, you sign in with your password only.`,
    ],
  });
}

type PasswordReset = { email: string; passkeys: number };

export function passwordChangedEmail({ email, passkeys }: PasswordReset, siteUrl: URL) {
  const removed = plural(passkeys, 'One passkey was', '# passkeys were');
  return accountEmail(email, 'Your password was changed', siteUrl, {
    preview: 'With a link we emailed to you. Was it you?',
    paragraphs: [
      'Your password was changed with a link we emailed to you. All devices have been signed out.',
      ...(passkeys > 0 ? [`${removed} removed. You can add yours again in your account.`] : []),
    ],
  });
}

/** The common part of all mails about account changes. */
function accountEmail(
  email: string,
  heading: string,
  siteUrl: URL,
  { preview, paragraphs }: Pick<EmailContent, 'preview' | 'paragraphs'>,
) {
  return noticeTo(email, `${heading}: ${settings().company.name}`, {
    preview,
    heading,
    paragraphs: [
      ...paragraphs,
      'If this was you, there is nothing to do. If not, reset your password now. That signs out all devices and removes all passkeys.',
    ],
    lines: [
      { label: 'When', text: formatDateTimeIn(headOffice().timeZone, new Date().toISOString()) },
    ],
    button: { label: 'View your account', url: new URL(paths.adminAccount, siteUrl).href },
  });
}
