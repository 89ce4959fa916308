/** A text cut to at most `length` characters, an ellipsis not counted: at the last space, unless that stands in the first half. */
export function truncate(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.search(/\s\S*$/);
  const kept = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut;
  return `${kept.trimEnd()}…`;
}
