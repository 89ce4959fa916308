import { dateIn, momentIn } from '../../lib/dates.ts';
import { roles, type Role } from '../../lib/rights.ts';
import { plural } from '../../lib/plural.ts';
import type { OutgoingMail } from '../../platform/mail-row.ts';
import { letterAsHtml } from '../../site/Letter.tsx';
import { letterAsText, type Letter } from '../../site/letter.ts';
import { paths } from '../../site/paths.ts';
import { headOffice, settings } from '../../site/settings.ts';

type Invitation = { email: string; name: string; role: Role; expiresAt: string };

export function invitationMail(invitation: Invitation, inviter: string, url: string): OutgoingMail {
  const { email, name, role, expiresAt } = invitation;
  const company = settings().company.name;
  const { title, forYou } = roles[role];
  return mailTo(email, `${inviter} invites you to the back office of ${company}`, {
    preview: 'Choose a password and go in.',
    heading: `Welcome, ${name}`,
    paragraphs: [
      `${inviter} asks you to the back office of ${company} as ${title}: ${forYou}`,
      `The link is for you alone, works once, and ends on ${dateIn(headOffice().timeZone, expiresAt)}.`,
      'You did not expect this? Then do nothing: nothing happens.',
    ],
    button: { label: 'Accept the invitation', url },
  });
}

export function passwordMail(person: { email: string; name: string }, url: string): OutgoingMail {
  return mailTo(person.email, `A new password for ${settings().company.name}`, {
    preview: 'The link works once, within an hour.',
    heading: 'A new password',
    paragraphs: [
      `Somebody asked for a new password for the account of ${person.email}. The link works once, within an hour.`,
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

type PasskeyChange = { email: string; passkey: string; isAdded: boolean };

export function passkeyMail({ email, passkey, isAdded }: PasskeyChange, siteUrl: URL) {
  const heading = `A passkey was ${isAdded ? 'added' : 'removed'}`;
  return accountMail(email, heading, siteUrl, {
    preview: `${passkey}. Was it you?`,
    paragraphs: [
      isAdded
        ? `The passkey “${passkey}” was added to your account. It signs in without your password.`
        : `The passkey “${passkey}” was removed from your account. It no longer signs in.`,
    ],
  });
}

export function secondStepResetMail({ email, by }: { email: string; by: string }, siteUrl: URL) {
  return accountMail(email, 'Your second step was reset', siteUrl, {
    preview: `By ${by}. Did you ask for it?`,
    paragraphs: [
      `${by} has taken the codes and passkeys from your account. Your password alone signs you in until you set up new ones.`,
    ],
  });
}

type PasswordReset = { email: string; passkeys: number };

export function passwordChangedMail({ email, passkeys }: PasswordReset, siteUrl: URL) {
  const removed = plural(passkeys, 'One passkey was', '# passkeys were');
  return accountMail(email, 'Your password was changed', siteUrl, {
    preview: 'By a link that was mailed to you. Was it you?',
    paragraphs: [
      'Somebody chose a new password for your account by a link that was mailed to you. All devices are signed out.',
      ...(passkeys > 0 ? [`${removed} removed. Add yours anew in your account.`] : []),
    ],
  });
}

/** The common part of all mails about account changes. */
function accountMail(
  email: string,
  heading: string,
  siteUrl: URL,
  { preview, paragraphs }: Pick<Letter, 'preview' | 'paragraphs'>,
) {
  return mailTo(email, `${heading}: ${settings().company.name}`, {
    preview,
    heading,
    paragraphs: [
      ...paragraphs,
      'That was you? Then all is well. If not, ask for a new password: that signs out everybody and removes all passkeys.',
    ],
    lines: [{ label: 'When', words: momentIn(headOffice().timeZone, new Date().toISOString()) }],
    button: { label: 'Look at your account', url: new URL(paths.adminAccount, siteUrl).href },
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
