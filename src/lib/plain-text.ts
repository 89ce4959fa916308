/**
 * A text as it is stored: breaks are newlines, and no characters that cannot be seen, that databases refuse or
 * that turn the direction of what follows.
 */
export function plainText(text: string) {
  if (/^[\t\n -~]*$/.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}|[\uFEFF\u202A-\u202E\u2066-\u2069]/gu, '');
}
