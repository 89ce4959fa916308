/** Explains the purpose of an alternative text. */
export function altHint(noun: 'picture' | 'film') {
  return `What the ${noun} shows, for those who do not see it. Leave it empty for mere decoration: it is then passed over.`;
}
