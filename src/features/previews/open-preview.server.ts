import { signText } from '../../platform/accounts/secret.ts';
import { db } from '../../platform/database/database.ts';
import { consumeInTurn, networkLimits } from '../../platform/http/limits.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { countOpening, findPreviewLink } from '../../records/publishing/preview-links.server.ts';
import type { PreviewTarget } from '../../records/preview-target.server.ts';
import { askDoorAboutSaved } from '../public-door.server.ts';

type OpenPreview =
  | {
      outcome: 'opened';
      previewRecord: PreviewTarget;
      expiresAt: string;
      count: () => Promise<void>;
    }
  | { outcome: 'ended' }
  /** It may not be shown to strangers as it is now. */
  | { outcome: 'withheld' }
  | { outcome: 'limited'; tryAgainAt: Date };

const tries = 120;
const withinMs = 10 * 60_000;

function openingLimits(clientAddress: string) {
  return networkLimits(clientAddress, (network) => `preview:${signText(`preview ${network}`)}`, {
    tries,
    withinMs,
  });
}

/** Opens the record of a preview link, if the door lets it out at this time. Limits the tries per network. Unknown and expired links look the same. */
export async function openPreview(
  token: string,
  clientAddress: string,
  find: (noun: NounName, id: string) => Promise<PreviewTarget | undefined>,
  now = new Date(),
): Promise<OpenPreview> {
  const { tryAgainAt } = await consumeInTurn(openingLimits(clientAddress), now);
  if (tryAgainAt) return { outcome: 'limited', tryAgainAt };
  const link = await findPreviewLink(token, now);
  const previewRecord = link && (await find(link.noun, link.recordId));
  if (!previewRecord) return { outcome: 'ended' };
  const asked = { noun: link.noun, id: link.recordId, at: now, channel: 'preview' } as const;
  const verdict = await askDoorAboutSaved(db, asked);
  if (verdict?.outcome === 'refused') return { outcome: 'withheld' };
  const { expiresAt } = link;
  return { outcome: 'opened', previewRecord, expiresAt, count: () => countOpening(link, now) };
}

/** False for a prefetch of the browser, and for any method but GET. */
export function isOpening({ method, headers }: Request) {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose);
}
