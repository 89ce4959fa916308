import { imageAdvice, type AdviceCheck } from '../media/describe/form-advice.ts';
import { wordAdvice } from '../places/record-words.ts';
import type { Ruling } from '../places/words.ts';
import { testimonialSchema } from './testimonial.ts';

/** With the places of its project. */
export function testimonialAdvice(
  values: Parameters<AdviceCheck>[0],
  facts: Parameters<AdviceCheck>[1],
  shownBy?: readonly Ruling[],
) {
  return [
    ...imageAdvice(values, facts, { companyLogo: 'the company logo' }),
    ...wordAdvice('testimonials', testimonialSchema, values, shownBy),
  ];
}
