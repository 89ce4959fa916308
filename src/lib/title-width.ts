/** Mean advances, in em, of the display type at weight 300: each width, and the characters that have it. */
const advances: [width: number, characters: string][] = [
  [0.1, "'’,"],
  [0.15, 'j .:;|!'],
  [0.19, 'il'],
  [0.22, 'tIf()'],
  [0.26, 'szr1'],
  [0.29, 'ceyvSJ-'],
  [0.315, 'aogxCFpLZ4'],
  [0.34, 'ndbuqAETVYGNOPQk237'],
  [0.365, 'hKBUDX05689'],
  [0.4, 'HNR'],
  [0.465, 'wM'],
  [0.5, 'mW&'],
];
const unknown = 0.36;

const widths = new Map(
  advances.flatMap(([width, characters]) =>
    characters.split('').map((character) => [character, width]),
  ),
);

/** How wide a title stands, in em, when its words are set on so many lines as evenly as they allow: its longest line. */
export function titleWidth(title: string, lines = 1) {
  const words = title.trim().split(/\s+/).map(widthOf);
  const space = widthOf(' ');
  let best = Math.max(...words);
  while (countLines(words, space, best) > lines) best += 0.05;
  return Math.round(best * 100) / 100;
}

function countLines(words: number[], space: number, limit: number) {
  let count = 1;
  let used = 0;
  for (const word of words) {
    const widened = used === 0 ? word : used + space + word;
    if (widened <= limit) used = widened;
    else {
      count++;
      used = word;
    }
  }
  return count;
}

function widthOf(text: string) {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.split('').reduce((sum, character) => sum + (widths.get(character) ?? unknown), 0);
}
