/**
 * Normalises text for storage: line breaks become newlines; control characters, which are invisible or refused by
 * databases, and characters that change the writing direction are removed.
 */
export function plainText(text: string) {
  if (/^[\t\n -~]*$/.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}|[\uFEFF\u202A-\u202E\u2066-\u2069]/gu, '');
}
