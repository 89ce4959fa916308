import type { ServerResponse } from 'node:http';
import { withSecurityHeaders } from './security-headers.ts';

/** Responds with a line of text and no-store. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  more: [string, string][] = [],
) {
  const headers = withSecurityHeaders(new Headers({ 'content-type': 'text/plain; charset=utf-8' }));
  headers.push(['cache-control', 'no-store'], ...more);
  response.writeHead(status, headers.flat()).end(text);
}
