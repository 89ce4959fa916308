const inlineElements = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g;

/**
 * Removes the hashes of inline scripts and styles that the page does not contain: the framework lists every
 * script it might use. A page with islands keeps all hashes, because islands add scripts later.
 */
export async function withoutUnusedHashes(policy: string, html: string) {
  if (html.includes('<astro-island')) return policy;
  const contents = [...html.matchAll(inlineElements)].map((match) => match[1] ?? '');
  const used = new Set(await Promise.all(contents.map(hashContent)));
  return policy.replace(/ ('sha256-[^']+')/g, (hash, source: string) =>
    used.has(source) ? hash : '',
  );
}

async function hashContent(content: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${new Uint8Array(digest).toBase64()}'`;
}
