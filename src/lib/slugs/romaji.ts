const syllables = new Map(
  `あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu
  ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho
  ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro
  わwa ゐi ゑe をo んn ゔvu`
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const small: Record<string, string> = {
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
  ゎ: 'a',
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
};

/** Kana in Hepburn’s letters, without marks for long vowels: `ケストレル・タワー` becomes `kesutoreru tawa`. */
export function romanise(text: string) {
  const kana = text
    .normalize('NFKC')
    .replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
  let romaji = '';
  let isDoubled = false;
  for (const sign of kana) {
    if (sign === 'っ') {
      isDoubled = true;
      continue;
    }
    if (sign === 'ー') continue;
    const vowel = small[sign];
    if (vowel !== undefined) {
      romaji = joined(romaji, vowel);
      continue;
    }
    const syllable = syllables.get(sign) ?? (sign === '・' ? ' ' : sign);
    if (isDoubled && /^[b-df-hj-mp-tv-z]/.test(syllable))
      romaji += syllable.startsWith('ch') ? 't' : syllable.charAt(0);
    isDoubled = false;
    romaji += syllable;
  }
  return romaji;
}

/** A small sign takes the place of the vowel before it: `shi` and `ya` are `sha`, `fu` and `a` are `fa`. */
function joined(before: string, vowel: string) {
  if (!/[aiueo]$/.test(before)) return before + vowel;
  if (/(?:^|[^a-z])u$/.test(before)) return `${before.slice(0, -1)}w${vowel}`;
  const start = before.slice(0, -1);
  return start + (/(?:sh|ch|j)$/.test(start) ? vowel.replace('y', '') : vowel);
}
