/** The same text with its first letter large. */
export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
