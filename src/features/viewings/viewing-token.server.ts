import { signText } from '../../platform/accounts/secret.ts';
import { consumeInTurn, networkLimits } from '../../platform/http/limits.ts';

/** The secret of a visitor's link. Its hash is stored. */
export function viewingToken(id: string) {
  return signText(`viewing ${id}`);
}

/** False if this client has tried too many links. */
export async function mayTryLink(clientAddress: string, now = new Date()) {
  const limits = networkLimits(
    clientAddress,
    (network) => `viewings:${signText(`viewings ${network}`)}`,
    { tries: 120, withinMs: 10 * 60_000 },
  );
  return (await consumeInTurn(limits, now)).tryAgainAt === undefined;
}
