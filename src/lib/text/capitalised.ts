export function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Turns `news item` into `News Item`. */
export function titleCased(text: string) {
  return text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** A sentence as it follows a colon: `lobby.jpg: the file is too large`. `PNG`, `YouTube` and `Ontario asks for …` stay. */
export function afterColon(sentence: string) {
  return sentence.replace(/^[A-Z](?=[a-z]*[ ,.])(?!\S+ (?:asks\b|[A-Z]))/, (letter) =>
    letter.toLowerCase(),
  );
}

/** As within a sentence: `hiver 2027`. Capitals alone stay. */
export function uncapitalised(text: string) {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
