import { hash } from 'node:crypto';

const inlineElements = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g;

/**
 * Removes the hashes of inline scripts and styles that the page does not contain: the framework lists every
 * script it might use. A page with islands keeps all hashes, because islands add scripts later.
 */
export function withoutUnusedHashes(policy: string, html: string) {
  if (html.includes('<astro-island')) return policy;
  const used = new Set(
    [...html.matchAll(inlineElements)].map(
      ([, content = '']) => `'sha256-${hash('sha256', content, 'base64')}'`,
    ),
  );
  return policy.replace(/ ('sha256-[^']+')/g, (listed, source: string) =>
    used.has(source) ? listed : '',
  );
}
