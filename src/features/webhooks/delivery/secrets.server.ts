import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Webhook } from 'standardwebhooks';
import { hourMs } from '../../../lib/time/durations.ts';
import { readSecret } from '../../../platform/accounts/secret.ts';
import { seal, unseal } from '../../../platform/secrets/sealed-text.ts';
import type { WebhookRow } from '../../../platform/webhooks/rows.ts';

/** The time for which a replaced secret still signs. */
export const overlapMs = 24 * hourMs;

class SecretUnknown extends Error {}

/** Opening a seal takes long on purpose. */
const opened = new LRUCache<string, Webhook>({ max: 100 });

export function newWebhookSecret() {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: seal(secret, readSecret()) };
}

/** The headers of the Standard Webhooks specification. During the overlap each secret signs. */
export function signedHeaders(
  {
    secret,
    formerSecret,
    formerUntil,
  }: Pick<WebhookRow, 'secret' | 'formerSecret' | 'formerUntil'>,
  { id, body }: { id: string; body: string },
  now: Date,
) {
  const isOverlapping = formerUntil !== null && formerUntil > now.toISOString();
  const secrets = [secret, ...(isOverlapping && formerSecret !== null ? [formerSecret] : [])];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((one) => openSecret(one).sign(id, now, body)).join(' '),
  };
}

function openSecret(sealed: string) {
  const known = opened.get(sealed);
  if (known) return known;
  const secret = unseal(sealed, readSecret());
  if (secret === undefined) throw new SecretUnknown('The secret cannot be read. Replace it.');
  const signer = new Webhook(secret);
  opened.set(sealed, signer);
  return signer;
}
