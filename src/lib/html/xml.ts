const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, even as a reference. */
const invalidInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML content and attributes. */
export function xmlText(text: string) {
  return text
    .toWellFormed()
    .replaceAll(invalidInXml, '')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}
