/** The text with a capital first letter. */
export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `News Item` of `news item`. */
export function titleCased(text: string) {
  return text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
