import { hashText } from './hash-text.ts';
import { toSlug } from '../text/slug.ts';
import { romanise } from './romaji.ts';

const reading = /[（(]([\p{sc=Hira}\p{sc=Kana}ー・\s]+)[)）]/u;

/** A slug of the letters and kana of a title. Empty if it has neither, or only kana that need the ideographs beside them. */
export function readableSlug(title: string) {
  const [, kana] = reading.exec(title) ?? [];
  const isMixed = /\p{sc=Han}/u.test(title);
  return toSlug(romanise(kana ?? (isMixed ? title.replaceAll(/\p{sc=Hira}+/gu, ' ') : title)));
}

/** A slug for any title: without letters and a reading, the word for the record and a short code, such as `project-k2f9x1`. */
export function proposedSlug(title: string, word: string) {
  if (title.trim() === '') return '';
  return readableSlug(title) || `${toSlug(word)}-${hashText(title.trim()).toString(36)}`;
}
