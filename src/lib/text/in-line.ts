import { locale } from './locale.ts';

type Part = string | null | undefined | false;

const marks: Record<string, { comma: string; stop: string }> = {
  ja: { comma: '、', stop: '。' },
  zh: { comma: '，', stop: '。' },
};

const spaced = { comma: ', ', stop: '. ' };

/** The parts that have text, with the comma of the language between them: `Aoyama, Tokyo`, `青山、東京`. */
export function inLine(parts: readonly Part[]) {
  return parts.filter(Boolean).join(marksHere().comma);
}

/** The sentences that have text, with a full stop between them and none at the end. */
export function inSentences(parts: readonly Part[]) {
  return parts.filter(Boolean).join(marksHere().stop);
}

/** What follows a part of a line. */
export function comma() {
  return marksHere().comma.trim();
}

/** What ends a sentence. */
export function fullStop() {
  return marksHere().stop.trim();
}

function marksHere() {
  return marks[locale().slice(0, 2)] ?? spaced;
}
