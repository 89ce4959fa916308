import { pictureAdvice, type AdviceOf } from '../media/describe/form-advice.ts';

export const newsAdvice: AdviceOf = (values, facts) =>
  values['medium'] === 'image' ? pictureAdvice(values, facts, { imageUrl: 'the image' }) : [];
