import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/**
 * Whether the client has this version already. Clients that always send `cache-control: no-cache` beside the tag, such as
 * `fetch` of Node, ask for a comparison all the same.
 */
export function isNotModified(
  { 'if-none-match': tags, 'if-modified-since': since }: IncomingHttpHeaders,
  validators: { etag?: string; 'last-modified'?: string },
) {
  return fresh({ 'if-none-match': tags, 'if-modified-since': since }, validators);
}
