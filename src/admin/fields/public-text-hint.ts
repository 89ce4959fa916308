const longest = 80;

/** For example `Public: “From $1,240,000”`; for long texts only the part that differs. */
export function publicTextHint(text: string, publicText: string) {
  if (publicText.trim() === '') return 'Published: empty.';
  if (publicText.length <= longest) return `Published: “${publicText}”`;
  const part = changedPart(text, publicText);
  return part === '' ? 'Not published yet.' : `Published: “…${part}…”`;
}

/** The words of the second text from the first to the last difference. */
function changedPart(text: string, publicText: string) {
  const [words, publicWordList] = [text.split(/\s+/), publicText.split(/\s+/)];
  const shortest = Math.min(words.length, publicWordList.length);
  let start = 0;
  while (start < shortest && words[start] === publicWordList[start]) start += 1;
  let end = 0;
  while (end < shortest - start && words.at(-1 - end) === publicWordList.at(-1 - end)) end += 1;
  const part = publicWordList.slice(start, publicWordList.length - end).join(' ');
  return part.length <= longest ? part : part.slice(0, longest).replace(/\s\S*$/, '');
}
