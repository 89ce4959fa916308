/** Letters that do not decompose into a base letter and an accent. */
const spellings: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  ƚ: 'l',
  đ: 'd',
  ð: 'd',
  ɗ: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ĸ: 'k',
  ƙ: 'k',
  ɓ: 'b',
  ƒ: 'f',
  ə: 'e',
  ı: 'i',
  ς: 'σ',
};

const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

/** Lower-case letters without accents, ligatures and invisible signs: `straße` and `ＳＴＲＡＳＳＥ` both become `strasse`. */
export function spellLetters(text: string) {
  return text
    .replaceAll('ŉ', 'n')
    .normalize('NFKD')
    .replace(/\p{Mark}|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(spelled, (letter) => spellings[letter] ?? letter);
}
