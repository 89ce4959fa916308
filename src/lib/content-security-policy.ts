const inlineElements = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g;

/**
 * A policy without the hashes of inline scripts and styles that the page does not hold. The framework lists
 * those of every script it might use, on every page. With islands on the page all are kept: they bring more.
 */
export async function withoutUnusedHashes(policy: string, html: string) {
  if (html.includes('<astro-island')) return policy;
  const contents = [...html.matchAll(inlineElements)].map((match) => match[1] ?? '');
  const used = new Set(await Promise.all(contents.map(hashOf)));
  return policy.replace(/ ('sha256-[^']+')/g, (hash, source: string) =>
    used.has(source) ? hash : '',
  );
}

async function hashOf(content: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${new Uint8Array(digest).toBase64()}'`;
}
