/** The paragraphs of a plain text, split where it has blank lines. */
export function paragraphs(text: string) {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
