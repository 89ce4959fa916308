const longest = 80;

/** What visitors read instead: `Public: “From $1,240,000”`, of a long text the part that differs. */
export function publicWords(text: string, shown: string) {
  if (shown.trim() === '') return 'Public: empty.';
  if (shown.length <= longest) return `Public: “${shown}”`;
  const part = changedPart(text, shown);
  return part === '' ? 'Not public yet.' : `Public: “…${part}…”`;
}

/** The words of the second text from the first to the last that differs. */
function changedPart(text: string, shown: string) {
  const [one, other] = [text.split(/\s+/), shown.split(/\s+/)];
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = other.slice(start, other.length - end).join(' ');
  return part.length <= longest ? part : part.slice(0, longest).replace(/\s\S*$/, '');
}
