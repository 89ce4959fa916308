/** The content security policy of a view-only page: no scripts, and only our own pages may frame it. */
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

/** Removes scripts and makes the page inert: no links, no input, no focus. */
export function stillPage(html: string) {
  return withoutScripts(html).replace('<body', '<body inert');
}

export function withoutScripts(html: string) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}

/** A placeholder for a page that cannot be shown yet. */
export function emptyPage(text: string, fontUrl = '') {
  const styles =
    `@font-face{font-family:text;src:url('${fontUrl}')}` +
    'p{margin:40vh auto 0;max-width:24em;padding:0 1em;font:max(1.1875rem,2.6vw)/1.4 text,sans-serif;text-align:center;text-wrap:balance;color:#43504d}';
  return `<!doctype html><html lang="en"><head><title>Preview</title><style>${styles}</style></head><body inert><p>${text}</p></body></html>`;
}
