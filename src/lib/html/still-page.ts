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
export function emptyPage(text: string) {
  const style = 'margin: 20vh auto; max-width: 24ch; font: 2rem/1.3 sans-serif; color: #4f5c5d';
  return `<!doctype html><html lang="en"><head><title>Preview</title></head><body inert><p style="${style}">${text}</p></body></html>`;
}
