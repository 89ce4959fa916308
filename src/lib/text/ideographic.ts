/** Whether a language is written in ideographs, without spaces between words. */
export function isIdeographic(language: string) {
  return /^(?:ja|zh)\b/.test(language);
}
