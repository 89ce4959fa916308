export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Turns `news item` into `News Item`. */
export function titleCased(text: string) {
  return text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
