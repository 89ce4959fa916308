/** A word as SQL's `like … escape '\'` finds it anywhere in a text. */
export function likePattern(word: string) {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
