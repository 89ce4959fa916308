const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in an XML document, between tags or quotation marks. */
export function xmlText(text: string) {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
