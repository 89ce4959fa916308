import { addressIn } from '../../lib/web/email-address.ts';
import type { createTransport, SMTPTransportOptions } from 'nodemailer';
import type { OutgoingEmailRow } from './row.ts';

const secureByDefault = 465;
const submission = 587;
/** The time limit for one mail. Its lease is renewed meanwhile. */
const sendTimeoutMs = 120_000;

const limits: SMTPTransportOptions = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

type Mail = Pick<
  OutgoingEmailRow,
  'kind' | 'messageId' | 'recipient' | 'replyTo' | 'subject' | 'bodyText' | 'bodyHtml' | 'createdAt'
> &
  Partial<
    Pick<
      OutgoingEmailRow,
      'purpose' | 'inReplyTo' | 'threadReferences' | 'unsubscribeUrl' | 'calendar' | 'fromName'
    >
  >;

/** Resolves when the mail server has accepted the mail. Rejects if it has not, or may not have. */
export type SendEmail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Sends through an `smtp:` server (STARTTLS if offered) or an `smtps:` server (TLS from the first byte). */
export function createSend(smtpUrl: string, from: string | (() => string)): SendEmail {
  const server = parseSmtpUrl(smtpUrl);
  let transport: Promise<ReturnType<typeof createTransport>> | undefined;
  // Loaded with the first mail, since a site without a mail server does not need it.
  const open = async () => {
    const mailer = await import('nodemailer');
    return mailer.createTransport({ ...server, ...limits });
  };
  return async (mail, signal) => {
    const mailer = await (transport ??= open());
    const own = typeof from === 'string' ? from : from();
    await mailer.sendMail({
      from: mail.fromName ? { name: mail.fromName, address: addressIn(own) } : own,
      to: mail.recipient,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
      messageId: mail.messageId,
      inReplyTo: mail.inReplyTo ?? undefined,
      references: mail.threadReferences ?? undefined,
      date: new Date(mail.createdAt),
      headers: emailHeaders(mail),
      ...(mail.calendar && { icalEvent: invitation(mail.calendar) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeoutMs)]),
    });
  };
}

function invitation(content: string) {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(content) ?? [];
  return { method, filename: 'viewing.ics', content };
}

function emailHeaders({ kind, purpose, unsubscribeUrl }: Mail): Record<string, string> {
  if (purpose === 'reply') return {};
  // Stops out-of-office replies: those to notices would go to the visitor. Exchange only knows the second header.
  const automatic = {
    'auto-submitted': kind === 'confirmation' ? 'auto-replied' : 'auto-generated',
    'x-auto-response-suppress': 'OOF, AutoReply',
  };
  // RFC 8058: mail programs offer one-click unsubscribe.
  if (!unsubscribeUrl) return automatic;
  return {
    ...automatic,
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
}

/** The host and port of a mail server URL, such as `mail.example.com:587`, without credentials. */
export function nameOfServer(smtpUrl: string) {
  const { host, port } = parseSmtpUrl(smtpUrl);
  return `${host}:${port}`;
}

export type DeliveryFault = {
  kind: 'sign-in' | 'connection' | 'mail';
  /** Codes such as `EAUTH 535`, never the server's text, which may contain addresses. */
  code: string;
};

export function deliveryFault(cause: unknown): DeliveryFault {
  const { code, originalCode, responseCode } = Object(cause) as {
    code?: string;
    /** The system's code, if nodemailer replaced it. */
    originalCode?: string;
    responseCode?: number;
  };
  const isEmailFault = code === 'EENVELOPE' || code === 'EMESSAGE';
  const codes = [code ?? 'unknown', originalCode, responseCode];
  return {
    kind: code === 'EAUTH' ? 'sign-in' : isEmailFault ? 'mail' : 'connection',
    code: [...new Set(codes)]
      .filter((part) => part !== undefined)
      .map(String)
      .join(' '),
  };
}

/**
 * The status with which the mail server says that there is no such address. Undefined for all else, such as a refused
 * sender or a policy (`5.7`), which are no fault of the address.
 */
export function addressRefusal(cause: unknown): string | undefined {
  const { command, responseCode, response } = Object(cause) as {
    command?: string;
    responseCode?: number;
    response?: string;
  };
  if (command !== 'RCPT TO' || ![550, 551, 553].includes(responseCode ?? 0)) return undefined;
  const [status = String(responseCode)] = /\b5\.\d+\.\d+\b/.exec(response ?? '') ?? [];
  return status.startsWith('5.7.') ? undefined : status;
}

function parseSmtpUrl(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? secureByDefault : submission),
    secure,
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
