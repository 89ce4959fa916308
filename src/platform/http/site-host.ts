import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPrivateName } from '../../lib/web/web-host.ts';
import { env } from '../env/env.ts';
import { isPublicIp } from './public-host.ts';

/** Asked by machines, under whatever name they know. */
const probes = new Set(['/health', '/live', '/ready', '/metrics']);

/**
 * The URL at the site's own host, for a page that was asked for at another public host, where every form would be
 * refused. Undefined if the host is right, or is not known to be what the visitor asked for.
 */
export function urlAtOwnHost(request: IncomingMessage) {
  const { method, url = '' } = request;
  if (!env.hasSiteUrl || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const host = visitorsHost(request);
  if (host === undefined || host === env.siteUrl.host || !isOtherPublicHost(host)) return undefined;
  if (!url.startsWith('/') || probes.has(url.split('?', 1)[0] ?? '')) return undefined;
  return env.siteUrl.origin + url;
}

/**
 * The host in the address bar. Proxies may replace `Host` by their own name for this site: behind one proxy,
 * `X-Forwarded-Host` counts, and behind several none can be relied on.
 */
function visitorsHost({ headers }: IncomingMessage) {
  if (env.trustProxyHops > 1) return undefined;
  if (env.trustProxyHops === 1) {
    const forwarded = headers['x-forwarded-host'];
    return Array.isArray(forwarded) ? undefined : forwarded;
  }
  const isForwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  return isForwarded === undefined ? headers.host : undefined;
}

function isOtherPublicHost(host: string) {
  const address = `${env.siteUrl.protocol}//${host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return false;
  const { host: asked, hostname } = new URL(address);
  // A proxy may name no port, or its own: a redirect would never end.
  const isOwn =
    env.trustProxyHops > 0 ? hostname === env.siteUrl.hostname : asked === env.siteUrl.host;
  if (isOwn) return false;
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) !== 0) return isPublicIp(name);
  return !isPrivateName(name);
}
