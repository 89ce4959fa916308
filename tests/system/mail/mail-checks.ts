import { expect, onTestFinished } from 'vitest';
import { startMailServer, type MailServer } from '../../mail/mail-server.ts';

export const behindProxy = { TRUST_PROXY_HOPS: '1' };

export const office = 'info@solmere.example';

export async function newMailServer() {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.kill());
  return mailServer;
}

/** Every visitor a confirmation and the office a notice of each, and no mail twice. */
export function expectEachOnce(mailServer: MailServer, visitors: string[]) {
  const notices = visitors.map(() => office);
  expect(readRecipients(mailServer)).toEqual([...visitors, ...notices].toSorted());
  expect(readMessageIds(mailServer).size).toBe(mailServer.received.length);
}

export function readRecipients({ received }: MailServer) {
  return received.map((email) => email.to).toSorted();
}

export function readMessageIds({ received }: MailServer) {
  return new Set(received.map((email) => email.headers['message-id']));
}

export function after(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
