import traditional from 'opencc-js/dict/TSCharacters';

let simplified: Map<string, string> | undefined;

/** Chinese as simplified characters, sign by sign, so that both spellings are found. */
export function simplifyChinese(text: string) {
  if (!/\p{Script=Han}/u.test(text)) return text;
  simplified ??= new Map(
    traditional.split('|').map((pair) => pair.split(' ', 2) as [string, string]),
  );
  return text.replace(/\p{Script=Han}/gu, simplest);
}

/** A simplified character may be that of another pair. */
function simplest(sign: string): string {
  const simpler = simplified?.get(sign);
  return simpler === undefined ? sign : simplest(simpler);
}
