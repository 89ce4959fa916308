import { env } from '../env/env.ts';

export const headersOfEveryAnswer: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin'],
];

/** Files run no scripts and lead nowhere; on a slow line these would only make them longer. */
const headersOfPages: [string, string][] = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

if (env.siteUrl.protocol === 'https:') {
  const scope = env.securesSubdomains ? '; includeSubDomains' : '';
  headersOfEveryAnswer.push(['strict-transport-security', `max-age=31536000${scope}`]);
}

/** Our own subdomains may show pictures and films; no other site may load anything. */
export function resourcePolicy(contentType: string | null): [string, string] {
  const isMedia = /^(image|video)\//.test(contentType ?? '');
  return ['cross-origin-resource-policy', isMedia ? 'same-site' : 'same-origin'];
}

/** Adds the security headers that a response lacks. Without its own content security policy a response may load nothing. */
export function withSecurityHeaders(headers: Headers): [string, string][] {
  const policies = [
    ...headersOfEveryAnswer,
    ...headersOfPages,
    resourcePolicy(headers.get('content-type')),
  ];
  const missing = policies.filter(([name]) => !headers.has(name));
  const protectedHeaders = [...headers, ...missing].map(withCharset);
  if (!headers.has('content-security-policy')) {
    protectedHeaders.push([
      'content-security-policy',
      "default-src 'none'; frame-ancestors 'none'",
    ]);
  }
  return protectedHeaders;
}

/** Without a charset a browser guesses one, which attackers can influence. */
function withCharset([name, value]: [string, string]): [string, string] {
  return [name, value === 'text/html' ? 'text/html; charset=utf-8' : value];
}
