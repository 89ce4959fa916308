/** As addresses have it: `402号室`. What is no room of a building stays `住戸7`, `住戸PH2`. */
export function homeNumber(number: string) {
  return /^(?:[A-Z]-?)?\d{3,}[A-Z]?$/i.test(number) ? `${number}号室` : `住戸${number}`;
}
