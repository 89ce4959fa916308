/** A text as it is kept: breaks are newlines, and no characters that cannot be seen and that databases refuse. */
export function plainText(text: string) {
  // oxlint-disable-next-line no-control-regex -- They are what is taken out.
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}
