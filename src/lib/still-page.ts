/** The policy of a page for viewing only: no scripts, and framed by our own pages alone. */
export const stillPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' https: http:",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A page without its scripts, in which nothing can be followed, filled in or reached by Tab. */
export function stillPage(html: string) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('<body', '<body inert');
}
