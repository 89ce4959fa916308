/** `Company`, `Company and Offices`, `Company, Offices and Cities`. */
export function inWords(names: readonly string[]) {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
