import type { ServerResponse } from 'node:http';
import { countPendingVariants } from './features/media/storage/media-variants.server.ts';
import { damagedSections } from './features/settings/site-settings.server.ts';
import { isConnected } from './platform/database/connection.ts';
import { isDatabaseDamaged } from './platform/database/damage.ts';
import { differingSettings } from './platform/database/instances.ts';
import { release } from './platform/observability/release.ts';
import { withSecurityHeaders } from './platform/http/security-headers.ts';
import { sendText } from './platform/http/send-text.ts';
import { checkWrites } from './platform/database/write-check.ts';

export type State = { isReady: boolean; isDraining: boolean };

/** Answers probes of load balancers and monitoring; undefined for other paths. Never waits for a lost database. */
export function answerProbe(path: string, state: State, response: ServerResponse) {
  if (path === '/live') sendText(response, 200, 'live');
  else if (path === '/ready') sendReady(response, state);
  else if (path === '/health') return sendHealth(response, state);
  else return undefined;
  return Promise.resolve();
}

/** An instance without a database is still ready: its cached pages are better than none. */
function sendReady(response: ServerResponse, { isReady, isDraining }: State) {
  const canServe = isReady && !isDraining;
  sendJson(response, canServe ? 200 : 503, { ready: canServe, draining: isDraining, release });
}

async function sendHealth(response: ServerResponse, { isReady }: State) {
  const pendingVariants = isConnected() ? await countPendingVariants().catch(() => null) : null;
  const connection = pendingVariants === null ? 'not connected' : 'ok';
  const faults = await checkWrites();
  const database = isDatabaseDamaged() ? 'damaged' : (faults.get('database') ?? connection);
  const dataFolder = faults.get('data folder');
  const differences = differingSettings();
  const damagedSettings = damagedSections();
  const health = { ready: isReady, database, pendingVariants };
  sendJson(response, isReady ? 200 : 503, {
    ...health,
    ...(dataFolder && { dataFolder }),
    ...(differences.length > 0 && { differences }),
    ...(damagedSettings.length > 0 && { damagedSettings }),
  });
}

function sendJson(response: ServerResponse, status: number, body: object) {
  const headers = withSecurityHeaders(new Headers({ 'content-type': 'application/json' }));
  response.writeHead(status, [...headers, ['cache-control', 'no-store']].flat());
  response.end(JSON.stringify(body));
}
