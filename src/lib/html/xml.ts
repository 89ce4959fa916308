const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = new Map(Object.entries(escapes).map(([character, text]) => [text, character]));

/** Characters that XML 1.0 does not allow, even as a reference. */
const invalidInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML content and attributes. */
export function xmlText(text: string) {
  return text
    .toWellFormed()
    .replaceAll(invalidInXml, '')
    .replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** Reads the content of an element, or an attribute, that `xmlText` wrote. */
export function readXmlText(text: string) {
  return text.replaceAll(/&\w+;/g, (entity) => escaped.get(entity) ?? entity);
}
