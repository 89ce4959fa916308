import { wordAdvice } from '../places/record-words.ts';
import { newsSchema } from './news.ts';
import { imageAdvice, type AdviceCheck } from '../media/describe/form-advice.ts';

export const newsAdvice: AdviceCheck = (values, facts) => [
  ...(values['medium'] === 'image' ? imageAdvice(values, facts, { imageUrl: 'the image' }) : []),
  ...wordAdvice('news', newsSchema, values),
];
