const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** All that XML 1.0 cannot hold, not even as a reference. */
const unknownToXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in an XML document, between tags or quotation marks. */
export function xmlText(text: string) {
  return text
    .toWellFormed()
    .replaceAll(unknownToXml, '')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}
