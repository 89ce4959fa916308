import { signatureOf } from '../../platform/accounts/secret.ts';
import { consumeInTurn, networkLimits } from '../../platform/http/limits.ts';
import type { NounName } from '../../platform/database/tables.ts';
import { countOpening, findPreviewLink } from '../../records/publishing/preview-links.server.ts';
import type { Shown } from '../../records/shown.server.ts';

type OpenPreview =
  | { outcome: 'opened'; shown: Shown; expiresAt: string; count: () => Promise<void> }
  | { outcome: 'ended' }
  | { outcome: 'limited'; tryAgainAt: Date };

const tries = 120;
const withinMs = 10 * 60_000;

function limitsOf(clientAddress: string) {
  return networkLimits(clientAddress, (network) => `preview:${signatureOf(`preview ${network}`)}`, {
    tries,
    withinMs,
  });
}

/** Opens the record of a preview link. Limits the tries per network. Unknown and expired links look the same. */
export async function openPreview(
  token: string,
  clientAddress: string,
  find: (noun: NounName, id: string) => Promise<Shown | undefined>,
  now = new Date(),
): Promise<OpenPreview> {
  const { tryAgainAt } = await consumeInTurn(limitsOf(clientAddress), now);
  if (tryAgainAt) return { outcome: 'limited', tryAgainAt };
  const link = await findPreviewLink(token, now);
  const shown = link && (await find(link.noun, link.recordId));
  if (!shown) return { outcome: 'ended' };
  const { expiresAt } = link;
  return { outcome: 'opened', shown, expiresAt, count: () => countOpening(link, now) };
}

/** False for a prefetch of the browser, and for any method but GET. */
export function isOpening({ method, headers }: Request) {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose);
}
