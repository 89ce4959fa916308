import { locale } from './locale.ts';

/** An encoding that fits the bytes of a file, and what it makes of its first special letters. */
export type EncodingChoice = { encoding: string; name: string; sample: string; text: string };

/** The text of a file, the encodings to choose from if its bytes do not tell, or why it is no text. */
export type FileText =
  | { text: string; encoding: string }
  | { choices: EncodingChoice[] }
  | { error: string };

const encodings: Record<string, string> = {
  'windows-1252': 'Western European',
  macintosh: 'Western European, Mac',
  'windows-1250': 'Central European',
  'windows-1257': 'Baltic',
  'windows-1254': 'Turkish',
  'windows-1251': 'Cyrillic',
  'koi8-r': 'Cyrillic, KOI8-R',
  'windows-1253': 'Greek',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1258': 'Vietnamese',
  'windows-874': 'Thai',
  shift_jis: 'Japanese, Shift JIS',
  'euc-jp': 'Japanese, EUC',
  gb18030: 'Chinese, simplified',
  big5: 'Chinese, traditional',
  'euc-kr': 'Korean',
};

/** The names that the detector has for them. */
const detectorNames: Record<string, string> = {
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp874: 'windows-874',
  'mac-roman': 'macintosh',
  macroman: 'macintosh',
};

const notText = 'This is not a text file. Save the sheet as CSV, or copy its rows and paste them.';

const signatures: [bytes: number[], error: string][] = [
  [[0x50, 0x4b, 3, 4], 'This is a workbook. Save it as CSV, or copy its rows and paste them.'],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is a workbook. Save it as CSV, or copy its rows and paste them.',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF. Save the sheet as CSV, or copy its rows and paste them.',
  ],
];

/** Of `jschardet`, which is large, so only a file that needs it loads it. */
export type Detector = {
  detectAll: (
    bytes: Uint8Array,
    options: { includeEncodings: string[]; ignoreThreshold: boolean },
  ) => { encoding: string | null; confidence: number }[];
};

export type ExpectedText = {
  /** The language that decides which encoding is offered first; that of the site if it is left out. */
  language?: string | undefined;
  /** True for a text with words that only the right encoding makes of the bytes. */
  isKnown?: ((text: string) => boolean) | undefined;
};

/** Decodes a text file by its byte order mark, as UTF-16 or UTF-8, or in a national encoding. */
export async function decodeFile(
  bytes: Uint8Array<ArrayBuffer>,
  loadDetector: () => Promise<Detector>,
  expected: ExpectedText = {},
): Promise<FileText> {
  for (const [signature, error] of signatures) {
    if (signature.every((byte, index) => bytes[index] === byte)) return { error };
  }
  const unicode = decodeUnicode(bytes);
  if (unicode !== undefined) {
    const text = decoded(bytes, unicode);
    return text === undefined || text.includes('\0')
      ? { error: notText }
      : { text, encoding: unicode };
  }
  if (bytes.includes(0)) return { error: notText };
  return nationalText(bytes, loadDetector, expected);
}

/** The Unicode encoding of the bytes, or that of a seven-bit Japanese mail; undefined for a national one. */
function decodeUnicode(bytes: Uint8Array<ArrayBuffer>) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 4096).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  // The separators and line ends of every sheet have a zero byte in UTF-16.
  if (even + odd > 0)
    return bytes.length % 2 === 1 ? 'utf-8' : odd > even ? 'utf-16le' : 'utf-16be';
  const text = decoded(bytes, 'utf-8');
  if (text === undefined) return undefined;
  return ['\x1B$@', '\x1B$B'].some((shift) => text.includes(shift)) ? 'iso-2022-jp' : 'utf-8';
}

const leastConfidence = 0.01;
const leastLead = 1.5;

async function nationalText(
  bytes: Uint8Array<ArrayBuffer>,
  loadDetector: () => Promise<Detector>,
  { language = locale(), isKnown = () => false }: ExpectedText,
): Promise<FileText> {
  const choices = Object.entries(encodings).flatMap(([encoding, name]): EncodingChoice[] => {
    const text = decoded(bytes, encoding);
    if (text === undefined || /[\0\x7F-\x9F\uE000-\uF8FF\uFFFD]/.test(text)) return [];
    return [{ encoding, name, sample: takeSample(text), text }];
  });
  if (choices.length === 0) return { error: notText };
  const [known, ...others] = distinctTexts(choices.filter((choice) => isKnown(choice.text)));
  if (known && others.length === 0) return { text: known.text, encoding: known.encoding };
  const scores = scoreEncodings(bytes, await loadDetector());
  const scored = choices
    .map((choice) => ({ choice, score: scores.get(choice.encoding) ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  const best = scored[0]?.score ?? 0;
  const hasMacLines = !bytes.includes(0x0a);
  const rivals = new Set(
    scored
      .filter(({ choice }) => hasMacLines || choice.encoding !== 'macintosh')
      .filter(({ score }) => score * leastLead > best)
      .map(({ choice }) => choice.text),
  );
  const [text] = rivals;
  const isWestern = choices[0]?.encoding === 'windows-1252' && choices[0].text === text;
  const usual = usualEncodings(language);
  const isSure = best >= leastConfidence && !readsOtherwise(bytes, text ?? '', language);
  if (rivals.size === 1 && text !== undefined && (isSure || isWestern)) {
    const encoding = choices.find((choice) => choice.text === text)?.encoding ?? 'windows-1252';
    return { text, encoding };
  }
  const rank = ({ encoding }: EncodingChoice) => [...usual, encoding].indexOf(encoding);
  const ordered = scored
    .map(({ choice }) => choice)
    .toSorted(
      (one, other) => Math.min(rank(one), usual.length) - Math.min(rank(other), usual.length),
    );
  return { choices: distinctTexts(ordered) };
}

/** True if the encoding of the language, other than the western one, makes another text of letters of the bytes. */
export function readsOtherwise(
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
  language = locale(),
): boolean {
  const usual = usualEncodings(language);
  return (
    usual !== western &&
    usual.some((encoding) => {
      const other = decoded(bytes, encoding);
      return other !== undefined && other !== text && isLettered(other);
    })
  );
}

/** True for a text whose special signs are letters, or stand among East Asian ones, and no word mixes its scripts. */
function isLettered(text: string) {
  return !(
    /[^\p{ASCII}\p{L}\p{M}\p{N}\u3000-\u303F\uFF00-\uFFEF]/u.test(text) ||
    /[a-z][^\p{ASCII}\p{Script=Latin}]|[^\p{ASCII}\p{Script=Latin}][a-z]/u.test(text)
  );
}

const western = ['windows-1252', 'macintosh'];

/** By language, or by language and script. */
const encodingsByLanguage: Record<string, string[]> = {
  ja: ['shift_jis', 'euc-jp'],
  'zh-Hans': ['gb18030'],
  'zh-Hant': ['big5'],
  ko: ['euc-kr'],
  th: ['windows-874'],
  vi: ['windows-1258'],
  tr: ['windows-1254'],
  el: ['windows-1253'],
  he: ['windows-1255'],
  ...sameFor(['ar', 'fa', 'ur'], ['windows-1256']),
  ...sameFor(['lt', 'lv', 'et'], ['windows-1257']),
  ...sameFor(['ru', 'uk', 'bg', 'be', 'mk'], ['windows-1251', 'koi8-r']),
  ...sameFor(['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'bs', 'ro', 'sq'], ['windows-1250']),
};

function sameFor(languages: string[], names: string[]) {
  return Object.fromEntries(languages.map((language) => [language, names]));
}

/** The encodings in which spreadsheets of a language are saved. */
function usualEncodings(tag: string) {
  const { language, script } = new Intl.Locale(tag).maximize();
  return encodingsByLanguage[`${language}-${script}`] ?? encodingsByLanguage[language] ?? western;
}

/** Encodings with the same text are one choice. */
function distinctTexts(choices: EncodingChoice[]) {
  const byText = Map.groupBy(choices, ({ text }) => text);
  return [...byText.values()].flatMap(([first]) => first ?? []);
}

/** How likely each encoding is. */
function scoreEncodings(bytes: Uint8Array, detector: Detector) {
  const includeEncodings = [...Object.keys(encodings), ...Object.keys(detectorNames)].filter(
    (name) => name !== 'macroman' && name !== 'macintosh',
  );
  const results = detector.detectAll(bytes, { includeEncodings, ignoreThreshold: true });
  const scores = new Map<string, number>();
  for (const { encoding, confidence } of results) {
    const name = (encoding ?? '').toLowerCase();
    const key = detectorNames[name] ?? name;
    scores.set(key, Math.max(confidence, scores.get(key) ?? 0));
  }
  return scores;
}

/** Undefined for bytes that the encoding does not have. */
export function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const maxSamples = 3;

/** The first words with letters that the encodings read differently. */
function takeSample(text: string) {
  const words = text.match(/(?<![^\s,;|"])[^\s,;|"]*[^\p{ASCII}][^\s,;|"]*/gu) ?? [];
  return [...new Set(words)].slice(0, maxSamples).join(', ').slice(0, 60);
}
