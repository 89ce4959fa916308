import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../../lib/values/error-code.ts';
import { isPublicIp, PrivateAddress, publicLookup } from './public-host.ts';

/** The fault of a URL. One that is not certain is decided by a later check. */
export type Fault = { fault: string; isCertain: boolean };

type Options = {
  /** Identifies the site in the logs of other servers. */
  userAgent: string;
  /** The pause between two requests to one host. */
  pauseMs?: number;
  timeoutMs?: number;
  /** Set by tests to resolve hosts to this machine. */
  lookup?: LookupFunction;
  isAllowedIp?: (address: string) => boolean;
  hasAllowedPort?: (url: URL) => boolean;
};

const maxRedirects = 5;
const permanentStatuses = [404, 410];

/** Checks external URLs: by HEAD, and if that fails by GET without the body. One at a time, never in a private network. */
export function linkChecker(options: Options) {
  const { userAgent, pauseMs = 1_000, timeoutMs = 10_000 } = options;
  const { lookup = publicLookup, isAllowedIp = isPublicIp, hasAllowedPort = isUsual } = options;
  const lastRequestTimes = new Map<string, number>();

  /** Undefined if the URL works or only refuses robots. */
  return async function check(url: string, signal: AbortSignal): Promise<Fault | undefined> {
    try {
      const byHead = await follow(url, 'HEAD', signal);
      const fault = findLinkFault(byHead);
      return fault && byHead !== 'loop' ? findLinkFault(await follow(url, 'GET', signal)) : fault;
    } catch (cause) {
      signal.throwIfAborted();
      return faultOfFailure(cause);
    }
  };

  async function follow(startUrl: string, method: 'HEAD' | 'GET', signal: AbortSignal) {
    let url = new URL(startUrl);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const { status, location } = await request(url, method, signal);
      const isMoved = status >= 300 && status < 400 && location !== undefined;
      if (!isMoved || !URL.canParse(location, url)) return status;
      url = new URL(location, url);
    }
    return 'loop';
  }

  async function request(url: URL, method: string, signal: AbortSignal) {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (!/^https?:$/.test(url.protocol) || !hasAllowedPort(url)) throw new PrivateAddress();
    if (isIP(host) !== 0 && !isAllowedIp(host)) throw new PrivateAddress();
    const waitMs = (lastRequestTimes.get(host) ?? 0) + pauseMs - Date.now();
    if (waitMs > 0) await pause(waitMs, undefined, { signal });
    lastRequestTimes.set(host, Date.now());
    return requestHead(url, {
      method,
      lookup,
      agent: false as const,
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  }
}

function requestHead(url: URL, options: Parameters<typeof askHttp>[1]) {
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const requestHttp = url.protocol === 'https:' ? askHttps : askHttp;
    const request = requestHttp(url, options, (response: IncomingMessage) => {
      response.on('error', () => {});
      response.destroy();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    request.on('error', reject);
    request.end();
  });
}

function findLinkFault(status: number | 'loop'): Fault | undefined {
  if (status === 'loop') return { fault: 'Redirects in a loop', isCertain: true };
  if (permanentStatuses.includes(status))
    return { fault: `Not found (${status})`, isCertain: true };
  return status >= 500 ? { fault: `Server error (${status})`, isCertain: false } : undefined;
}

function faultOfFailure(cause: unknown): Fault {
  if (cause instanceof PrivateAddress)
    return { fault: 'Points to a private network', isCertain: true };
  const code = errorCode(cause) ?? '';
  if (code === 'ENOTFOUND') return { fault: 'Domain not found', isCertain: false };
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code))
    return { fault: 'Invalid security certificate', isCertain: false };
  return { fault: 'No response', isCertain: false };
}

function isUsual({ port }: URL) {
  return port === '';
}
