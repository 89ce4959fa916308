const numerals = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** `Three fields` for `countWords(3, 'field')`. Numbers above twelve stay digits. */
export function formatCount(count: number, one: string, many = `${one}s`) {
  return `${numerals[count] ?? count} ${count === 1 ? one : many}`;
}
