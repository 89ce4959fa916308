/** The text on one line. */
export function unbroken(text: string) {
  return text.replaceAll(' ', '\u00A0');
}
