import { isAscii, isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

const NativeDecoder = TextDecoder;
const asianCharset = /^(shift_jis|euc-jp|gbk|gb18030|big5|euc-kr)$/;
const threeByteCharacter = /[\u0800-\uFFFF]|[\u{10000}-\u{10FFFF}]/u;
const escape = 0x1b;
const japaneseEscape = new RegExp(`${String.fromCharCode(escape)}(\\$[@B]|\\([JI])`);
const headBytes = 100_000;
const maxHints = 20;

/** The charsets that the current mail declares, and its lines beyond ASCII. */
let context: { hints: string[]; hasUnknown: boolean; eightBitLines: Buffer } = noContext();

/** Tells the decoders which mail is parsed next. */
export function setMailContext(source: Uint8Array) {
  const head = source.subarray(0, headBytes);
  const labels = [
    ...Buffer.from(head)
      .toString('latin1')
      .matchAll(
        /charset\s{0,4}=\s{0,4}["']?([\w.:-]{2,40})|=\?([\w.:-]{2,40})(?:\*[\w-]*)?\?[bq]\?/gi,
      )
      .take(maxHints),
  ].map(([, parameter, word]) => parameter ?? word ?? '');
  const charsets = labels.map((label) =>
    /^(us-)?ascii$/i.test(label) ? undefined : findCharset(label),
  );
  const hints = charsets.filter((charset) => charset !== undefined && charset !== 'utf-8');
  context = {
    hints: [...new Set(hints)] as string[],
    hasUnknown: charsets.includes(undefined),
    eightBitLines: Buffer.from(linesBeyondAscii(head), 'latin1'),
  };
}

function linesBeyondAscii(head: Uint8Array) {
  if (isAscii(head)) return '';
  const lines = Buffer.from(head).toString('latin1').split('\n');
  return lines.filter((line) => /[\u0080-\u00FF]/.test(line)).join('\n');
}

function noContext() {
  return { hints: [], hasUnknown: false, eightBitLines: Buffer.alloc(0) };
}

/**
 * Takes the place of `TextDecoder` where mails are parsed. Many mails declare no charset or a wrong one, so bytes that do
 * not fit get a second try.
 */
export class MailDecoder {
  readonly #native: TextDecoder;

  constructor(label?: string, options?: TextDecoderOptions) {
    this.#native = new NativeDecoder(label, options);
  }

  decode(input?: AllowSharedBufferSource) {
    if (input === undefined) return '';
    const bytes = ArrayBuffer.isView(input)
      ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
      : new Uint8Array(input);
    const charset = fittingCharset(bytes, this.#native.encoding);
    return charset === this.#native.encoding
      ? this.#native.decode(input)
      : new NativeDecoder(charset).decode(input);
  }
}

/** The declared charset, or another that fits the bytes better. */
function fittingCharset(bytes: Uint8Array, declared: string) {
  if (declared.startsWith('utf-16')) return declared;
  if (isAscii(bytes)) return hasJapaneseEscape(bytes) ? 'iso-2022-jp' : declared;
  if (isUtf8(bytes)) return mayBeUtf8(bytes, declared) ? 'utf-8' : declared;
  const isUncertain = declared === 'windows-1252' && context.hasUnknown;
  if (!isUncertain && (fits(bytes, declared) || mostlyFits(bytes, declared))) return declared;
  return guessedCharset(bytes) ?? (declared === 'utf-8' ? 'windows-1252' : declared);
}

/** Short texts in an Asian charset can be valid UTF-8 by chance, but then have no characters of three bytes. */
function mayBeUtf8(bytes: Uint8Array, declared: string) {
  return !asianCharset.test(declared) || threeByteCharacter.test(new NativeDecoder().decode(bytes));
}

function hasJapaneseEscape(bytes: Uint8Array) {
  return bytes.includes(escape) && japaneseEscape.test(Buffer.from(bytes).toString('latin1'));
}

function guessedCharset(bytes: Uint8Array) {
  const hint = context.hints.find((charset) => fits(bytes, charset));
  if (hint !== undefined) return hint;
  const japanese = ['shift_jis', 'euc-jp'].find(
    (charset) => fits(bytes, charset) && /[\u3041-\u30FA]{2}/.test(decode(bytes, charset)),
  );
  if (japanese !== undefined) return japanese;
  // One line is too little to tell charsets by.
  const sample = Buffer.concat([bytes.subarray(0, headBytes), context.eightBitLines]);
  return analyse(sample)
    .map(({ name }) => findCharset(name))
    .find((charset) => charset !== undefined && charset !== 'utf-8' && fits(bytes, charset));
}

/** A text that was cut or has a few damaged characters. */
function mostlyFits(bytes: Uint8Array, charset: string) {
  const text = decode(bytes, charset);
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  const characters = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return damaged * 4 <= characters;
}

function fits(bytes: Uint8Array, charset: string) {
  try {
    new NativeDecoder(charset, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array, charset: string) {
  return new NativeDecoder(charset).decode(bytes);
}

/** Undefined for a label that names no charset we can decode. */
function findCharset(label: string) {
  try {
    return new NativeDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
