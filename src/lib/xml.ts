const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, not even as a reference. */
const unknownToXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an XML document, for content and attributes. */
export function xmlText(text: string) {
  return text
    .toWellFormed()
    .replaceAll(unknownToXml, '')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}
