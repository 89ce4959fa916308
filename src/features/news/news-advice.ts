import { wordAdvice } from '../places/record-words.ts';
import type { Ruling } from '../places/words.ts';
import { newsSchema } from './news.ts';
import { imageAdvice, linkAdvice, type AdviceCheck } from '../media/describe/form-advice.ts';

/** With the places of its project. */
export const newsAdvice = (
  values: Parameters<AdviceCheck>[0],
  facts: Parameters<AdviceCheck>[1],
  shownBy?: readonly Ruling[],
) => [
  ...(values['medium'] === 'image' ? imageAdvice(values, facts, { imageUrl: 'the image' }) : []),
  ...imageAdvice(values, facts, { content: 'the text' }),
  ...linkAdvice(values, facts, 'content'),
  ...wordAdvice('news', newsSchema, values, shownBy),
];
