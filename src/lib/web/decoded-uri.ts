/** The text that is escaped in an address, or the text itself if it is not written as one. */
export function decodedUri(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
