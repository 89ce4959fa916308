import traditional from 'opencc-js/dict/TSCharacters';

let pairs: Map<string, string> | undefined;
let spellings: Map<string, string[]> | undefined;

function simplified() {
  pairs ??= new Map(
    traditional
      .split('|')
      .map((pair) => pair.split(' ', 2) as [string, string])
      // The table has signs that are their own simplified form.
      .filter(([sign, simple]) => sign !== simple),
  );
  return pairs;
}

/** Chinese as simplified characters, sign by sign, so that both spellings are found. */
export function simplifyChinese(text: string) {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return text.replace(/\p{Script=Han}/gu, simplest);
}

/** A simplified character may be that of another pair. */
function simplest(sign: string): string {
  const simpler = simplified().get(sign);
  return simpler === undefined ? sign : simplest(simpler);
}

/** The other spellings of the Chinese signs of a text, each with the sign that it is read as. */
export function otherSpellings(text: string): Record<string, string> {
  spellings ??= Map.groupBy(simplified().keys(), (sign) => simplest(sign));
  const signs = [...new Set(text.match(/\p{Script=Han}/gu))];
  return Object.fromEntries(
    signs.flatMap((sign) => {
      const simple = simplest(sign);
      const all = [simple, ...(spellings?.get(simple) ?? [])];
      return all.filter((other) => other !== sign).map((other) => [other, sign] as const);
    }),
  );
}
