import type { TranslationState } from '../translation.ts';

type Progress = Omit<TranslationState, 'language'>;

/** `Published, current`, `Draft, 3 missing`, `Not started` */
export function languageStateText({ state, changed, missing }: Progress) {
  if (state === 'none') return 'Not started';
  const counts = [changed > 0 && `${changed} changed`, missing > 0 && `${missing} missing`];
  const toDo = counts.filter(Boolean).join(', ');
  if (state === 'draft') return toDo ? `Draft, ${toDo}` : 'Draft, ready to publish';
  return `Published, ${toDo || 'current'}`;
}

/** For a sentence: `French not started`, `Japanese published, 2 changed`. */
export function languageSentence(name: string, state: Progress) {
  const text = languageStateText(state).replace(', current', '').replace(', ready to publish', '');
  return `${name} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
